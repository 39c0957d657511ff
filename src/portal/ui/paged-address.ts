/** The address of a list with filters that comes in pages; the names of its filters are those of the call. */
export interface PagedAddress<Filter extends string> {
  /** The filters alone. */
  readonly filters: (search: URLSearchParams) => URLSearchParams
  /** What names a page of the list: its filters and the page. */
  readonly place: (search: URLSearchParams) => URLSearchParams
  /** With a filter set, or taken away when the value is empty; from the first page on. */
  readonly withFilter: (search: URLSearchParams, filter: Filter, value: string) => URLSearchParams
  /** Another page of the same list. */
  readonly onPage: (search: URLSearchParams, page: number) => URLSearchParams
  /** Whether anything narrows the list. */
  readonly isNarrowed: (search: URLSearchParams) => boolean
}

/** The address of a list that has these filters. */
export function pagedAddress<Filter extends string>(names: readonly Filter[]): PagedAddress<Filter> {
  const filters = (search: URLSearchParams) => kept(search, names)
  const withValue = (search: URLSearchParams, name: string, value: string) => {
    const next = filters(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    return next
  }
  return {
    filters,
    place: (search) => kept(search, [...names, 'page']),
    withFilter: withValue,
    onPage: (search, page) => withValue(search, 'page', String(page)),
    isNarrowed: (search) => names.some((name) => search.has(name)),
  }
}

/** The values of some names that are not empty. */
function kept(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const found = new URLSearchParams()
  for (const name of names) {
    const value = search.get(name) ?? ''
    if (value !== '') found.set(name, value)
  }
  return found
}
