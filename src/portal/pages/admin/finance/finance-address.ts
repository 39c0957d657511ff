/** The parts of the finance desk, as `?view=` names them; the first is shown without any. */
export const financeViews = [
  'ledger',
  'payments',
  'unmatched',
  'money',
  'transfers',
  'takings',
  'debts',
  'journal',
] as const
export type FinanceView = (typeof financeViews)[number]

/** What narrows a part, by the names of its call. */
export type FinanceFilter = 'search' | 'kind' | 'account' | 'state' | 'provider' | 'from' | 'to' | 'day' | 'shown'

const filtersOfView: Readonly<Record<FinanceView, readonly FinanceFilter[]>> = {
  ledger: ['search', 'kind', 'account', 'from', 'to'],
  payments: ['search', 'state', 'provider', 'from', 'to'],
  unmatched: ['search', 'state', 'provider', 'from', 'to'],
  transfers: ['search', 'from', 'to'],
  money: ['search', 'shown'],
  takings: ['day'],
  debts: [],
  journal: ['from', 'to'],
}

/** The part that an address names. */
export const viewIn = (search: URLSearchParams): FinanceView =>
  financeViews.find((view) => view === search.get('view')) ?? 'ledger'

/** The filters of the part that an address names, for its call. */
export function financeFilters(search: URLSearchParams): URLSearchParams {
  const view = viewIn(search)
  const query = valuesOf(search, filtersOfView[view])
  if (view === 'unmatched') query.set('unmatched', 'yes')
  return query
}

/** The same with the place in the list. */
export function financePlace(search: URLSearchParams): URLSearchParams {
  const query = financeFilters(search)
  for (const [name, value] of valuesOf(search, ['after', 'before'])) query.set(name, value)
  return query
}

/** The address with a filter set, or taken away when the value is empty; from the first page on. */
export function withFinanceFilter(search: URLSearchParams, filter: FinanceFilter, value: string): URLSearchParams {
  const next = valuesOf(search, ['view', ...filtersOfView[viewIn(search)]])
  if (value === '') next.delete(filter)
  else next.set(filter, value)
  return next
}

/** The address of another page of the same list. */
export function atPlace(search: URLSearchParams, side: 'after' | 'before', place: string): URLSearchParams {
  const next = valuesOf(search, ['view', ...filtersOfView[viewIn(search)]])
  next.set(side, place)
  return next
}

/** Whether anything narrows the part that is shown. */
export const isFinanceNarrowed = (search: URLSearchParams): boolean =>
  filtersOfView[viewIn(search)].some((name) => (search.get(name) ?? '') !== '')

/** The address of a part without filters. */
export const viewAddress = (view: FinanceView): URLSearchParams => new URLSearchParams({ view })

function valuesOf(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const found = new URLSearchParams()
  for (const name of names) {
    const value = search.get(name) ?? ''
    if (value !== '') found.set(name, value)
  }
  return found
}
