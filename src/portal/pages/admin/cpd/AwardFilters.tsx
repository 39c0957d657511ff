import { AddressFilters } from '../../../ui/AddressFilters.tsx'
import { awardsAddress } from './awards-address.ts'
import type { AwardFilter } from './awards-address.ts'

interface AwardFiltersProps {
  readonly search: URLSearchParams
  /** Those with awards, the latest first. */
  readonly years: readonly string[]
  readonly onFilter: (filter: AwardFilter, value: string) => void
  readonly onClear: () => void
}

const texts = {
  label: 'portal.awards.filters',
  searchLabel: 'portal.awards.search',
  searchHint: 'portal.awards.search-hint',
} as const

/** Searches and filters the points. */
export function AwardFilters({ years, ...props }: AwardFiltersProps) {
  const chosen = props.search.get('year') ?? ''
  const offered = chosen === '' || years.includes(chosen) ? years : [chosen, ...years]
  return (
    <AddressFilters
      {...props}
      {...texts}
      choices={[
        {
          filter: 'year',
          label: 'portal.awards.year',
          options: [['', 'renderer.collection.all'], ...offered.map((year) => [year] as const)],
        },
        {
          filter: 'standing',
          label: 'portal.awards.standing',
          options: [
            ['', 'portal.awards.standing.counting'],
            ['withdrawn', 'portal.awards.standing.withdrawn'],
          ],
        },
      ]}
      isNarrowed={awardsAddress.isNarrowed(props.search)}
    />
  )
}
