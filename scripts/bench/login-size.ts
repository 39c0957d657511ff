import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import type { Browser, Page, Response } from 'playwright'
import { chromiumFlags, findChromium } from '../find-chromium.mjs'
import { startServerProcess } from '../server-process.ts'
import type { Bench, BenchRow } from './bench-row.ts'
import { logIn } from './portal/log-in.ts'

/** kB (1,000 bytes) of Brotli-compressed JavaScript needed before the log-in page can be used. */
const limit = 160

/** Requests of a profile that a browser opens for the first time. */
const mostRequests = 25

/** What the built portal loads before its log-in page can be used, and before a profile can be read. */
export const loginSizeBench: Bench = { name: 'login', title: 'What a first visit loads', run: measureLogin }

async function measureLogin(): Promise<readonly BenchRow[]> {
  const server = await startServerProcess()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    const scripts = await scriptsUntilUsable(page, server.origin('demo'))
    const sizes = scripts.map((body) => brotliCompressSync(body).length)
    const requests = await requestsOfProfile(browser, server.origin('demo'))
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1000
    return [
      {
        label: 'JavaScript before log-in can be used, Brotli',
        value: total,
        unit: 'kB',
        target: `≤ ${limit} kB`,
        met: total <= limit,
      },
      { label: 'scripts among it', value: sizes.length, unit: '' },
      {
        label: 'requests of a profile, opened for the first time',
        value: requests,
        unit: '',
        target: `≤ ${mostRequests}`,
        met: requests <= mostRequests,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The bodies of all scripts fetched until the user can type into both fields and press the button. */
async function scriptsUntilUsable(page: Page, origin: string): Promise<readonly Buffer[]> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto(origin)
  await page.locator('input[autocomplete="username"]').fill('somebody@example.com')
  await page.locator('input[autocomplete="current-password"]').fill('a password')
  await page.locator('button[type="submit"]').click({ trial: true })
  return Promise.all(scripts.map((response) => response.body()))
}

/** How many addresses a page requests until its network is at rest; an object URL is none. */
async function requestsOfProfile(browser: Browser, origin: string): Promise<number> {
  const setUp = await browser.newPage()
  await logIn(setUp, origin, 'member@sample.example')
  const context = await browser.newContext({ storageState: await setUp.context().storageState() })
  const page = await context.newPage()
  const addresses = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) addresses.add(request.url())
  })
  await page.goto(`${origin}/profile`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.close()
  return addresses.size
}
