import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { chromiumFlags, findChromium } from '../../find-chromium.mjs'
import { servePages } from './build-pages.ts'
import { Figures } from './figures.ts'
import { MeasuredPage } from './measured-page.ts'
import type { OpenOptions } from './measured-page.ts'
import type { Variant } from './variants.ts'

/** What is compared, and how often. */
export interface Comparison {
  readonly rounds: number
  /** Numbers of fields. */
  readonly sizes: readonly number[]
  readonly variants: readonly Variant[]
}

/** One variant of one size, and a place for its figures. */
export interface Turn {
  readonly variant: Variant
  readonly count: number
  /** Adds figures of this variant. */
  readonly add: (measure: string, ...figures: readonly number[]) => void
  /** Opens its page with an empty cache, and closes it afterwards. */
  readonly inPage: (options: PageOptions, act: (page: MeasuredPage) => Promise<void> | void) => Promise<void>
}

type PageOptions = Omit<OpenOptions, 'browser' | 'address' | 'variant' | 'count'>

/**
 * Measures every variant of every size in turn, round after round in one browser, so that whatever else slows the
 * machine slows all of them.
 */
export async function compareForms(
  { rounds, sizes, variants }: Comparison,
  measure: (turn: Turn) => Promise<void>,
): Promise<Figures> {
  const figures = new Figures()
  const turns = sizes.flatMap((count) => variants.map((variant) => ({ variant, count })))
  const pages = await servePages()
  const browser = await launch()
  const { address } = pages
  try {
    for (const { variant, count } of Array.from({ length: rounds }, () => turns).flat()) {
      const add: Turn['add'] = (name, ...found) => figures.add(variant, name, ...found)
      const inPage: Turn['inPage'] = (options, act) => openPage({ ...options, browser, address, variant, count }, act)
      await measure({ variant, count, add, inPage })
    }
  } finally {
    await browser.close()
    await pages.close()
  }
  return figures
}

function launch(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    args: [...chromiumFlags, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
    ...(executablePath !== undefined && { executablePath }),
  })
}

async function openPage(options: OpenOptions, act: Parameters<Turn['inPage']>[1]): Promise<void> {
  const page = await MeasuredPage.open(options)
  try {
    await act(page)
  } finally {
    await page.close()
  }
}
