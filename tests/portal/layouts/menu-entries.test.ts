import { expect, test } from 'vitest'
import menu from '../../../schemas/pages/menu/page.json' with { type: 'json' }
import type { MenuPage } from '../../../src/engine/document/page-definition.ts'
import { leadingEntries, menuEntries } from '../../../src/portal/layouts/menu/menu-entries.ts'

const declared = menu as MenuPage
const applicant = { user: { is_admin: false, profile: { MemberNo: null } } }
const ids = (packages: readonly string[], values: Parameters<typeof menuEntries>[2]) =>
  menuEntries(declared, packages, values).map(({ entry }) => entry.id)

test('without settings only Dashboard shows [PLAT-05]', () => {
  expect(ids([], applicant)).toEqual(['dashboard'])
})

test('an installed package shows its entry, one that is not does not [PLAT-05]', () => {
  expect(ids(['Profile'], applicant)).toContain('profile')
  expect(ids(['Profile'], applicant)).not.toContain('application')
})

const installed = declared.entries.flatMap(({ package: title }) => title ?? [])
const settings = { certificate_of_good_standing: true }
const person = (profile: object) => ({ settings, user: { is_admin: false, profile: { MemberNo: null, ...profile } } })
const disabled = (profile: object) =>
  menuEntries(declared, installed, person(profile)).flatMap(({ entry, enabled }) => (enabled ? [] : entry.id))

test.each([
  ['who applies', {}, ['cpd', 'upgrade', 'firm', 'subscription', 'certificate', 'my-projects']],
  [
    'whose application is released',
    { ApplicationReleased: true },
    ['cpd', 'upgrade', 'firm', 'subscription', 'my-projects'],
  ],
  ['a member in good standing', { MemberNo: 'M/1', InGoodStanding: true, Category: 'MEMBER' }, []],
  ['a graduate in good standing', { MemberNo: 'M/2', InGoodStanding: true, Category: 'GRADUATE' }, ['my-projects']],
  [
    'an active member who is not',
    { MemberNo: 'M/3', Status: 'Active', InGoodStanding: false, Category: 'MEMBER' },
    ['certificate', 'my-projects'],
  ],
])('of all packages, %s may not follow those that the rules say [PLAT-05]', (_who, profile, entries) => {
  expect(disabled(profile)).toEqual(entries)
})

test('a member has the entries in the order of the specification [PLAT-05]', () => {
  const found = ids(installed, person({}))
  expect(found.filter((id) => !['profile', 'application'].includes(id))).toEqual([
    'dashboard',
    'cpd',
    'upgrade',
    'firm',
    'subscription',
    'license',
    'billing',
    'events',
    'certificate',
    'my-projects',
  ])
})

test('the certificate has an entry where the settings offer it [PLAT-05 PLAT-17]', () => {
  const without = { ...person({}), settings: { certificate_of_good_standing: false } }
  expect(ids(installed, person({}))).toContain('certificate')
  expect(ids(installed, without)).not.toContain('certificate')
})

test('an administrator has none of them [PLAT-05]', () => {
  expect(ids(installed, { user: { is_admin: true } })).toEqual(['administration', 'users', 'messages', 'jobs'])
})

test('an approver has their own entry, beside those of members only if they are one [PLAT-05]', () => {
  expect(ids(installed, { user: { is_approver: true, profile: null } })).toEqual(['approvals'])
  const member = ids(installed, { user: { is_approver: true, profile: { ProfileID: 'P1' } } })
  expect(member).toEqual([...ids(installed, applicant), 'approvals'].toSorted(inOrder))
  expect(ids(installed, { user: { is_admin: true, is_approver: true } })).toEqual([
    'administration',
    'users',
    'messages',
    'jobs',
  ])
  const both = ids(installed, { user: { is_admin: true, desk: true } })
  expect(both).toEqual(['approvals', 'administration', 'users', 'messages', 'jobs'])
})

const place = (id: string) => declared.entries.findIndex((entry) => entry.id === id)
const inOrder = (a: string, b: string) => place(a) - place(b)

const led = (sites: Readonly<Record<string, string>>, memberNo = 'M/1') => {
  const member = person({ MemberNo: 'M/1', InGoodStanding: true, Category: 'MEMBER' })
  const shown = menuEntries(declared, installed, member)
  return leadingEntries(shown, sites, { token: 'a token', memberNo }).filter(({ entry }) => entry.id === 'my-projects')
}

test('the projects are outside of the portal, and get the access token; without an address there is no entry [PLAT-05]', () => {
  const projects = 'https://projects.example/in?token={token}'
  expect(led({ projects })).toMatchObject([{ enabled: true, address: 'https://projects.example/in?token=a%20token' }])
  expect(led({})).toEqual([])
})

test('an address that names what the user does not have cannot be followed', () => {
  expect(led({ projects: 'https://projects.example/{memberNo}' }, '')).toMatchObject([{ enabled: false }])
  expect(led({ projects: 'https://projects.example/{memberNo}' }, '')[0]?.address).toBeUndefined()
})
