import { expect, test } from 'vitest'
import { entryPath } from '../../../src/portal/session/entry-path.ts'
import { readUser } from '../../../src/portal/session/session.ts'

const user = { id: '1', email: 'somebody@member.example', name: '', type: 'Individual', is_admin: false, profile: null }

test.each([
  ['a person without a profile', {}, '/initiate-profile'],
  ['a firm without a profile', { type: 'Corporate' }, '/initiate-firm'],
  ['a person with a profile', { profile: { ProfileID: 'P1' } }, '/dashboard'],
  ['an administrator of a server without roles', { is_admin: true }, '/admin/settings'],
  ['an administrator', { is_admin: true, may: ['messages'] }, '/admin/messages'],
  ['a super administrator', { is_admin: true, may: ['messages', 'settings'] }, '/admin/settings'],
  ['an administrator whose role allows nothing', { is_admin: true, may: [] }, '/settings'],
  ['an approver who is no member', { is_approver: true }, '/desk'],
  ['whoever works on cases', { desk: true }, '/desk'],
  ['an approver of a firm’s type', { is_approver: true, type: 'Corporate' }, '/desk'],
  ['an approver who is a member', { is_approver: true, profile: { ProfileID: 'P1' } }, '/dashboard'],
])('%s enters where the entry rules say [PLAT-08]', (_who, differs, path) => {
  const read = readUser({ ...user, ...differs })
  expect(read && entryPath(read)).toBe(path)
})

test('an invalid user is none', () => {
  expect(readUser({ name: 'without id and e-mail' })).toBeUndefined()
  expect(readUser(null)).toBeUndefined()
})
