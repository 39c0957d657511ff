import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { chromiumFlags, findChromium } from '../../find-chromium.mjs'
import { median } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { servePages } from './build-pages.ts'
import { MeasuredPage } from './measured-page.ts'
import type { OpenOptions, Variant } from './measured-page.ts'

const variants = ['ours', 'hand-written', 'stock'] as const
const rounds = 3
const keystrokes = 30

/** Every figure of every variant, one per round. */
class Figures {
  readonly #lists = new Map<string, number[]>()

  add(variant: Variant, measure: string, ...figures: readonly number[]): void {
    const key = `${variant} ${measure}`
    this.#lists.set(key, [...(this.#lists.get(key) ?? []), ...figures])
  }

  of(variant: Variant, measure: string): number {
    return median(this.#lists.get(`${variant} ${measure}`) ?? [])
  }
}

/** Compares a form of 500 fields with stock rjsf and a hand-written form, in turn in one browser. */
export const formBench: Bench = {
  name: 'form',
  title:
    '500 fields, a tenth of them conditional: ours, hand-written (react-hook-form + MUI), stock (@rjsf/core + @rjsf/mui)',
  async run() {
    const pages = await servePages()
    const executablePath = findChromium()
    const browser = await chromium.launch({
      args: [...chromiumFlags, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
      ...(executablePath !== undefined && { executablePath }),
    })
    try {
      const figures = new Figures()
      for (let round = 0; round < rounds; round += 1) {
        for (const variant of variants) await measure(browser, pages.address, variant, figures)
      }
      return rows(figures)
    } finally {
      await browser.close()
      await pages.close()
    }
  },
}

async function measure(browser: Browser, address: string, variant: Variant, figures: Figures): Promise<void> {
  const options = { browser, address, variant, count: 500 }
  await inPage(options, async (page) => {
    figures.add(variant, 'usable', page.usableAfter)
    await page.enterText()
    figures.add(variant, 'script', await page.scriptPerKeystroke(keystrokes))
    figures.add(variant, 'show', await page.scriptToShow(8))
  })
  await inPage({ ...options, count: 50 }, async (page) => {
    await page.enterText()
    figures.add(variant, 'script of 50', await page.scriptPerKeystroke(keystrokes))
  })
  for (const slowedBy of [1, 4]) {
    await inPage({ ...options, slowedBy, probe: 'frames' }, async (page) => {
      await page.enterText()
      figures.add(variant, `frame ${slowedBy}`, ...(await page.keystrokeFrames(keystrokes)))
    })
  }
  await inPage({ ...options, probe: 'renders' }, async (page) => {
    await page.enterText()
    figures.add(variant, 'renders', await page.rendersPerKeystroke(keystrokes))
  })
}

async function inPage(options: OpenOptions, act: (page: MeasuredPage) => Promise<void>): Promise<void> {
  const page = await MeasuredPage.open(options)
  try {
    await act(page)
  } finally {
    await page.close()
  }
}

function rows(figures: Figures): readonly BenchRow[] {
  const each = (measure: string, label: string, unit: string): readonly BenchRow[] =>
    variants.map((variant) => ({ label: `${label}, ${variant}`, value: figures.of(variant, measure), unit }))
  const against = (measure: string, label: string, other: Variant, atMost: number): BenchRow => {
    const value = figures.of('ours', measure) / figures.of(other, measure)
    return { label: `  ${label}, ours to ${other}`, value, unit: '×', target: `≤ ${atMost}`, met: value <= atMost }
  }
  const growth = figures.of('ours', 'script') / figures.of('ours', 'script of 50')
  const renders = figures.of('ours', 'renders')
  return [
    ...each('script', 'script time of a keystroke', 'ms'),
    against('script', 'script time', 'stock', 0.1),
    against('script', 'script time', 'hand-written', 1),
    ...each('script of 50', 'the same in 50 fields', 'ms'),
    { label: '  growth from 50 to 500 fields, ours', value: growth, unit: '×', target: '< 1.3', met: growth < 1.3 },
    ...each('frame 1', 'keydown to next frame', 'ms'),
    against('frame 1', 'keydown to next frame', 'hand-written', 1),
    ...each('frame 4', 'keydown to next frame, processor slowed 4 times', 'ms'),
    against('frame 4', 'slowed 4 times', 'hand-written', 1),
    ...each('show', 'script time of showing a conditional field', 'ms'),
    against('show', 'showing a conditional field', 'stock', 0.5),
    ...each('renders', 'components rendered by a keystroke', ''),
    { label: '  siblings rendered, ours', value: renders, unit: '', target: '0', met: renders === 0 },
    ...each('usable', 'time until usable', 'ms'),
    against('usable', 'time until usable', 'stock', 1),
    against('usable', 'time until usable', 'hand-written', 0.9),
  ]
}
