import type { Bench, BenchRow } from '../bench-row.ts'
import { Figures } from './figures.ts'
import { inPage, withPages } from './in-pages.ts'

const variants = ['ours', 'hand-written', 'stock'] as const
const sizes = [20, 100, 500] as const
const rounds = 7
/** The most that ours may take relative to the hand-written form. */
const atMost = 1

/** Compares how long forms of several sizes take until they can be used, from an empty cache. */
export const formStartBench: Bench = {
  name: 'form-start',
  title: 'From navigation until a form can be used, with an empty cache: ours, hand-written, stock',
  run: () =>
    withPages(async (measuring) => {
      const figures = new Figures()
      for (let round = 0; round < rounds; round += 1) {
        for (const count of sizes) {
          for (const variant of variants) {
            await inPage({ ...measuring, variant, count }, (page) => figures.add(variant, `${count}`, page.usableAfter))
          }
        }
      }
      return sizes.flatMap((count) => rowsOf(figures, count))
    }),
}

function rowsOf(figures: Figures, count: number): readonly BenchRow[] {
  return [
    ...figures.each(`${count}`, `${count} fields`, 'ms', variants),
    figures.against(`${count}`, `${count} fields`, 'hand-written', atMost),
  ]
}
