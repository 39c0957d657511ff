import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { AddressFilters } from '../../../ui/AddressFilters.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useAddressQuery } from '../../../ui/use-address-query.ts'
import { EventDialog } from './EventDialog.tsx'
import { FoundEvents } from './FoundEvents.tsx'
import { eventsAddress } from './events-address.ts'

const texts = {
  label: 'portal.admin-events.filters',
  searchLabel: 'portal.admin-events.search',
  searchHint: 'portal.admin-events.search-hint',
} as const

/** The organisation's events: to find, announce, change and cancel. */
export function AdminEventsPage() {
  const text = useText()
  const [search, setSearch] = useAddressQuery()
  const [isAdding, setAdding] = useState(false)
  const { data, error, mutate } = useCall(`admin/events?${eventsAddress.place(search).toString()}`, {
    keepPreviousData: true,
  })
  return (
    <>
      <PageHeading
        title={text('portal.admin-events.title')}
        lead={text('portal.admin-events.lead')}
        actions={
          <Button variant="contained" onClick={() => setAdding(true)}>
            {text('portal.admin-events.add')}
          </Button>
        }
      />
      <Card>
        <AddressFilters
          {...texts}
          search={search}
          onFilter={(filter, value) => setSearch(eventsAddress.withFilter(search, filter, value))}
          onClear={() => setSearch(new URLSearchParams())}
          choices={[
            {
              filter: 'standing',
              label: 'portal.admin-events.standing',
              options: [
                ['', 'portal.admin-events.standing.upcoming'],
                ['over', 'portal.admin-events.standing.over'],
                ['cancelled', 'portal.admin-events.standing.cancelled'],
              ],
            },
          ]}
          isNarrowed={eventsAddress.isNarrowed(search)}
        />
        {error && !data && <LoadFailure error={error} onRetry={() => void mutate()} />}
        {!error && !data && <TableSkeleton columns={5} />}
        {data && <FoundEvents found={data} search={search} onGo={setSearch} onChanged={() => void mutate()} />}
      </Card>
      {isAdding && <EventDialog onSaved={() => void mutate()} onClose={() => setAdding(false)} />}
    </>
  )
}
