import type { Bench, BenchRow } from '../bench-row.ts'
import { Figures } from './figures.ts'
import { inPage, withPages } from './in-pages.ts'
import type { Measuring } from './in-pages.ts'
import type { Variant } from './measured-page.ts'

const variants = ['ours', 'hand-written', 'stock'] as const
const rounds = 3
const keystrokes = 30

/** Compares a form of 500 fields with stock rjsf and a hand-written form, in turn in one browser. */
export const formBench: Bench = {
  name: 'form',
  title:
    '500 fields, a tenth of them conditional: ours, hand-written (react-hook-form + MUI), stock (@rjsf/core + @rjsf/mui)',
  run: () =>
    withPages(async (measuring) => {
      const figures = new Figures()
      for (let round = 0; round < rounds; round += 1) {
        for (const variant of variants) await measure(measuring, variant, figures)
      }
      return rows(figures)
    }),
}

async function measure(measuring: Measuring, variant: Variant, figures: Figures): Promise<void> {
  const options = { ...measuring, variant, count: 500 }
  await inPage(options, async (page) => {
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

function rows(figures: Figures): readonly BenchRow[] {
  const each = (measure: string, label: string, unit: string) => figures.each(measure, label, unit, variants)
  const against: Figures['against'] = (...of) => figures.against(...of)
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
  ]
}
