import type { Bench, BenchRow } from '../bench-row.ts'
import type { Figures } from './figures.ts'
import { compareForms } from './in-pages.ts'
import type { Turn } from './in-pages.ts'
import { allVariants } from './variants.ts'
import type { Variant } from './variants.ts'

const rounds = 2
const keystrokes = 20
const slowed: readonly Variant[] = ['ours', 'ours-mui', 'hand-written']

/** Compares a form of 500 fields with other ways to write it, in turn in one browser. */
export const formBench: Bench = {
  name: 'form',
  title: '500 fields, a tenth of them conditional, written in several ways',
  async run() {
    return rows(await compareForms({ rounds, sizes: [50, 500], variants: allVariants }, measure))
  },
}

/** The small form shows only whether ours grows. */
async function measure(turn: Turn): Promise<void> {
  const { variant, count, inPage, add } = turn
  if (count === 500 || variant === 'ours') await measureKeys(turn)
  if (count < 500) return
  for (const slowedBy of slowed.includes(variant) ? [1, 4] : [1]) {
    await inPage({ slowedBy, probe: 'frames' }, async (page) => {
      await page.enterText()
      add(`frame ${slowedBy}`, ...(await page.keystrokeFrames(keystrokes / slowedBy)))
    })
  }
  if (variant !== 'ours') return
  await inPage({ probe: 'renders' }, async (page) => {
    await page.enterText()
    add('renders', await page.rendersPerKeystroke(keystrokes))
  })
}

async function measureKeys({ count, add, inPage }: Turn): Promise<void> {
  await inPage({}, async (page) => {
    await page.enterText()
    add(`script of ${count}`, await page.scriptPerKeystroke(keystrokes))
    if (count === 500) add('show', await page.scriptToShow(8))
  })
}

function rows(figures: Figures): readonly BenchRow[] {
  const each = (measure: string, label: string, unit: string, variants: readonly Variant[] = allVariants) =>
    figures.each(measure, label, unit, variants)
  const against: Figures['against'] = (...of) => figures.against(...of)
  const growth = figures.of('ours', 'script of 500') / figures.of('ours', 'script of 50')
  const renders = figures.of('ours', 'renders')
  return [
    ...each('script of 500', 'script time of a keystroke', 'ms'),
    against('script of 500', 'script time', ['ours', 'stock'], 0.1),
    ...fairly('script of 500', 'script time', against),
    ...each('script of 50', 'the same in 50 fields', 'ms', ['ours']),
    { label: '  growth from 50 to 500 fields, ours', value: growth, unit: '×', target: '< 1.3', met: growth < 1.3 },
    ...each('frame 1', 'keydown to next frame', 'ms'),
    ...fairly('frame 1', 'keydown to next frame', against),
    ...each('frame 4', 'keydown to next frame, processor slowed 4 times', 'ms', slowed),
    ...fairly('frame 4', 'slowed 4 times', against),
    ...each('show', 'script time of showing a conditional field', 'ms'),
    against('show', 'showing a conditional field', ['ours', 'stock'], 0.5),
    ...fairly('show', 'showing a conditional field', against),
    { label: 'components rendered by a keystroke, ours', value: renders, unit: '', target: '0', met: renders === 0 },
  ]
}

/** Ours as shipped, and with the inputs of the hand-written form, relative to that form. */
function fairly(measure: string, label: string, against: Figures['against']): readonly BenchRow[] {
  return [
    against(measure, label, ['ours', 'hand-written'], 1),
    against(measure, label, ['ours-mui', 'hand-written'], 1),
  ]
}
