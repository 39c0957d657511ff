import { expect, test } from 'vitest'
import menu from '../../../schemas/pages/menu/page.json' with { type: 'json' }
import type { MenuPage } from '../../../src/engine/document.ts'
import { menuEntries } from '../../../src/portal/layouts/menu-entries.ts'

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

test('the firms’ entry is disabled until there is a member record [PLAT-05]', () => {
  const firm = (values: Parameters<typeof menuEntries>[2]) =>
    menuEntries(declared, ['Firm'], values).find(({ entry }) => entry.id === 'firm')?.enabled
  expect(firm(applicant)).toBe(false)
  expect(firm({ user: { is_admin: false, profile: { MemberNo: 'M/1' } } })).toBe(true)
})
