import type { DayChoice } from '../../../ui/AddressFilters.tsx'
import type { FinanceFilter } from './finance-address.ts'

/** The first and the last day of a period. */
export const periodDays: readonly DayChoice<FinanceFilter>[] = [
  { filter: 'from', label: 'portal.finance.from' },
  { filter: 'to', label: 'portal.finance.to' },
]
