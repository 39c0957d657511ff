import { AddressFilters } from '../../../ui/AddressFilters.tsx'
import type { FilterChoice } from '../../../ui/AddressFilters.tsx'
import { usersAddress } from './users-address.ts'
import type { UserFilter } from './users-address.ts'

interface UserFiltersProps {
  readonly search: URLSearchParams
  readonly onFilter: (filter: UserFilter, value: string) => void
  readonly onClear: () => void
}

const choices: readonly FilterChoice<UserFilter>[] = [
  {
    filter: 'type',
    label: 'portal.users.type',
    options: [
      ['', 'renderer.collection.all'],
      ['Individual', 'portal.users.type.Individual'],
      ['Corporate', 'portal.users.type.Corporate'],
    ],
  },
  {
    filter: 'staff',
    label: 'portal.users.staff',
    options: [
      ['', 'renderer.collection.all'],
      ['no', 'portal.users.staff-no'],
      ['yes', 'portal.users.staff-yes'],
    ],
  },
  {
    filter: 'application',
    label: 'portal.users.application',
    options: [
      ['', 'renderer.collection.all'],
      ['yes', 'portal.users.application-yes'],
      ['no', 'portal.users.application-no'],
    ],
  },
]

const texts = {
  label: 'portal.users.filters',
  searchLabel: 'portal.users.search',
  searchHint: 'portal.users.search-hint',
} as const

/** Searches and filters the users. */
export const UserFilters = (props: UserFiltersProps) => (
  <AddressFilters {...props} {...{ ...texts, choices }} isNarrowed={usersAddress.isNarrowed(props.search)} />
)
