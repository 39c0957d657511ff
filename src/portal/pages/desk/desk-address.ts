import { deskOrders } from './desk-orders.ts'

/** The filters and the place in the list that an address of the desk holds; the names are those of the call. */
export const deskFilters = [
  'state',
  'search',
  'assigned',
  'asked',
  'waiting',
  'from',
  'to',
  'finished',
  'sort',
] as const
export type DeskFilter = (typeof deskFilters)[number]

const places = ['after', 'before'] as const

/** What of an address names a list of cases. */
export function listIn(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const name of [...deskFilters, ...places]) {
    const value = search.get(name)
    if (value !== null && value !== '') kept.set(name, value)
  }
  if (!deskOrders.some((order) => order === kept.get('sort'))) kept.delete('sort')
  return kept
}

/** The same without the place in the list, which a case has of its own. */
export function filtersIn(search: URLSearchParams): URLSearchParams {
  const kept = listIn(search)
  for (const name of places) kept.delete(name)
  return kept
}

/** The address with a filter set, or taken away when the value is empty; from the first page on. */
export function withFilter(search: URLSearchParams, filter: DeskFilter, value: string): URLSearchParams {
  const next = filtersIn(search)
  if (value === '') next.delete(filter)
  else next.set(filter, value)
  return next
}

/** What stays when the filters are cleared: the queue and its order. */
const lasting: readonly DeskFilter[] = ['state', 'sort']

/** The address without what narrows the queue. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const kept = filtersIn(search)
  for (const name of deskFilters) if (!lasting.includes(name)) kept.delete(name)
  return kept
}

/** Whether anything besides the state and the order narrows the list. */
export const isNarrowed = (search: URLSearchParams): boolean =>
  deskFilters.some((name) => !lasting.includes(name) && search.has(name))

/** An address with a query, if there is any. */
export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query.toString()}`
