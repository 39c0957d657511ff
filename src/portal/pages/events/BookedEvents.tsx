import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import type { EventsPageDefinition } from '../../../engine/document/events-page.ts'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../../renderer/tables/DataTable.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useStart } from '../../ui/start-context.ts'
import { BookedHere } from './BookedHere.tsx'
import { BookingActions } from './BookingActions.tsx'
import { BookingCell } from './BookingCell.tsx'

/** What the member has booked: here, and at the organisation's site where there is one. */
export function BookedEvents({ page }: { readonly page: EventsPageDefinition }) {
  const { sites } = useStart().tenant
  const { booking } = page
  const isHere = booking !== undefined && !Object.hasOwn(sites, booking.unless)
  return (
    <Stack sx={{ gap: 2 }}>
      {isHere && <BookedHere type={booking.case.replace('cases/', '')} />}
      <BookedAtSite page={page} isBeside={isHere} />
    </Stack>
  )
}

interface BookedAtSiteProps {
  readonly page: EventsPageDefinition
  /** Whether there are others, so that nothing is shown where it would be empty. */
  readonly isBeside: boolean
}

/** What the booking site reports, the newest first, with what each booking's state allows. */
function BookedAtSite({ page, isBeside }: BookedAtSiteProps) {
  const text = useText()
  const { data: all, error, mutate } = useCall('events')
  // Those made here are listed above, with what may be done with each.
  const data = useMemo(() => (isBeside ? all?.filter(({ bookedHere }) => bookedHere !== true) : all), [all, isBeside])
  const { columns, booked, actions = [], states = [] } = page
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (isBeside && (data ?? []).length === 0) return null
  return (
    <Card>
      {!data ? (
        <TableSkeleton columns={columns.length} />
      ) : data.length === 0 ? (
        <EmptyState icon={<ConfirmationNumberOutlined />} title={booked.empty} />
      ) : (
        <DataTable
          label={booked.title}
          isFramed={false}
          columns={columns.map(({ id, title, field }) => ({ id, title, width: widths[field] ?? usualWidth }))}
          actions={
            actions.length > 0
              ? { title: text('renderer.collection.actions'), most: actions.length, width: 5 }
              : undefined
          }
          rows={data.map((booking) => ({
            key: booking.bookingNo,
            cells: Object.fromEntries(
              columns.map((column) => [
                column.id,
                <BookingCell key={column.id} column={column} booking={booking} states={states} />,
              ]),
            ),
            actions: <BookingActions page={page} booking={booking} />,
          }))}
        />
      )}
    </Card>
  )
}

/** The least widths of columns, rem. */
const widths: Readonly<Partial<Record<EventsPageDefinition['columns'][number]['field'], number>>> = {
  eventDescription: 10,
  paid: 4.5,
  // Labels of states do not wrap.
  status: 11,
}
const usualWidth = 7
