import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useText } from '../../../renderer/texts/use-text.ts'
import { UnknownType } from '../../cases/UnknownType.tsx'
import { useDocument } from '../../forms/published-context.ts'
import { Deferred } from '../../../renderer/loading/Deferred.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { BodySkeleton } from '../../ui/PageSkeleton.tsx'
import { useAddressQuery } from '../../ui/use-address-query.ts'
import { BookedEvents } from './BookedEvents.tsx'
import { UpcomingEvents } from './UpcomingEvents.tsx'

const tabs = ['upcoming', 'booked'] as const
type EventsTabName = (typeof tabs)[number]

/** What the organisation holds next, and what the member has booked. The open tab is in the address. */
export function EventsPage() {
  const text = useText()
  const { page } = useDocument('pages/events')
  const [query, setQuery] = useAddressQuery()
  if (page?.kind !== 'events') return <UnknownType />
  const open: EventsTabName = query.get('tab') === 'booked' ? 'booked' : 'upcoming'
  return (
    <>
      <PageHeading title={page.title} lead={page.description} />
      <Deferred fallback={<BodySkeleton />}>
        <Tabs
          value={open}
          onChange={(_event, next: EventsTabName) =>
            setQuery(new URLSearchParams(next === 'booked' ? { tab: next } : {}))
          }
          variant="scrollable"
          scrollButtons={false}
          aria-label={text('portal.events.tabs')}
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          {tabs.map((tab) => (
            <Tab
              key={tab}
              value={tab}
              id={`events-tab-${tab}`}
              aria-controls={tab === open ? 'events-panel' : undefined}
              label={page[tab].title}
            />
          ))}
        </Tabs>
        <div role="tabpanel" id="events-panel" aria-labelledby={`events-tab-${open}`} key={open}>
          {open === 'booked' ? <BookedEvents page={page} /> : <UpcomingEvents page={page} />}
        </div>
      </Deferred>
    </>
  )
}
