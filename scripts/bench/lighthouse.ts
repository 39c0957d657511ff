import lighthouse from 'lighthouse'
import type { Result } from 'lighthouse'
import { startServerProcess } from '../server-process.ts'
import { median } from './bench-row.ts'
import type { Bench, BenchRow } from './bench-row.ts'
import { startDebuggedBrowser } from './portal/debugged-browser.ts'
import type { DebuggedBrowser } from './portal/debugged-browser.ts'
import { logIn } from './portal/log-in.ts'

const tenants = ['demo', 'engineering-board', 'iek', 'ics']
const runs = 3
/** How often a load is tried whose recording is incomplete, as Chromium leaves some on a busy machine. */
const attempts = 3
/** The account whose pages are measured. */
const member = 'member@sample.example'

/** The lowest accepted performance score, out of 100. */
const leastPerformance = 90
const categories = ['performance', 'accessibility', 'best-practices'] as const
type Scores = Readonly<Record<(typeof categories)[number] | 'errors', number>>

/** Runs Lighthouse's mobile preset (a simulated slow phone on a slow network) on each organisation's built portal. */
export const lighthouseBench: Bench = {
  name: 'lighthouse',
  title: `Lighthouse, mobile, median of ${runs}`,
  async run() {
    const server = await startServerProcess()
    try {
      const rows: BenchRow[] = []
      for (const tenant of tenants) rows.push(...(await measureTenant(tenant, server.origin(tenant))))
      return rows
    } finally {
      await server.stop()
    }
  },
}

async function measureTenant(tenant: string, origin: string): Promise<BenchRow[]> {
  const browser = await startDebuggedBrowser()
  try {
    const rows: BenchRow[] = []
    const measure = async (name: string, path: string) =>
      rows.push(...rowsOf(`${tenant}, ${name}`, await measurePage(browser, `${origin}${path}`)))
    await measure('log-in', '/')
    await measure('register', `/search/Search-list?term=${encodeURIComponent('wa')}`)
    await browser.drive((page) => logIn(page, origin, member))
    await measure('dashboard', '/dashboard')
    await measure('events', '/events')
    return rows
  } finally {
    await browser.stop()
  }
}

/** The median of each score, and of the number of console errors. */
async function measurePage(browser: DebuggedBrowser, address: string): Promise<Scores> {
  const measured: Scores[] = []
  for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(browser, address))
  const middle = (name: keyof Scores) => median(measured.map((scores) => scores[name]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    errors: middle('errors'),
  }
}

/** One load with an empty cache; local storage, which contains the session, is kept. */
async function measureOnce(browser: DebuggedBrowser, address: string): Promise<Scores> {
  const result = await recordedResult(browser, address)
  if (result.finalDisplayedUrl !== address) throw new Error(`${address} led to ${result.finalDisplayedUrl}.`)
  return {
    performance: scoreOf(result, 'performance'),
    accessibility: scoreOf(result, 'accessibility'),
    'best-practices': scoreOf(result, 'best-practices'),
    errors: errorsIn(result),
  }
}

/** The result of the first load of which Lighthouse could record all that it judges. */
async function recordedResult({ port }: DebuggedBrowser, address: string): Promise<Result> {
  let problem = 'no result'
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const outcome = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] })
    const result = outcome?.lhr
    if (result !== undefined && result.runtimeError === undefined) return result
    problem = result?.runtimeError?.message ?? problem
  }
  throw new Error(`Lighthouse could not measure ${address}: ${problem}`)
}

function scoreOf({ categories: measured }: Result, name: string): number {
  return Math.round((measured[name]?.score ?? 0) * 100)
}

function errorsIn({ audits }: Result): number {
  const details = audits['errors-in-console']?.details
  return details?.type === 'table' ? details.items.length : 0
}

function rowsOf(page: string, scores: Scores): BenchRow[] {
  const { performance, accessibility, 'best-practices': practices, errors } = scores
  return [
    {
      label: `${page}: performance`,
      value: performance,
      unit: '',
      target: `≥ ${leastPerformance}`,
      met: performance >= leastPerformance,
    },
    { label: `${page}: accessibility`, value: accessibility, unit: '', target: '100', met: accessibility === 100 },
    { label: `${page}: best practices`, value: practices, unit: '', target: '100', met: practices === 100 },
    { label: `${page}: errors in the console`, value: errors, unit: '', target: '0', met: errors === 0 },
  ]
}
