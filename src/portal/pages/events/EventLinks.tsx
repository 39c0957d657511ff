import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { UpcomingEvent } from '../../../contract/events.ts'
import type { EventsPageDefinition } from '../../../engine/document/events-page.ts'
import { calendarFile } from '../../../engine/format/calendar-file.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { saveFile } from '../../documents/save-file.ts'
import { useStart } from '../../ui/start-context.ts'
import { BookHere } from './BookHere.tsx'
import { useEventSites } from './use-event-sites.ts'

interface EventLinksProps {
  readonly page: EventsPageDefinition
  readonly event: UpcomingEvent
}

/** What can be done about an event: booking it, here or at a site, and its file for a calendar. */
export function EventLinks({ page, event }: EventLinksProps) {
  const { links = [], booking } = page
  const text = useText()
  const { ofEvent } = useEventSites()
  const saves = useCalendarFile(event)
  return (
    <Row>
      <Button
        startIcon={<EventAvailableOutlined />}
        onClick={saves}
        aria-label={`${text('portal.events.calendar')}: ${event.description}`}
      >
        {text('portal.events.calendar')}
      </Button>
      {booking && event.places && <BookHere booking={booking} event={event} places={event.places} />}
      {links.map(({ id, title, site }) => {
        const address = ofEvent(site, event)
        if (address === undefined) return null
        return (
          <Button
            key={id}
            variant="contained"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${title}: ${event.description}`}
          >
            {title}
          </Button>
        )
      })}
    </Row>
  )
}

/** Saves the event for a calendar. Its number and the organisation name it: saved again, it changes there. */
function useCalendarFile(event: UpcomingEvent): () => void {
  const { id, timeZone } = useStart().tenant
  return () => {
    const { no, description: title, location, eventProviders, ...times } = event
    const providers = eventProviders.map(({ name }) => name).join(', ')
    const content = calendarFile(
      { ...times, uid: `${no}@${id}.regalia`, title, location, description: providers },
      { timeZone, now: new Date() },
    )
    saveFile(new Blob([content], { type: 'text/calendar' }), `${no}.ics`)
  }
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gridArea: 'links',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: theme.spacing(1),
}))
