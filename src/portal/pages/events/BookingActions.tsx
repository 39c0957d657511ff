import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import type { EventBooking } from '../../../contract/events.ts'
import type { BookingDocument, EventsPageDefinition } from '../../../engine/document/events-page.ts'
import { asJson } from '../../../engine/json/as-json.ts'
import { openRowActions } from '../../../engine/page/open-row-actions.ts'
import { postedAddress } from '../../billing/posted-address.ts'
import { useUser } from '../../session/session-context.ts'
import { useStart } from '../../ui/start-context.ts'
import { useToday } from '../../ui/use-today.ts'
import { useEventSites } from './use-event-sites.ts'

interface BookingActionsProps {
  readonly page: EventsPageDefinition
  readonly booking: EventBooking
}

/** The buttons that the page declares for a booking in its state. The number says which booking to a screen reader. */
export function BookingActions({ page, booking }: BookingActionsProps) {
  const user = useUser()
  const today = useToday()
  const { settings } = useStart()
  const { ofBooking } = useEventSites()
  const open = openRowActions(page, { record: asJson(booking), user, settings: settings.minor_settings, today })
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, justifyContent: { sm: 'flex-end' }, gap: 0.5 }}
    >
      {open.map((action) => {
        const { id, title } = action
        const label = `${title}: ${booking.bookingNo}`
        if (action.kind === 'document') {
          const address = documentAddress(action, booking)
          if (address === undefined) return null
          return (
            <Button key={id} size="small" component={Link} to={address} aria-label={label}>
              {title}
            </Button>
          )
        }
        const address = ofBooking(action.site, booking)
        if (address === undefined) return null
        return (
          <Button key={id} size="small" href={address} target="_blank" rel="noopener noreferrer" aria-label={label}>
            {title}
          </Button>
        )
      })}
    </Stack>
  )
}

/** Where a document of a booking is shown; undefined before there is one. */
function documentAddress({ document }: BookingDocument, booking: EventBooking): string | undefined {
  const number = document === 'receipt' ? booking.receiptNo : booking.proformaInvoiceNo
  return number === '' ? undefined : postedAddress(document, number)
}
