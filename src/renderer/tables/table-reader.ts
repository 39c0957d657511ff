import type { JsonValue } from '../../engine/json/json.ts'

/** A column as it narrows, sums and exports the rows of any source. */
export interface ReadColumn {
  readonly id: string
  readonly title: string
  readonly format?: string
  /** By which of the values that occur the rows can be narrowed: by what cells say, or by the year of a date. */
  readonly filter?: 'choice' | 'year'
  /** Whether the foot of the table says its sum. */
  readonly sum?: true
  /** Whether its cells say only a part of what is stored. */
  readonly masked?: true
}

/** Reads the rows of a source. */
export interface TableReader<Row, Column> {
  /** What a cell says; empty for one without a value. */
  readonly text: (row: Row, column: Column) => string
  /** What is stored. */
  readonly value: (row: Row, column: Column) => JsonValue | undefined
  /** The row with another value in a column, so that a sum is written as the values are. */
  readonly withValue: (row: Row, column: Column, value: number) => Row
  /** The currency of its amounts, where rows have one of their own. */
  readonly currency?: (row: Row) => string
}
