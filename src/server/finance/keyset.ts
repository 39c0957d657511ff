import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** How many rows a page of the finance desk has. */
const pageLength = 50

/** Where a page is asked to be: after a row, before one, or at the beginning. */
interface AskedPage {
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** Which rows are read: those beyond a place in the order of the list, or against it. */
export interface KeysetRead {
  /** The parts of the place: a number, an id and what tells rows of one id apart. */
  readonly place: readonly [at: number, id: string, part: string] | undefined
  readonly isBack: boolean
  readonly limit: number
}

export interface KeysetPage<Row> {
  readonly rows: readonly Row[]
  readonly previous: string | null
  readonly next: string | null
}

/**
 * A page of a list, and the places of the pages beside it. However long the list is, only the rows of the page are
 * read.
 *
 * @param read the rows beyond a place, nearest first
 */
export async function keysetPage<Row>(
  { after, before }: AskedPage,
  placeOf: (row: Row) => string,
  read: (asked: KeysetRead) => Promise<readonly Row[]>,
): Promise<KeysetPage<Row>> {
  const isBack = after === undefined && before !== undefined
  const place = partsOf(after ?? before)
  const found = await read({ place, isBack, limit: pageLength + 1 })
  const near = found.slice(0, pageLength)
  const rows = isBack ? near.toReversed() : near
  const hasMore = found.length > pageLength
  const [first, last] = [rows[0], rows.at(-1)]
  const hasPrevious = isBack ? hasMore : place !== undefined
  const hasNext = isBack || hasMore
  return {
    rows,
    previous: hasPrevious && first !== undefined ? placeOf(first) : null,
    next: hasNext && last !== undefined ? placeOf(last) : null,
  }
}

/**
 * Whether a row is beyond the place in an order by a moment and an id.
 *
 * @param at the column of the moment
 */
export function isBeyond({ place, isBack }: KeysetRead, at: string, id: string): RawBuilder<boolean> {
  if (place === undefined) return sql<boolean>`true`
  const sign = sql.raw(isBack ? '>' : '<')
  return sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) ${sign} (${new Date(place[0])}::timestamptz, ${place[1]}::uuid)`
}

function partsOf(place: string | undefined): KeysetRead['place'] {
  if (place === undefined) return undefined
  const [at = '0', id = '', part = '0'] = place.split('~')
  return [Number(at), id, part]
}
