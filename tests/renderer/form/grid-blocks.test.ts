import { expect, test } from 'vitest'
import type { FieldNode } from '../../../src/engine/fields/field-node.ts'
import { gridBlocks } from '../../../src/renderer/fields/grid-blocks.ts'
import { fc } from '../../properties.ts'

const field = (columns: number | undefined, i: number): FieldNode => ({
  kind: 'leaf',
  name: `field${i}`,
  title: '',
  widget: 'text',
  schema: {},
  ui: {},
  options: columns === undefined ? {} : { columns },
})

test('a form of ordinary length is one block', () => {
  const fields = Array.from({ length: 48 }, (_, i) => field(6, i))
  expect(gridBlocks(fields)).toEqual([fields])
})

test('the blocks of a long form hold all its fields in order, and break no row of the grid', () => {
  const spans = fc.array(fc.constantFrom(undefined, 3, 4, 6, 8, 12), { minLength: 49, maxLength: 300 })
  fc.assert(
    fc.property(spans, (columns) => {
      const fields = columns.map(field)
      const blocks = gridBlocks(fields)
      expect(blocks.flat()).toEqual(fields)
      const starts = rowStarts(columns)
      for (const block of blocks.slice(1)) expect(starts.has(fields.indexOf(block[0] ?? field(12, -1)))).toBe(true)
    }),
  )
})

/** The fields that begin a row of twelve columns. */
function rowStarts(columns: readonly (number | undefined)[]): ReadonlySet<number> {
  const starts = new Set<number>()
  let taken = 12
  columns.forEach((span = 12, i) => {
    if (taken + span > 12) {
      starts.add(i)
      taken = 0
    }
    taken += span
  })
  return starts
}
