import type { Bench, BenchRow } from '../bench-row.ts'
import { Figures } from './figures.ts'
import { inPage, withPages } from './in-pages.ts'
import type { Measuring } from './in-pages.ts'
import type { Variant } from './measured-page.ts'

const variants = ['ours', 'hand-written', 'stock'] as const
const sizes = [20, 100, 500] as const
const rounds = 3
const keystrokes = 20
/** The most script time, in ms, that showing the first conditional field may take in any round. */
const toggleLimit = 30

/** Compares forms of several sizes that are partly wrong from the start, whose fields are checked at each key. */
export const formChecksBench: Bench = {
  name: 'form-checks',
  title: 'Partly wrong forms, script time: the first toggle, a key in a checked field, a refused submission; the heap',
  run: () =>
    withPages(async (measuring) => {
      const figures = new Figures()
      for (let round = 0; round < rounds; round += 1) {
        for (const count of sizes) {
          for (const variant of variants) await measure(measuring, variant, count, figures)
        }
      }
      return sizes.flatMap((count) => rowsOf(figures, count))
    }),
}

async function measure(measuring: Measuring, variant: Variant, count: number, figures: Figures): Promise<void> {
  await inPage({ ...measuring, variant, count, isWrong: true }, async (page) => {
    figures.add(variant, `${count} heap`, await page.heap())
    figures.add(variant, `${count} toggle`, await page.scriptToShow(1))
    await page.enterText()
    figures.add(variant, `${count} key`, await page.scriptPerKeystroke(keystrokes))
    figures.add(variant, `${count} submit`, await page.scriptToSubmit())
  })
}

function rowsOf(figures: Figures, count: number): readonly BenchRow[] {
  const worst = figures.worst('ours', `${count} toggle`)
  const parts = [
    ['toggle', 'the first conditional field shown', 'ms'],
    ['key', 'a key in a checked field', 'ms'],
    ['submit', 'a refused submission', 'ms'],
    ['heap', 'heap', 'MB'],
  ] as const
  const compared = parts.flatMap(([part, label, unit]) => [
    ...figures.each(`${count} ${part}`, `${count} fields, ${label}`, unit, variants),
    figures.against(`${count} ${part}`, label, 'hand-written', 1),
  ])
  const limit = { target: `≤ ${toggleLimit} ms`, met: worst <= toggleLimit }
  return [
    ...compared,
    { label: `  ${count} fields, the first toggle at worst, ours`, value: worst, unit: 'ms', ...limit },
  ]
}
