import { expect, test } from 'vitest'
import { isPortalPath } from '../../src/contract/portal-paths.ts'

test.each([
  ['/', true],
  ['/dashboard', true],
  ['/Dashboard/', true],
  ['/activate', true],
  ['/activate/abc', true],
  ['/activate/abc/def', false],
  ['/admin', true],
  ['/admin/messages', true],
  ['/admin/jobs', true],
  ['/admin/members/import', true],
  ['/admin/cpd', true],
  ['/admin/cpd/import', true],
  ['/admin/cpd/3', false],
  ['/admin/billing', true],
  ['/admin/finance', true],
  ['/admin/finance/statements', true],
  ['/admin/reports', true],
  ['/admin/audit', true],
  ['/admin/forms', true],
  ['/admin/forms/sections/contacts', true],
  ['/admin/forms/sections', false],
  ['/admin/messages/3', false],
  ['/administrator', false],
  ['/desk', true],
  ['/desk/application/APP-000001', true],
  ['/desk/application/APP-000001/3', false],
  ['/password', false],
  ['/password/abc', true],
  ['/profile/response', true],
  ['/profile/response/1/2', true],
  ['/metrics', false],
  ['/no/such/page', false],
])('whether the portal has a page at %s: %s', (path, isPage) => {
  expect(isPortalPath(path)).toBe(isPage)
})
