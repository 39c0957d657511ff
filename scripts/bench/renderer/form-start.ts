import type { Bench, BenchRow } from '../bench-row.ts'
import type { Figures } from './figures.ts'
import { compareForms } from './in-pages.ts'
import { allVariants } from './variants.ts'

const sizes = [20, 100, 500] as const
/** The most that ours may take relative to the hand-written form. */
const atMost = 1

/** Compares how long forms of several sizes take until they can be used, from an empty cache. */
export const formStartBench: Bench = {
  name: 'form-start',
  title: 'From navigation until a form can be used, with an empty cache',
  async run() {
    const figures = await compareForms({ rounds: 5, sizes, variants: allVariants }, ({ count, add, inPage }) =>
      inPage({}, (page) => add(`${count}`, page.usableAfter)),
    )
    return sizes.flatMap((count) => rowsOf(figures, count))
  },
}

function rowsOf(figures: Figures, count: number): readonly BenchRow[] {
  return [
    ...figures.each(`${count}`, `${count} fields`, 'ms', allVariants),
    figures.against(`${count}`, `${count} fields`, ['ours', 'hand-written'], atMost),
  ]
}
