import type { Narrowing } from '../../renderer/tables/narrow-rows.ts'

const nameOf = (table: string, column: string): string => `${table}.${column}`

/** What the query of an address narrows a table to: `?shareholders.class=Ordinary`. */
export function narrowingIn(search: string, table: string): Narrowing {
  const start = nameOf(table, '')
  const own = [...new URLSearchParams(search)].filter(([name, value]) => name.startsWith(start) && value !== '')
  return new Map(own.map(([name, value]) => [name.slice(start.length), value]))
}

/** The query with a table narrowed; the same text where nothing changes. */
export function withNarrowing(search: string, table: string, narrowing: Narrowing): string {
  const before = narrowingIn(search, table)
  const isSame =
    before.size === narrowing.size && [...narrowing].every(([column, value]) => before.get(column) === value)
  if (isSame) return search
  const query = new URLSearchParams(search)
  for (const column of before.keys()) query.delete(nameOf(table, column))
  for (const [column, value] of narrowing) query.set(nameOf(table, column), value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
