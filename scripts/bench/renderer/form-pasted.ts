import type { Bench, BenchRow } from '../bench-row.ts'
import type { Figures } from './figures.ts'
import { compareForms } from './in-pages.ts'
import type { Turn } from './in-pages.ts'

const variants = ['ours', 'pasted', 'stock'] as const
const keystrokes = 20
/** The most that the pasted form may take relative to the declared one. */
const atMost = 1.5

/** Compares the form that people paste from an rjsf project with the declared one. */
export const formPastedBench: Bench = {
  name: 'form-pasted',
  title: '500 fields, a tenth of them conditional by if/then and dependencies: declared, the same pasted, stock',
  run: async () => rows(await compareForms({ rounds: 3, sizes: [500], variants }, measure)),
}

async function measure({ add, inPage }: Turn): Promise<void> {
  await inPage({}, async (page) => {
    add('usable', page.usableAfter)
    await page.enterText()
    add('key', await page.scriptPerKeystroke(keystrokes))
    add('show', await page.scriptToShow(8))
  })
}

function rows(figures: Figures): readonly BenchRow[] {
  const parts = [
    ['key', 'script time of a keystroke'],
    ['show', 'script time of showing a conditional field'],
    ['usable', 'time until usable'],
  ] as const
  return parts.flatMap(([part, label]) => [
    ...figures.each(part, label, 'ms', variants),
    figures.against(part, label, ['pasted', 'ours'], atMost),
  ])
}
