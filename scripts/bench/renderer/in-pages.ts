import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { chromiumFlags, findChromium } from '../../find-chromium.mjs'
import { servePages } from './build-pages.ts'
import { MeasuredPage } from './measured-page.ts'
import type { OpenOptions } from './measured-page.ts'

/** The browser that measures, and where the measured pages are. */
export type Measuring = Pick<OpenOptions, 'browser' | 'address'>

/** Builds and serves the measured pages, and measures them in one browser. */
export async function withPages<Result>(measure: (measuring: Measuring) => Promise<Result>): Promise<Result> {
  const pages = await servePages()
  const browser = await launch()
  try {
    return await measure({ browser, address: pages.address })
  } finally {
    await browser.close()
    await pages.close()
  }
}

function launch(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    args: [...chromiumFlags, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
    ...(executablePath !== undefined && { executablePath }),
  })
}

/** Opens one page with an empty cache, and closes it afterwards. */
export async function inPage(options: OpenOptions, act: (page: MeasuredPage) => Promise<void> | void): Promise<void> {
  const page = await MeasuredPage.open(options)
  try {
    await act(page)
  } finally {
    await page.close()
  }
}
