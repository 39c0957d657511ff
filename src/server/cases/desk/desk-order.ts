import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { CaseOrder } from '../../../contract/case.ts'
import type { CaseRow } from '../case-row.ts'

/** A place in a sorted list of cases: what it is sorted by there, and the case's id. */
export interface DeskPlace {
  readonly value: string
  readonly id: string
}

/** How a list of cases is sorted, with its places. */
export interface DeskOrder {
  /** The expression that it is sorted by; for the same value, by id. */
  readonly by: RawBuilder<unknown>
  readonly isDescending: boolean
  readonly placeOf: (row: CaseRow) => DeskPlace
  /** The value of a place as the expression has it. */
  readonly valueAt: (place: DeskPlace) => RawBuilder<unknown>
}

/** By how long cases stand in their state, by their number, or by their start; a minus turns it round. */
export function deskOrder(order: CaseOrder = 'age'): DeskOrder {
  const isDescending = order.startsWith('-')
  const column = order.replace('-', '')
  if (column === 'number') {
    return {
      by: sql`number collate "C"`,
      isDescending,
      placeOf: ({ number, id }) => ({ value: number, id }),
      valueAt: ({ value }) => sql`${value} collate "C"`,
    }
  }
  const isByStart = column === 'started'
  return {
    by: isByStart ? sql`started_at` : sql`entered_at`,
    isDescending,
    placeOf: ({ started_at, entered_at, id }) => ({
      value: (isByStart ? started_at : entered_at).toISOString(),
      id,
    }),
    valueAt: ({ value }) => sql`${value}::timestamptz`,
  }
}

/** A place as it is in an address. */
export const writePlace = ({ value, id }: DeskPlace): string => `${id}~${value}`

/** Reads such a place; undefined for anything else. */
export function readPlace(text: string | undefined): DeskPlace | undefined {
  const [, id, value] = /^([0-9a-f]{8}-[0-9a-f-]{27})~(.{1,150})$/.exec(text ?? '') ?? []
  return id === undefined || value === undefined ? undefined : { id, value }
}
