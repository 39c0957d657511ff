import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { EventPlaces, UpcomingEvent } from '../../../contract/events.ts'
import type { BookedByCase } from '../../../engine/document/events-page.ts'
import { StatusChip } from '../../../renderer/feedback/StatusChip.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { beginAddress, caseAddress } from '../../cases/case-address.ts'

interface BookHereProps {
  readonly booking: BookedByCase
  readonly event: UpcomingEvent
  readonly places: EventPlaces
}

/** How many places an event has left, and the way to a booking; or the member's booking and how it stands. */
export function BookHere({ booking, event, places: { free, own } }: BookHereProps) {
  const text = useText()
  const { money } = useFormats()
  const type = booking.case.replace('cases/', '')
  if (own !== undefined) {
    const label = `${text('portal.events.own-booking')}: ${event.description}`
    return (
      <>
        <StatusChip title={own.title} color={own.color} />
        <Button component={Link} to={caseAddress(type, own)} variant="outlined" aria-label={label}>
          {text('portal.events.own-booking')}
        </Button>
      </>
    )
  }
  const title = free === 0 ? booking.full.title : booking.title
  return (
    <>
      <Facts>
        <span>{event.price === undefined ? text('portal.events.free-of-charge') : money(event.price)}</span>
        {free !== undefined && (
          <span>{free === 0 ? text('portal.events.full') : text('portal.events.left', { count: free })}</span>
        )}
      </Facts>
      <Button
        component={Link}
        to={`${beginAddress(type)}?event=${encodeURIComponent(event.no)}`}
        variant="contained"
        aria-label={`${title}: ${event.description}`}
      >
        {title}
      </Button>
    </>
  )
}

const Facts = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  marginInlineEnd: 8,
  color: 'var(--mui-palette-text-secondary)',
})
