import { chromium } from 'playwright'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import { chromiumFlags, findChromium } from '../find-chromium.mjs'
import { startServerProcess } from '../server-process.ts'
import type { Bench, BenchRow } from './bench-row.ts'
import { logIn } from './portal/log-in.ts'
import { screens } from './portal/screens.ts'
import type { Screen } from './portal/screens.ts'
import { slowNetwork } from './portal/slow-network.ts'

type StorageState = BrowserContextOptions['storageState']

const tenants = ['demo', 'engineering-board', 'iek', 'ics']
const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
const limit = 0.02
/** The longest wait for a screen in ms: several organisations load at once, over a slow network. */
const patience = 120_000
/** Slow enough that each part of a screen arrives separately. */
const slowness = { latency: 60, throughput: 600_000 }

/** A screen and how far it moved. */
interface Shift {
  readonly score: number
  readonly place: string
}

/** How far the visible part of each screen moves by itself while it loads with an empty cache. */
export const layoutShiftBench: Bench = {
  name: 'layout-shift',
  title: 'Cumulative layout shift, the worst of all organisations and widths',
  async run() {
    const server = await startServerProcess()
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
    try {
      const shifts = new Map<Screen, Shift[]>(screens.map((screen) => [screen, []]))
      // At the same time: most of it is waiting for the slow network, which each organisation has for itself.
      await Promise.all(tenants.map((tenant) => measureTenant(browser, tenant, server.port, shifts)))
      return [...shifts].map(([{ name }, measured]) => rowOf(name, measured))
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

async function measureTenant(
  browser: Browser,
  tenant: string,
  port: number,
  shifts: ReadonlyMap<Screen, Shift[]>,
): Promise<void> {
  const network = await slowNetwork(port, slowness)
  try {
    await measureScreens(browser, tenant, `http://${tenant}.localhost:${network.port}`, shifts)
  } finally {
    network.close()
  }
}

async function measureScreens(
  browser: Browser,
  tenant: string,
  origin: string,
  shifts: ReadonlyMap<Screen, Shift[]>,
): Promise<void> {
  const sessions = new Map<string, StorageState>()
  for (const [screen, measured] of shifts) {
    const { account } = screen
    if (account !== undefined && !sessions.has(account))
      sessions.set(account, await sessionOf(browser, origin, account))
    const storageState = account === undefined ? undefined : sessions.get(account)
    for (const viewport of viewports) {
      const score = await measureScreen(browser, origin, screen, { viewport, ...(storageState && { storageState }) })
      measured.push({ score, place: `${tenant}, ${viewport.width} px` })
    }
  }
}

async function sessionOf(browser: Browser, origin: string, account: string): Promise<StorageState> {
  const context = await patientContext(browser)
  await logIn(await context.newPage(), origin, account)
  const state = await context.storageState()
  await context.close()
  return state
}

async function patientContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(patience)
  return context
}

async function measureScreen(
  browser: Browser,
  origin: string,
  { path, open }: Screen,
  options: BrowserContextOptions,
): Promise<number> {
  const context = await patientContext(browser, options)
  try {
    const page = await context.newPage()
    await page.goto(origin + path)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    if (open) {
      await open(page)
      await page.waitForLoadState('networkidle')
    }
    return await page.evaluate(shiftSoFar)
  } finally {
    await context.close()
  }
}

/** Runs in the page: the sum of all layout shifts except those that follow user input. */
function shiftSoFar(): number {
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ type: 'layout-shift', buffered: true })
  const shifts = observer.takeRecords().map((entry) => {
    const { value = 0, hadRecentInput = false }: { value?: number; hadRecentInput?: boolean } = entry.toJSON()
    return hadRecentInput ? 0 : value
  })
  return shifts.reduce((sum, value) => sum + value, 0)
}

function rowOf(name: string, measured: readonly Shift[]): BenchRow {
  const worst = measured.reduce((one, other) => (other.score > one.score ? other : one), { score: 0, place: '' })
  const met = worst.score <= limit
  return { label: met ? name : `${name} (${worst.place})`, value: worst.score, unit: '', target: `≤ ${limit}`, met }
}
