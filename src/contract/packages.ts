import type { PackageName } from '../generated/closed-names.ts'

/** What belongs to a package: an organisation that has not installed it has none of this. */
interface PackageParts {
  /** Pages by their paths; `/*` at the end is for those below too. */
  readonly pages: readonly string[]
  /** Calls by method and path; `*` at the end is for whatever follows. */
  readonly calls: readonly string[]
  /** Case types: their pages and, for all but staff, their calls. */
  readonly cases: readonly string[]
}

const pagesAlone = (...pages: string[]): PackageParts => ({ pages, calls: [], cases: [] })

/**
 * What each package consists of (3§6). Calls that others rest on belong to none: a profile's records, invoices and
 * payments, and the firms that somebody may act for.
 */
export const packageParts: Readonly<Record<PackageName, PackageParts>> = {
  Dashboard: pagesAlone(),
  Profile: pagesAlone('/profile/*'),
  Application: { pages: ['/application/*'], calls: ['GET application'], cases: ['application'] },
  CPD: {
    pages: ['/cpd', '/admin/cpd/*'],
    calls: ['GET cpd_awards/awards', 'GET admin/cpd*', 'POST admin/cpd*'],
    cases: ['cpd-claim', 'cpd-transcript'],
  },
  Upgrade: { pages: ['/upgrade/*'], calls: [], cases: ['upgrade'] },
  Firm: { pages: ['/firm'], calls: ['POST firms/:id/delete'], cases: [] },
  Subscription: {
    pages: ['/subscription/*', '/payment-history'],
    calls: ['GET subs*', 'POST subs*', 'GET billing/history'],
    cases: [],
  },
  // Documents below it are opened from elsewhere as well, e.g. from subscriptions.
  Billing: { pages: ['/billing'], calls: ['GET profile/ledger'], cases: [] },
  Events: {
    pages: ['/events', '/admin/events'],
    calls: ['GET events*', 'GET admin/events*', 'POST admin/events*'],
    cases: ['event-booking'],
  },
  Certificate: { pages: ['/dashboard/goodStanding/*'], calls: [], cases: ['good-standing'] },
  MyProjects: pagesAlone('/my-projects'),
  License: { pages: ['/license/*'], calls: [], cases: ['licence'] },
}

const packages = Object.entries(packageParts).map(([name, parts]) => ({ name, ...parts }))

/** The package that a call belongs to, by the path of its definition; undefined for a call of none. */
export const packageOfCall = (call: string): string | undefined =>
  packages.find(({ calls }) => calls.some((one) => matches(call, one, '*')))?.name

/** The package that a case type belongs to, by its name without `cases/`. */
export const packageOfCases = (type: string): string | undefined =>
  packages.find(({ cases }) => cases.includes(type))?.name

/** The package that the page at a path belongs to. Like the router, it ignores case and a slash at the end. */
export function packageOfPage(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/$/, '')
  const [, place, type = ''] = path.split('/')
  if (place === 'cases') return packageOfCases(type)
  return packages.find(({ pages }) => pages.some((page) => matches(path, page.toLowerCase(), '/*')))?.name
}

/** Whether an organisation has the page at a path: its package is installed, or it belongs to none. */
export function isPageInstalled(pathname: string, installed: readonly string[]): boolean {
  const wanted = packageOfPage(pathname)
  return wanted === undefined || installed.includes(wanted)
}

function matches(path: string, declared: string, rest: '*' | '/*'): boolean {
  if (!declared.endsWith(rest)) return path === declared
  const above = declared.slice(0, -rest.length)
  return path === above || path.startsWith(rest === '*' ? above : `${above}/`)
}
