/** The filters of the list that its address holds; the names are those of the call. */
export const userFilters = ['search', 'type', 'staff', 'application'] as const
export type UserFilter = (typeof userFilters)[number]

/** What of an address names a page of the list. */
export function usersIn(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const name of [...userFilters, 'page']) {
    const value = search.get(name)
    if (value !== null && value !== '') kept.set(name, value)
  }
  return kept
}

/** The address with a filter set, or taken away when the value is empty; from the first page on. */
export function withUserFilter(search: URLSearchParams, filter: UserFilter, value: string): URLSearchParams {
  const next = usersIn(search)
  next.delete('page')
  if (value === '') next.delete(filter)
  else next.set(filter, value)
  return next
}

/** The address of another page of the same list. */
export function onUserPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = usersIn(search)
  next.set('page', String(page))
  return next
}

/** Whether anything narrows the list. */
export const areUsersNarrowed = (search: URLSearchParams): boolean => userFilters.some((name) => search.has(name))
