import type { MessageStatus, OutboxEntry } from '../../../contract/outbox-entry.ts'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../renderer/tables/table-column.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useFormats } from '../../ui/use-formats.ts'
import { MessageFailure } from './MessageFailure.tsx'
import { MessageState } from './MessageState.tsx'

const columns = ['created', 'to', 'subject', 'status', 'attempts', 'error'] as const

interface MessageListProps {
  /** Filters by this status; all messages when undefined. */
  readonly status: MessageStatus | undefined
}

/** The newest messages with their delivery, never their content. */
export function MessageList({ status }: MessageListProps) {
  const text = useText()
  const cells = useCells()
  const path = status === undefined ? 'admin/messages' : (`admin/messages?status=${status}` as const)
  const { data, error, mutate } = useCall(path)
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={columns.length} />
  if (data.length === 0) {
    const none = status === undefined ? 'portal.messages.none' : 'portal.messages.none-such'
    return <EmptyState title={text(none)} />
  }
  const titled = columns.map((id): TableColumn => ({
    id,
    title: text(`portal.messages.${id}`),
    align: id === 'attempts' ? 'right' : 'left',
  }))
  const rows = data.map((entry) => ({ key: entry.id, cells: cells(entry) }))
  return <DataTable label={text('portal.messages.title')} columns={titled} rows={rows} isFramed={false} />
}

/** The content of each column. */
function useCells() {
  const text = useText()
  const { instant: at } = useFormats()
  return (entry: OutboxEntry) => ({
    created: at(entry.created_at),
    to: <BreakableText>{entry.recipient}</BreakableText>,
    subject: entry.subject ?? text(`portal.messages.channel.${entry.channel}`),
    status: <MessageState status={entry.status} next={entry.next_at === null ? undefined : at(entry.next_at)} />,
    attempts: entry.attempts,
    error: <MessageFailure failure={entry.failure} answered={entry.last_error} />,
  })
}
