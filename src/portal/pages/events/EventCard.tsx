import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { eventPicture } from '../../../contract/event-answers.ts'
import type { UpcomingEvent } from '../../../contract/events.ts'
import type { EventsPageDefinition } from '../../../engine/document/events-page.ts'
import { writeDays, writeSpan } from '../../../engine/format/write-span.ts'
import type { EventsAs } from '../../../generated/closed-names.ts'
import { whereNarrow } from '../../../renderer/tables/narrow-container.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { DateBlock } from './DateBlock.tsx'
import { EventBadges, EventPlace } from './EventBadges.tsx'
import { EventDocuments } from './EventDocuments.tsx'
import { EventLinks } from './EventLinks.tsx'
import { useEventSites } from './use-event-sites.ts'

interface EventCardProps {
  readonly page: EventsPageDefinition
  readonly event: UpcomingEvent
  readonly as: EventsAs
}

/** An event: when, what, where and by whom it is, and what can be done about it. In a list it takes the whole width. */
export function EventCard({ page, event, as }: EventCardProps) {
  const text = useText()
  const { date } = useFormats()
  const title = useId()
  const picture = eventPicture(event)
  const address = useEventSites().ofEvent(page.card, event)
  const span = (from: string, to: string) => text('portal.events.span', { from, to })
  const times = writeSpan(event.startTime, event.endTime, span)
  return (
    <Frame aria-labelledby={title}>
      <Sheet data-as={as}>
        <DateBlock date={event.startDate} />
        <Facts>
          <EventBadges page={page} event={event} />
          <Heading id={title}>
            {address === undefined ? (
              <BreakableText>{event.description}</BreakableText>
            ) : (
              <MuiLink href={address} target="_blank" rel="noopener noreferrer" color="inherit" underline="hover">
                <BreakableText>{event.description}</BreakableText>
              </MuiLink>
            )}
          </Heading>
          <Times>
            <span>
              <CalendarTodayOutlined aria-hidden />
              {writeDays(date(event.startDate), date(event.endDate), span)}
            </span>
            {times !== '' && (
              <span>
                <ScheduleOutlined aria-hidden />
                {times}
              </span>
            )}
          </Times>
          <EventPlace event={event} />
          <EventDocuments page={page} event={event} />
        </Facts>
        {picture && <Logo src={`data:${picture.mediaType};base64,${picture.content}`} alt="" />}
        <EventLinks page={page} event={event} />
      </Sheet>
    </Frame>
  )
}

/** The width from which the parts of an event have room side by side in a list, rem. */
const wideEnough = 44

const Frame = styled('article')({ display: 'grid', containerType: 'inline-size', minWidth: 0 })

const Sheet = styled(Card)(({ theme }) => {
  const stacked = {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: '1fr auto',
    gridTemplateAreas: '"date facts logo" "links links links"',
  }
  return {
    display: 'grid',
    alignItems: 'start',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"date facts logo links"',
    '&[data-as="grid"]': stacked,
    ...whereNarrow(wideEnough, stacked),
  }
})

const Facts = styled('div')(({ theme }) => ({ display: 'grid', gridArea: 'facts', gap: theme.spacing(1), minWidth: 0 }))

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))

/** The days and the times of day stay whole where a line ends between them. */
const Times = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  color: 'var(--mui-palette-text-secondary)',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& svg': { fontSize: 18 },
})

const Logo = styled('img')({ gridArea: 'logo', width: 48, height: 48, borderRadius: 8, objectFit: 'cover' })
