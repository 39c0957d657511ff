import type { ReactNode } from 'react'
import type { AdminEvent } from '../../../../contract/admin-events.ts'
import { formatNumber } from '../../../../engine/format/format-number.ts'
import { writeDays } from '../../../../engine/format/write-span.ts'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../../renderer/tables/table-column.ts'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { useStart } from '../../../ui/start-context.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { Detail } from '../Detail.tsx'

export type EventAction = 'change' | 'cancel'

interface FoundEventTableProps {
  readonly events: readonly AdminEvent[]
  readonly onAct: (action: EventAction, event: AdminEvent) => void
}

const columns = ['number', 'event', 'days', 'points', 'bookings'] as const
type Column = (typeof columns)[number]

/** Rem. */
const widths: Readonly<Record<Column, number>> = { number: 7, event: 15, days: 11, points: 5, bookings: 6 }

const actions: readonly EventAction[] = ['change', 'cancel']

/** Events in a table, each with a menu of what may be done; nothing with those that are cancelled. */
export function FoundEventTable({ events, onAct }: FoundEventTableProps) {
  const text = useText()
  const cells = useCells()
  const titled = columns.map((id): TableColumn => ({
    id,
    title: text(`portal.admin-events.column.${id}`),
    width: widths[id],
    align: id === 'points' || id === 'bookings' ? 'right' : 'left',
  }))
  const rows = events.map((event) => ({
    key: event.id,
    cells: cells(event),
    actions: event.cancelled_at === null && (
      <ActionMenu
        label={text('portal.admin-events.actions', { event: event.description })}
        actions={actions}
        titleOf={(action) => text(`portal.admin-events.action.${action}`)}
        destructive="cancel"
        onAct={(action) => onAct(action, event)}
      />
    ),
  }))
  return (
    <DataTable
      label={text('portal.admin-events.title')}
      columns={titled}
      rows={rows}
      isFramed={false}
      actions={{ title: text('renderer.collection.actions'), most: 1 }}
    />
  )
}

/** The content of each column. */
function useCells(): (event: AdminEvent) => Record<Column, ReactNode> {
  const text = useText()
  const { date } = useFormats()
  const { locale } = useStart().tenant
  return (event) => {
    const days = [date(event.startDate), date(event.endDate)] as const
    return {
      number: <BreakableText>{event.no}</BreakableText>,
      event: (
        <>
          <strong>
            <BreakableText>{event.description}</BreakableText>
          </strong>
          {event.location !== '' && (
            <Detail>
              <BreakableText>{event.location}</BreakableText>
            </Detail>
          )}
          {event.cancelled_at !== null && (
            <Detail>
              <BreakableText>
                {text('portal.admin-events.cancelled-on', {
                  date: date(event.cancelled_at),
                  reason: event.cancel_reason ?? '',
                })}
              </BreakableText>
            </Detail>
          )}
        </>
      ),
      days: writeDays(...days, (from, to) => text('portal.events.span', { from, to })),
      points: formatNumber(event.cpdHours, locale),
      bookings: formatNumber(event.bookings, locale),
    }
  }
}
