import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { StepPages } from '../../../ui/StepPages.tsx'
import { atPlace, financePlace } from './finance-address.ts'
import type { FinanceViewProps } from './finance-view-props.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { RawMessages } from './RawMessages.tsx'
import { UnreadMessages } from './UnreadMessages.tsx'
import { useWayTitle } from './use-way-title.ts'

/** Money that messages name and no list of the provider has, with these messages, and those that name none. */
export function HeardMoneyList({ search, onGo }: FinanceViewProps) {
  const text = useText()
  const wayTitle = useWayTitle()
  const { data, error, mutate } = useCall(`admin/finance/heard-money?${heardPlace(search).toString()}`, {
    keepPreviousData: true,
  })
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={2} />
  const sought = (search.get('search') ?? '').trim().toUpperCase()
  const { items: unread, previous, next, total } = data.unread
  // They are on the first page.
  const items = previous === null ? data.items.filter(({ receipt }) => receipt.includes(sought)) : []
  return (
    <Box sx={{ p: 2 }}>
      {data.total > 0 && previous === null && (
        <>
          <Typography component="output" sx={{ display: 'block', fontWeight: 600, mb: 1 }}>
            {text('portal.finance.heard', { count: data.total })}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
            {text('portal.finance.heard-lead')}
          </Typography>
        </>
      )}
      {items.length + unread.length === 0 && (
        <EmptyState title={text(sought === '' ? 'portal.finance.none-heard' : 'portal.finance.none-such')} />
      )}
      {items.map(({ provider, receipt, messages }) => (
        <Box key={`${provider} ${receipt}`} component="section" aria-label={receipt} sx={{ mb: 3 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
            {receipt} · {wayTitle(provider)}
          </Typography>
          <RawMessages messages={messages} />
        </Box>
      ))}
      {unread.length > 0 && <UnreadMessages messages={unread} total={total} />}
      <StepPages
        onPrevious={previous === null ? undefined : () => onGo(atPlace(search, 'before', previous))}
        onNext={next === null ? undefined : () => onGo(atPlace(search, 'after', next))}
      />
    </Box>
  )
}

/** What the call takes of the address: which list is shown is in its path. */
function heardPlace(search: URLSearchParams): URLSearchParams {
  const place = financePlace(search)
  place.delete('shown')
  return place
}
