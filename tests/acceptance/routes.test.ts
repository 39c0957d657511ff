import type { Page } from 'playwright'
import { matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { portalPaths } from '../../src/contract/portal-paths.ts'
import { encodeText } from '../../src/engine/format/base64-text.ts'
import { isJsonArray } from '../../src/engine/json/json.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { portalRoutes } from '../../src/portal/app/routes.tsx'
import { readSources } from '../../src/server/platform/declarations/read-sources.ts'
import { root } from '../engine/check/declared-files.ts'
import { axeViolations, openBrowser, origin } from './browser.ts'
import { sampleSession } from './sessions.ts'

const { visit, visitAs, visitAt } = openBrowser()

/** The visitors. A stranger has a session of another organisation, which this server does not know. */
const people = ['anonymous', 'applicant', 'individual', 'firm', 'admin', 'superAdmin', 'stranger'] as const
type Person = (typeof people)[number]

/** The destination: `page` for the address itself, else the address of a redirect. */
type Row = Readonly<Record<Person, string>>

const page = 'page'
/** Log-in with any destination: the refusal may come before or after the page's own redirect. */
const anyLogin = '/?redirect='
const anybody: Row = everybody(page)
const login = (path: string) => `/?redirect=${encodeURIComponent(path)}`

/** For visitors; logged-in users go where the entry rules lead. */
const guests: Row = {
  anonymous: page,
  applicant: '/initiate-profile',
  individual: '/dashboard',
  firm: '/dashboard',
  admin: '/admin/user-settings',
  superAdmin: '/admin/settings',
  stranger: login('/dashboard'),
}
/** For people and firms with a profile. */
const profiles = (path: string): Row => ({
  anonymous: login(path),
  applicant: '/initiate-profile',
  individual: page,
  firm: page,
  admin: '/admin/user-settings',
  superAdmin: '/admin/settings',
  stranger: login(path),
})
/** For them, an address that leads to another. */
const leadsOn = (path: string, to: string): Row => ({
  ...profiles(path),
  individual: to,
  firm: to,
  stranger: anyLogin,
})
const members = (path: string): Row => ({ ...everybody(page), anonymous: login(path), stranger: login(path) })
const first = (path: string): Row => ({
  ...profiles(path),
  applicant: page,
  individual: '/dashboard',
  firm: '/dashboard',
  admin: page,
  superAdmin: page,
  stranger: login('/dashboard'),
})
const admins = (path: string, admin = page): Row => ({
  ...guests,
  anonymous: login(path),
  admin,
  superAdmin: page,
  stranger: anyLogin,
})

/** For approvers, whom this table does not have; everybody else goes to their start page. */
const staff = (path: string): Row => ({ ...guests, anonymous: login(path), stranger: anyLogin })

const challenge = encodeText(JSON.stringify({ id: 'none', phone_no: '07••••678' }))

/** A page outside every layout, so nothing of another page is left once it is shown. */
const nowhere = '/no/such/page'

/** Every route of the portal, by one of its addresses. */
const table: Readonly<Record<string, Row>> = {
  '/': guests,
  '/forgot-password': guests,
  '/activate': guests,
  '/activate/123456': guests,
  '/categories': guests,
  '/signup/Individual/GRADUATE': guests,
  '/signup/Corporate/FIRM': {
    ...guests,
    anonymous: login('/firm'),
  },
  '/register/Individual/GRADUATE': guests,
  '/success': guests,
  '/register/Corporate/FIRM': anybody,
  [`/otp/${challenge}`]: anybody,
  '/password/none': anybody,
  '/verify': anybody,
  '/verify/none': anybody,
  '/verify/7K3M9QXA22TD': anybody,
  '/search/Search-list': anybody,
  '/search/search-card/none': anybody,
  '/profile/response': anybody,
  '/referee-response/response': anybody,
  [nowhere]: anybody,
  '/initiate-profile': first('/initiate-profile'),
  '/initiate-firm': first('/initiate-firm'),
  '/dashboard': profiles('/dashboard'),
  '/dashboard/goodStanding/eA': profiles('/dashboard/goodStanding/eA'),
  '/application': profiles('/application'),
  '/application/document/QVBQLTAwMDAwMA': profiles('/application/document/QVBQLTAwMDAwMA'),
  '/license': profiles('/license'),
  '/license/card': profiles('/license/card'),
  '/license/card/LIC-0': profiles('/license/card/LIC-0'),
  '/license/document/LIC-0': profiles('/license/document/LIC-0'),
  '/license/license/LIC-0': profiles('/license/license/LIC-0'),
  '/upgrade': profiles('/upgrade'),
  '/upgrade/plan': leadsOn('/upgrade/plan', '/cases/upgrade/new'),
  '/upgrade/card': leadsOn('/upgrade/card', '/cases/upgrade/new'),
  '/upgrade/checklist/FELLOW': leadsOn('/upgrade/checklist/FELLOW', '/cases/upgrade/new'),
  '/upgrade/document/UPG-0': leadsOn('/upgrade/document/UPG-0', '/cases/upgrade/UPG-0/documents/report'),
  '/upgrade/acceptance-letter/UPG-0': leadsOn(
    '/upgrade/acceptance-letter/UPG-0',
    '/cases/upgrade/UPG-0/documents/acceptance',
  ),
  '/cpd': profiles('/cpd'),
  '/events': profiles('/events'),
  '/subscription': profiles('/subscription'),
  '/subscription/card': leadsOn('/subscription/card', '/subscription'),
  '/subscription/document/eA': profiles('/subscription/document/eA'),
  '/subscription/certificate/eA': profiles('/subscription/certificate/eA'),
  '/payment-history': profiles('/payment-history'),
  '/billing': profiles('/billing'),
  '/billing/receipt/eA': profiles('/billing/receipt/eA'),
  '/billing/document/credit-note/eA': profiles('/billing/document/credit-note/eA'),
  '/checkout/e30': profiles('/checkout/e30'),
  '/cases/request': profiles('/cases/request'),
  '/cases/request/new': profiles('/cases/request/new'),
  '/cases/request/REQ-000000': profiles('/cases/request/REQ-000000'),
  '/cases/request/REQ-000000/documents/letter': profiles('/cases/request/REQ-000000/documents/letter'),
  '/checklist/type/GRADUATE': profiles('/checklist/type/GRADUATE'),
  '/checklist/component/CONTACTS': profiles('/checklist/component/CONTACTS'),
  '/profile': profiles('/profile'),
  '/profile/document': profiles('/profile/document'),
  '/profile/document/contacts': profiles('/profile/document/contacts'),
  '/profile/profileConfirm': profiles('/profile/profileConfirm'),
  '/profile/RefereeFormReport/1': profiles('/profile/RefereeFormReport/1'),
  '/firm': members('/firm'),
  '/settings': members('/settings'),
  '/admin': { ...guests, anonymous: login('/admin'), stranger: anyLogin },
  '/admin/settings': admins('/admin/settings', '/admin/user-settings'),
  '/admin/user-settings': admins('/admin/user-settings'),
  '/admin/staff': admins('/admin/staff', '/admin/user-settings'),
  '/admin/messages': admins('/admin/messages'),
  '/admin/members/import': admins('/admin/members/import'),
  '/admin/cpd': admins('/admin/cpd'),
  '/admin/cpd/import': admins('/admin/cpd/import'),
  '/admin/events': admins('/admin/events'),
  '/admin/billing': admins('/admin/billing'),
  '/admin/finance': admins('/admin/finance'),
  '/admin/finance/statements': admins('/admin/finance/statements'),
  '/admin/finance/statements/none': admins('/admin/finance/statements/none'),
  '/admin/reports': admins('/admin/reports'),
  '/admin/jobs': admins('/admin/jobs'),
  '/admin/audit': admins('/admin/audit', '/admin/user-settings'),
  '/admin/forms': admins('/admin/forms', '/admin/user-settings'),
  '/admin/forms/sections/contacts': admins('/admin/forms/sections/contacts', '/admin/user-settings'),
  '/desk': staff('/desk'),
  '/desk/application': staff('/desk/application'),
  '/desk/application/APP-000000': staff('/desk/application/APP-000000'),
}

/** The sample account of each person, and its organisation. */
const accounts: Readonly<Record<Person, { readonly account?: string; readonly tenant: string }>> = {
  anonymous: { tenant: 'demo' },
  applicant: { tenant: 'demo', account: 'applicant' },
  individual: { tenant: 'demo', account: 'member' },
  firm: { tenant: 'demo', account: 'firm' },
  admin: { tenant: 'demo', account: 'admin' },
  superAdmin: { tenant: 'demo', account: 'superadmin' },
  stranger: { tenant: 'iek', account: 'member' },
}

/**
 * Whether a person comes to the address of a row by loading the portal there, which takes several times as long as
 * going there inside it. They take turns, so that one with a session of this server loads each address; the stranger
 * loads all of them, because the first call ends the session.
 */
const isLoadedBy = (person: Person, path: string, row: number): boolean =>
  person === 'stranger' || path === nowhere || row % 5 === people.indexOf(person) % 5

describe.each(people)('%s', (person) => {
  test('gets from each address to the one in the table [PLAT-08 AUTH-04 AUTH-15]', async () => {
    const { walker, goTo } = await walkerFor(person)
    const arrives = async (path: string, wanted: string) => {
      await expect
        .poll(() => placeOf(walker), { message: `${person} at ${path}`, interval: 20 })
        .toEqual(wanted === anyLogin ? expect.stringContaining(anyLogin) : wanted)
    }
    const rows = Object.entries(table).map(([path, { [person]: to }]) => [path, to === page ? path : to] as const)
    for (const [path, wanted] of rows.filter(([at], index) => isLoadedBy(person, at, index))) {
      await goTo(path)
      await arrives(path, wanted)
    }
    // After all loads, because each drops the code of the pages.
    for (const [path, wanted] of rows.filter(([at], index) => !isLoadedBy(person, at, index))) {
      if (wanted === path) await leaveHeading(walker)
      await pop(walker, path)
      await arrives(path, wanted)
    }
  })
})

test('the table has an address of every route [PLAT-08]', () => {
  const leaves = (some: RouteObject[]): RouteObject[] =>
    some.flatMap((route) => (route.children ? leaves(route.children) : [route]))
  const reached = new Set(Object.keys(table).map((path) => matchRoutes(portalRoutes, path)?.at(-1)?.route))
  const missing = leaves(portalRoutes).filter((route) => !reached.has(route))
  expect(missing.map(({ path, index }) => path ?? `index ${String(index)}`)).toEqual([])
})

/** The path of every page below some routes. */
const pathsOf = (routes: readonly RouteObject[], above = ''): readonly string[] =>
  routes.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    if (index === true) return [here === '' ? '/' : here]
    return children.length > 0 ? pathsOf(children, here) : [here]
  })

test('the server knows exactly the pages that the portal’s router has [OPS-07]', () => {
  const routed = pathsOf(portalRoutes).filter((path) => path !== '/*')
  expect(portalPaths.toSorted()).toEqual(routed.toSorted())
})

test('the server sends a browser the portal with 404 where there is no page, with 200 where there is one [OPS-07 PLAT-12]', async () => {
  const walker = await visitAt('about:blank')
  const statusAt = async (path: string) => (await walker.goto(`${origin('demo')}${path}`))?.status()
  expect(await statusAt('/no/such/page')).toBe(404)
  expect(await statusAt('/dashboard')).toBe(200)
  expect(await statusAt('/admin/messages')).toBe(200)
})

/** Paths that a menu may declare, and whose pages are still to be built; the list only shrinks. */
const unbuilt = ['/my-projects']

test('every path that the check accepts in a menu has a page, but for those not built yet [PLAT-05]', async () => {
  const { texts } = await readSources(root)
  const meta: JsonValue = JSON.parse(texts.get('schemas/meta/page.json') ?? 'null')
  const paths = getAt(meta, '/$defs/menu/properties/entries/items/properties/path/else/enum')
  const isBuilt = (path: string) => matchRoutes(portalRoutes, path)?.at(-1)?.route.path !== '*'
  const known = isJsonArray(paths) ? paths.map(String) : []
  expect(known.filter((path) => !isBuilt(path))).toEqual(unbuilt)
  expect(known.filter(isBuilt)).toContain('/dashboard')
  // The list of any declared case type.
  expect(isBuilt('/cases/change-of-name')).toBe(true)
})

/** Addresses that are well formed, but not for who opens them: what the page says, and where its first button leads. */
const closed = [
  ['anonymous', '/signup/Foo/GRADUATE', 'Nobody can apply for this category now.', '/categories'],
  ['anonymous', '/signup/Individual/FELLOW', 'Nobody can apply for this category now.', '/categories'],
  ['anonymous', '/signup/Individual/FIRM', 'Nobody can apply for this category now.', '/categories'],
  ['anonymous', '/register/Individual/NOPE', 'Nobody can apply for this category now.', '/categories'],
  ['anonymous', '/register/Corporate/GRADUATE', 'Nobody can apply for this category now.', '/categories'],
  ['applicant', '/initiate-firm', 'This page is for firms, and you are logged in as a person.', '/initiate-profile'],
] as const

test('a page that its visitor cannot use says so before anything is filled in, and leads on [PLAT-08 AUTH-15]', async () => {
  const walks = { anonymous: await walkerFor('anonymous'), applicant: await walkerFor('applicant') }
  for (const [person, path, reason, next] of closed) {
    const { walker, goTo } = walks[person]
    await goTo(path)
    const main = walker.getByRole('main')
    await main.getByText(reason).waitFor()
    expect(await main.getByRole('textbox').count(), path).toBe(0)
    expect(await axeViolations(walker)).toEqual([])
    await main.locator('.MuiButton-contained').click()
    await walker.waitForURL((url) => url.pathname === next)
  }
})

interface Walk {
  readonly walker: Page
  readonly goTo: (path: string) => Promise<void>
}

async function walkerFor(person: Person): Promise<Walk> {
  const { tenant, account } = accounts[person]
  const walker = account === undefined ? await visit(tenant) : await visitAs(sampleSession(tenant, account))
  const goTo = async (path: string) => void (await walker.goto(`${origin('demo')}${path}`))
  if (tenant === 'demo') return { walker, goTo }
  // The session is stored again for each address, because the first refusal removes it.
  const session = await walker.evaluate(() => localStorage.getItem('regalia.session') ?? '')
  await walker.goto(`${origin('demo')}/success`)
  const bring = async (path: string) => {
    await walker.evaluate((text) => localStorage.setItem('regalia.session', text), session)
    await goTo(path)
  }
  return { walker, goTo: bring }
}

/**
 * Marks the heading of a page that the next one replaces. A heading without the mark then proves that the router has
 * moved; the address does not, unless the router changes it once more, because the browser changes it first.
 */
async function leaveHeading(walker: Page): Promise<void> {
  await pop(walker, nowhere)
  const heading = walker.locator('#root:not(:has(header)) h1')
  await heading.waitFor({ state: 'attached' })
  await heading.evaluate((element) => element.setAttribute('data-left', ''))
}

/** As by Back; with the index that the router gives its entries, so that a page may still ask before it is left. */
const pop = (walker: Page, path: string) =>
  walker.evaluate(`
    history.pushState({ idx: history.state.idx + 1 }, '', ${JSON.stringify(path)})
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  `)

/** The address without the host, once a page with a heading is shown; read at once, so that both are of one page. */
const placeOf = (walker: Page) =>
  walker.evaluate<unknown>(`document.querySelector('h1:not([data-left])') && location.pathname + location.search`)

function everybody(place: string): Row {
  return {
    anonymous: place,
    applicant: place,
    individual: place,
    firm: place,
    admin: place,
    superAdmin: place,
    stranger: place,
  }
}
