import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { financePlace } from './finance-address.ts'
import type { FinanceViewProps } from './finance-view-props.ts'
import { FinanceList } from './FinanceList.tsx'
import { RawMessages } from './RawMessages.tsx'
import { useWayTitle } from './use-way-title.ts'

/** Messages of providers that name no payment, or that could not be read. */
export function UnreadMessages({ search, onGo }: FinanceViewProps) {
  const text = useText()
  const wayTitle = useWayTitle()
  const { data, error, mutate } = useCall(`admin/finance/unread-messages?${unreadPlace(search).toString()}`, {
    keepPreviousData: true,
  })
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={2} />
  const { items, total, previous, next } = data
  const isSought = (search.get('search') ?? '') !== ''
  const shown = items.map(({ provider, source, reason, invoice_no, ...message }) => {
    const about = invoice_no === null ? '' : text('portal.finance.payment', { invoice: invoice_no })
    const parts = [wayTitle(provider), source, about, text(`portal.finance.unread-reason.${reason}`)]
    return { ...message, source: parts.filter(Boolean).join(' · ') }
  })
  return (
    <>
      {items.length > 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2, maxWidth: '75ch' }}>
          {text('portal.finance.unread-lead')}
        </Typography>
      )}
      <FinanceList {...{ search, onGo, previous, next }} count={text('portal.finance.unread', { count: total })}>
        {items.length === 0 ? (
          <EmptyState title={text(isSought ? 'portal.finance.none-such' : 'portal.finance.none-unread')} />
        ) : (
          <Box sx={{ px: 2 }}>
            <RawMessages messages={shown} />
          </Box>
        )}
      </FinanceList>
    </>
  )
}

/** What the call takes of the address: which list is shown is in its path. */
function unreadPlace(search: URLSearchParams): URLSearchParams {
  const place = financePlace(search)
  place.delete('shown')
  return place
}
