import type { RowsAs } from '../../../generated/closed-names.ts'
import type { Finding } from './finding.ts'

/** What a page, or a part of it, declares of its rows. */
interface DrawnRows {
  readonly as?: RowsAs
  readonly columns: readonly { readonly when?: unknown }[]
  /** What replaces its table, e.g. chips. */
  readonly layout?: unknown
}

/** Cards always have a column for their heading, and what is no table is not declared as one. */
export function checkRowsAs({ as, columns, layout }: DrawnRows, pointer: string): readonly Finding[] {
  if (as === undefined) return []
  const mayLackHeading = as !== 'table' && columns.every(({ when }) => when !== undefined)
  return [
    ...(layout === undefined
      ? []
      : [
          {
            pointer: `${pointer}/as`,
            message: `"as" is "${as}", but the page has a layout of its own instead of rows.`,
            mend: 'Remove "as", or the layout.',
          },
        ]),
    ...(mayLackHeading
      ? [
          {
            pointer: `${pointer}/as`,
            message: `"as" is "${as}", but every column has a condition, so that a card may be without its heading.`,
            mend: 'Show one column always: remove its "when".',
          },
        ]
      : []),
  ]
}
