import type { Bench, BenchRow } from '../bench-row.ts'
import type { Figures } from './figures.ts'
import { compareForms } from './in-pages.ts'
import type { Turn } from './in-pages.ts'
import { allVariants } from './variants.ts'

const sizes = [20, 100, 500] as const
const keystrokes = 20
/** The most script time, in ms, that showing the first conditional field may take in any round. */
const toggleLimit = 30

/**
 * Compares forms of several sizes that are partly wrong from the start, whose fields are checked at each key.
 *
 * The first field shown is also the first without an answer. MUI makes the styles of an empty field when it draws the
 * first one: for `ours-mui` now, for the hand-written form at its start, because react-hook-form fills in the answers
 * after all fields have been drawn empty. The bench `form` shows several fields, where this no longer counts.
 */
export const formChecksBench: Bench = {
  name: 'form-checks',
  title: 'Partly wrong forms, script time: the first toggle, a key in a checked field, a refused submission; the heap',
  async run() {
    const figures = await compareForms({ rounds: 2, sizes, variants: allVariants }, measure)
    return sizes.flatMap((count) => rowsOf(figures, count))
  },
}

async function measure({ count, add, inPage }: Turn): Promise<void> {
  await inPage({ isWrong: true }, async (page) => {
    add(`${count} heap`, await page.heap())
    add(`${count} toggle`, await page.scriptToShow(1))
    await page.enterText()
    add(`${count} key`, await page.scriptPerKeystroke(keystrokes))
    add(`${count} submit`, await page.scriptToSubmit())
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
    ...figures.each(`${count} ${part}`, `${count} fields, ${label}`, unit, allVariants),
    figures.against(`${count} ${part}`, label, ['ours', 'hand-written'], 1),
    figures.against(`${count} ${part}`, label, ['ours-mui', 'hand-written'], 1),
  ])
  const limit = { target: `≤ ${toggleLimit} ms`, met: worst <= toggleLimit }
  return [
    ...compared,
    { label: `  ${count} fields, the first toggle at worst, ours`, value: worst, unit: 'ms', ...limit },
  ]
}
