import EventOutlined from '@mui/icons-material/EventOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { EventsPageDefinition } from '../../../engine/document/events-page.ts'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { whereNarrow } from '../../../renderer/tables/narrow-container.ts'
import { useCall } from '../../api/use-call.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { LoadingRegion } from '../../ui/LoadingRegion.tsx'
import { EventCard } from './EventCard.tsx'
import { EventsSwitch } from './EventsSwitch.tsx'
import { useEventsAs } from './use-events-as.ts'

/** The events that are not over, side by side or one below the other. */
export function UpcomingEvents({ page }: { readonly page: EventsPageDefinition }) {
  const { data, error, mutate } = useCall('events/all_events')
  const [as, choose] = useEventsAs(page.as)
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (data?.length === 0) {
    return (
      <Card>
        <EmptyState icon={<EventOutlined />} title={page.upcoming.empty} />
      </Card>
    )
  }
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2, ...whereNarrow(twoColumns, { display: 'none' }) }}>
        <EventsSwitch as={as} onChoose={choose} />
      </Box>
      {data ? (
        <Events data-as={as}>
          {data.map((event) => (
            <li key={event.no}>
              <EventCard page={page} event={event} as={as} />
            </li>
          ))}
        </Events>
      ) : (
        <LoadingRegion>
          <Events as="div" data-as={as}>
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} variant="rounded" height={as === 'grid' ? 280 : 150} />
            ))}
          </Events>
        </LoadingRegion>
      )}
    </Box>
  )
}

/** The width from which a grid has more than one column, rem: below it, both look the same. */
const twoColumns = 41

const Events = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-as="grid"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' },
  '& > li': { display: 'grid', minWidth: 0 },
}))
