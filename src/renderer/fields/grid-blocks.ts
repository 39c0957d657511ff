import type { FieldNode } from '../../engine/fields/field-node.ts'

/** Fields per block; a form with fewer is one block. */
const blockSize = 24
const columns = 12

/**
 * Splits the fields of a group into blocks that the browser lays out and paints separately, so that a keystroke in one
 * does not make it lay out a whole long form again. A block ends where a row of the grid is full.
 */
export function gridBlocks(fields: readonly FieldNode[]): readonly (readonly FieldNode[])[] {
  if (fields.length <= 2 * blockSize) return [fields]
  const blocks: FieldNode[][] = [[]]
  let taken = 0
  for (const field of fields) {
    const span = spanOf(field)
    if (taken + span > columns) taken = 0
    const block = blocks.at(-1) ?? []
    if (taken === 0 && block.length >= blockSize) blocks.push([field])
    else block.push(field)
    taken = (taken + span) % columns
  }
  return blocks
}

function spanOf({ options: { columns: wanted } }: FieldNode): number {
  return typeof wanted === 'number' && wanted >= 1 && wanted < columns ? Math.round(wanted) : columns
}
