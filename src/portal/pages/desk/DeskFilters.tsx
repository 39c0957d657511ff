import type { RefObject } from 'react'
import { AddressFilters } from '../../ui/AddressFilters.tsx'
import type { DayChoice, FilterChoice } from '../../ui/AddressFilters.tsx'
import { deskOrders } from './desk-orders.ts'
import type { DeskFilter } from './desk-address.ts'
import { isNarrowed } from './desk-address.ts'

interface DeskFiltersProps {
  readonly search: URLSearchParams
  readonly searchRef: RefObject<HTMLInputElement | null>
  readonly onFilter: (filter: DeskFilter, value: string) => void
  readonly onClear: () => void
}

const choices: readonly FilterChoice<DeskFilter>[] = [
  {
    filter: 'assigned',
    label: 'portal.desk.assigned',
    options: [
      ['', 'portal.desk.anybody'],
      ['me', 'portal.desk.me'],
      ['nobody', 'portal.desk.nobody'],
    ],
  },
  {
    filter: 'asked',
    label: 'portal.desk.asked',
    options: [
      ['', 'portal.desk.either'],
      ['yes', 'portal.desk.asked-yes'],
      ['no', 'portal.desk.asked-no'],
    ],
  },
  {
    filter: 'waiting',
    label: 'portal.desk.waiting',
    options: [
      ['', 'portal.desk.waiting-any'],
      ['7', 'portal.desk.waiting-7'],
      ['14', 'portal.desk.waiting-14'],
      ['30', 'portal.desk.waiting-30'],
    ],
  },
  {
    filter: 'finished',
    label: 'portal.desk.finished',
    options: [
      ['', 'portal.desk.finished-no'],
      ['yes', 'portal.desk.finished-yes'],
    ],
  },
  {
    filter: 'sort',
    label: 'portal.desk.sort',
    options: deskOrders.map((order) => [order === 'age' ? '' : order, `portal.desk.sort.${order}`] as const),
  },
]

const days: readonly DayChoice<DeskFilter>[] = [
  { filter: 'from', label: 'portal.desk.from' },
  { filter: 'to', label: 'portal.desk.to' },
]

const texts = {
  label: 'portal.desk.filters',
  searchLabel: 'portal.desk.search',
  searchHint: 'portal.desk.search-hint',
} as const

/** Searches and filters a queue. */
export const DeskFilters = (props: DeskFiltersProps) => (
  <AddressFilters {...props} {...{ ...texts, choices, days }} isNarrowed={isNarrowed(props.search)} />
)
