import { chromium } from 'playwright'
import type { BrowserContext, Page } from 'playwright'
import { chromiumFlags, findChromium } from '../find-chromium.mjs'
import { startServerProcess } from '../server-process.ts'
import { median } from './bench-row.ts'
import type { Bench, BenchRow } from './bench-row.ts'
import { logIn } from './portal/log-in.ts'

const member = 'member@sample.example'
const rounds = 9

/** A page, and what a reader of it waits for. */
interface Opened {
  readonly path: string
  readonly usable: (page: Page) => Promise<unknown>
}

const dashboard: Opened = {
  path: '/dashboard',
  usable: (page) => page.getByRole('article', { name: 'Arrears' }).getByText(/^KES/).waitFor(),
}
const profile: Opened = {
  path: '/profile',
  usable: (page) => page.getByRole('main').getByRole('button', { name: 'Edit' }).first().waitFor(),
}

/** How soon the dashboard can be read, beside the profile, and what it asks the server for. */
export const startPageBench: Bench = {
  name: 'start-page',
  title: `Dashboard and profile, each opened ${rounds} times in turns with an empty cache`,
  async run() {
    const server = await startServerProcess()
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
    try {
      const origin = server.origin('demo')
      const page = await browser.newPage()
      await logIn(page, origin, member)
      const state = await page.context().storageState()
      const open = async (opened: Opened) => {
        const context = await browser.newContext({ storageState: state })
        const measured = await measureOnce(context, origin, opened)
        await context.close()
        return measured
      }
      const times: Record<'dashboard' | 'profile', number[]> = { dashboard: [], profile: [] }
      let calls: readonly string[] = []
      for (let round = 0; round <= rounds; round += 1) {
        const [first, second] = [await open(dashboard), await open(profile)]
        // The first round warms the server.
        if (round === 0) continue
        times.dashboard.push(first.time)
        times.profile.push(second.time)
        calls = first.calls.filter((call) => !second.calls.includes(call))
      }
      return rowsOf(times, calls)
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

/** Milliseconds until a page is usable, and the calls it made by then. */
async function measureOnce(context: BrowserContext, origin: string, { path, usable }: Opened) {
  const page = await context.newPage()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  const began = performance.now()
  await page.goto(`${origin}${path}`)
  await usable(page)
  return { time: performance.now() - began, calls }
}

function rowsOf(
  times: Readonly<Record<'dashboard' | 'profile', readonly number[]>>,
  calls: readonly string[],
): readonly BenchRow[] {
  const [ofDashboard, ofProfile] = [median(times.dashboard), median(times.profile)]
  const ratio = ofDashboard / ofProfile
  return [
    { label: 'dashboard, median', value: ofDashboard, unit: 'ms' },
    { label: 'profile, median', value: ofProfile, unit: 'ms' },
    { label: 'dashboard for each profile', value: ratio, unit: '×', target: '≤ 1 ×', met: ratio <= 1 },
    {
      label: `calls that the profile does not make: ${calls.join(', ')}`,
      value: calls.length,
      unit: '',
      target: '1',
      met: calls.length === 1,
    },
  ]
}
