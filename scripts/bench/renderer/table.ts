import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { chromiumFlags, findChromium } from '../../find-chromium.mjs'
import { median } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { servePages } from './build-pages.ts'

const records = 1000
const rounds = 5
/** From the start of navigation until a table can be used; milliseconds. */
const usableLimit = 1000
/** From an action on a table until its result is visible; milliseconds. */
const promptLimit = 200

interface Round {
  readonly usable: number
  readonly sort: number
  readonly turn: number
  readonly find: number
  readonly print: number
}

/** How soon a table of many records can be used, and how fast it responds. */
export const tableBench: Bench = {
  name: 'table',
  title: `A table of ${records.toLocaleString('en')} records in 6 columns, with an action or two on each`,
  async run() {
    const pages = await servePages()
    const executablePath = findChromium()
    const browser = await chromium.launch({
      args: chromiumFlags,
      ...(executablePath !== undefined && { executablePath }),
    })
    try {
      return [...(await measure(browser, pages.address, 1)), ...(await measure(browser, pages.address, 4))]
    } finally {
      await browser.close()
      await pages.close()
    }
  },
}

async function measure(browser: Browser, address: string, slowedBy: number): Promise<readonly BenchRow[]> {
  const found: Round[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await inPage(browser, address, slowedBy))
  const slowed = slowedBy === 1 ? '' : `, processor slowed ${slowedBy} times`
  const row = (label: string, measured: keyof Round, target?: number): BenchRow => {
    const value = median(found.map((one) => one[measured]))
    const held = target !== undefined && slowedBy === 1 && { target: `< ${target} ms`, met: value < target }
    return { label: `${label}${slowed}`, value, unit: 'ms', ...held }
  }
  return [
    row('time until usable', 'usable', usableLimit),
    row('sorted by a column', 'sort', promptLimit),
    row('next page', 'turn', promptLimit),
    row('searched for a word', 'find', promptLimit),
    row('all of it laid out for printing', 'print'),
  ]
}

async function inPage(browser: Browser, address: string, slowedBy: number): Promise<Round> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
    await page.addInitScript(watchTable)
    await page.goto(`${address}/table.html?records=${records}`)
    await page.waitForFunction('window.tableUsableAt !== undefined', undefined, { timeout: 120_000 })
    const usable = await page.evaluate<number>('window.tableUsableAt')
    const sort = await until(page, `document.querySelector('th:nth-of-type(2) button').click()`, 'ascending')
    const turn = await until(page, `document.querySelector('[data-step=next]').click()`, 'page')
    const print = await until(page, `window.dispatchEvent(new Event('beforeprint'))`, 'printed')
    await until(page, `window.dispatchEvent(new Event('afterprint'))`, 'page')
    return { usable, sort, turn, print, find: await until(page, typed, 'found') }
  } finally {
    await page.close()
  }
}

/** Records when rows with their buttons have been drawn. Sent to the page as text. */
const watchTable = `{
  const look = () => {
    if (document.querySelectorAll('tbody tr button').length < 2) return requestAnimationFrame(look)
    return requestAnimationFrame(() => setTimeout(() => (window.tableUsableAt = performance.now())))
  }
  requestAnimationFrame(look)
}`

/** Sets a value in a way that React handles as typing. */
const typed = `{
  const box = document.querySelector('input[type=search]')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, 'record 1000')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}`

/** How the page shows that an action is done. */
const seen = {
  ascending: `document.querySelector('th[aria-sort=ascending]')`,
  page: `document.querySelector('nav').textContent.includes('51–100')`,
  found: `document.querySelectorAll('tbody tr').length === 1`,
  printed: `document.querySelectorAll('tbody tr').length >= ${records}`,
} as const

/** From an action until the frame after its effect; milliseconds. */
function until(page: Page, act: string, sight: keyof typeof seen): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const began = performance.now()
    ${act}
    const look = () => {
      if (!(${seen[sight]})) return requestAnimationFrame(look)
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    }
    look()
  })`)
}
