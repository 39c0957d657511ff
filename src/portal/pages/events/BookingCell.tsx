import { styled } from '@mui/material/styles'
import type { EventBooking } from '../../../contract/events.ts'
import { colorOfState } from '../../../engine/cases/model/state-color.ts'
import type { BookingColumn, BookingState } from '../../../engine/document/events-page.ts'
import { StatusChip } from '../../../renderer/feedback/StatusChip.tsx'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { TickOrCross } from '../../ui/TickOrCross.tsx'

interface BookingCellProps {
  readonly booking: EventBooking
  readonly column: BookingColumn
  readonly states: readonly BookingState[]
}

/** A fact of a booking: what is true or false as a tick or a cross, its status in the colour of the state. */
export function BookingCell({ booking, column: { field, format }, states }: BookingCellProps) {
  const text = useText()
  const { [field]: value } = booking
  if (typeof value === 'boolean') {
    return <TickOrCross is={value} text={text(value ? 'portal.events.paid' : 'portal.events.unpaid')} />
  }
  if (format === 'state') {
    const state = states.find(({ status }) => status === value)
    return <StatusChip title={state?.title ?? value} color={state?.color ?? colorOfState({ title: value })} />
  }
  if (field === 'bookingNo') return <Whole>{value}</Whole>
  return <BreakableText>{value === '' ? '–' : value}</BreakableText>
}

const Whole = styled('span')({ whiteSpace: 'nowrap' })
