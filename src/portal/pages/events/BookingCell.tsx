import { styled } from '@mui/material/styles'
import type { EventBooking } from '../../../contract/events.ts'
import { colorOfState } from '../../../engine/cases/model/state-color.ts'
import type { BookingColumn } from '../../../engine/document/events-page.ts'
import { StatusChip } from '../../../renderer/feedback/StatusChip.tsx'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { TickOrCross } from '../../ui/TickOrCross.tsx'

interface BookingCellProps {
  readonly booking: EventBooking
  readonly column: BookingColumn
}

/** A fact of a booking: what is true or false as a tick or a cross, its status in the colour that its name has. */
export function BookingCell({ booking, column: { field, format } }: BookingCellProps) {
  const text = useText()
  const { [field]: value } = booking
  if (typeof value === 'boolean') {
    return <TickOrCross is={value} text={text(value ? 'portal.events.paid' : 'portal.events.unpaid')} />
  }
  if (format === 'state') return <StatusChip title={value} color={colorOfState({ title: value })} />
  if (field === 'bookingNo') return <Whole>{value}</Whole>
  return <BreakableText>{value === '' ? '–' : value}</BreakableText>
}

const Whole = styled('span')({ whiteSpace: 'nowrap' })
