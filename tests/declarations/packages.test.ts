import { describe, expect, test } from 'vitest'
import { calls } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define-call.ts'
import { packageOfCall, packageOfCases, packageOfPage, packageParts } from '../../src/contract/packages.ts'
import { isPortalPath, portalPaths } from '../../src/contract/portal-paths.ts'
import { shipped } from './declared-forms.ts'

const organisations = ['demo', 'engineering-board', 'ics', 'iek'] as const
const known = Object.values<Call>(calls).map(({ method, path }) => `${method} ${path}`)
/** Pages that are not built yet. */
const unbuilt = ['/my-projects']

const fits = (call: string, pattern: string): boolean =>
  pattern.endsWith('*') ? call.startsWith(pattern.slice(0, -1)) : call === pattern

describe.each(Object.entries(packageParts))('the package %s [PLAT-05]', (name, { pages, calls: own, cases }) => {
  test('has pages, calls and case types that there are, and that belong to no other', () => {
    const paths = pages.map((page) => page.replace(/\/\*$/, ''))
    const isBuilt = (path: string) => isPortalPath(path) || portalPaths.some((one) => one.startsWith(`${path}/`))
    expect(paths.filter((path) => !isBuilt(path) && !unbuilt.includes(path))).toEqual([])
    expect(paths.map(packageOfPage)).toEqual(paths.map(() => name))
    const named = own.map((pattern) => known.filter((call) => fits(call, pattern)))
    expect(named.filter((found) => found.length === 0)).toEqual([])
    expect(named.flat().map(packageOfCall)).toEqual(named.flat().map(() => name))
    expect(cases.map(packageOfCases)).toEqual(cases.map(() => name))
    expect(cases.filter((type) => !shipped('demo').documents.has(`cases/${type}`))).toEqual([])
  })
})

describe.each(organisations)('the menu of %s [PLAT-05]', (id) => {
  const page = shipped(id).documents.get('pages/menu')?.page
  const entries = page?.kind === 'menu' ? page.entries : []

  test('names for each page, and for the case types of an entry, the package that closes them', () => {
    const declared = entries.map(({ path, package: wanted }) => [path, wanted])
    expect(entries.map(({ path }) => [path, packageOfPage(path)])).toEqual(declared)
    const types = entries.flatMap(({ cases = [], package: wanted }) => cases.map((type) => [type, wanted]))
    expect(types.map(([type = '']) => [type, packageOfCases(type.replace('cases/', ''))])).toEqual(types)
  })
})

test.each([
  ['/CPD/', 'CPD'],
  ['/admin/cpd/import', 'CPD'],
  ['/cases/cpd-claim/new', 'CPD'],
  ['/upgrade/checklist/FELLOW', 'Upgrade'],
  ['/cases/upgrade/UPG-1/documents/report', 'Upgrade'],
  ['/license/card', 'License'],
  ['/payment-history', 'Subscription'],
  ['/billing', 'Billing'],
  ['/billing/invoice/eA', undefined],
  ['/cases/good-standing', 'Certificate'],
  ['/dashboard/goodStanding/TS8x', 'Certificate'],
  ['/dashboard', undefined],
  ['/cpdx', undefined],
  ['/', undefined],
])('the page %s belongs to %s [PLAT-05]', (path, wanted) => {
  expect(packageOfPage(path)).toBe(wanted)
})

test('pages that a package does not name stay open', () => {
  const open = portalPaths.filter((path) => packageOfPage(path) === undefined)
  expect(open).toEqual(expect.arrayContaining(['/dashboard', '/settings', '/checkout/:payload', '/desk/:type?']))
})
