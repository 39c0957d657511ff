import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import type { Page, Response } from 'playwright'
import { chromiumFlags, findChromium } from '../find-chromium.mjs'
import { startServerProcess } from '../server-process.ts'
import type { Bench, BenchRow } from './bench-row.ts'

/** kB (1,000 bytes) of Brotli-compressed JavaScript needed before the log-in page can be used. */
const limit = 160

/** The JavaScript that the built portal's log-in page needs before it can be used. */
export const loginSizeBench: Bench = { name: 'login', title: 'Log-in page', run: measureLogin }

async function measureLogin(): Promise<readonly BenchRow[]> {
  const server = await startServerProcess()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    const scripts = await scriptsUntilUsable(page, server.origin('demo'))
    const sizes = scripts.map((body) => brotliCompressSync(body).length)
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
