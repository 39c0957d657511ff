import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { HeardNumber } from '../../../../contract/heard-money.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useFormats } from '../../../ui/use-formats.ts'
import { DecideHeardDialog } from './DecideHeardDialog.tsx'
import { financePlace } from './finance-address.ts'
import type { FinanceViewProps } from './finance-view-props.ts'
import { FinanceList } from './FinanceList.tsx'
import { RawMessages } from './RawMessages.tsx'
import { useReloadFinance } from './use-reload-finance.ts'
import { useWayTitle } from './use-way-title.ts'

interface HeardMoneyListProps extends FinanceViewProps {
  /** Shows what staff set aside, instead of what is open. */
  readonly isAside: boolean
}

/** Numbers that messages name and no list of the provider has, with these messages. */
export function HeardMoneyList({ search, onGo, isAside }: HeardMoneyListProps) {
  const text = useText()
  const reload = useReloadFinance()
  const countRef = useRef<HTMLOutputElement>(null)
  const [opened, setOpened] = useState<HeardNumber>()
  const address = `admin/finance/heard-money?${heardPlace(search, isAside).toString()}` as const
  const { data, error, mutate } = useCall(address, { keepPreviousData: true })
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={2} />
  const { items, total, previous, next } = data
  const isSought = (search.get('search') ?? '') !== ''
  // The closed dialog gives the focus back to its number, which then leaves the list.
  const decided = () => {
    setOpened(undefined)
    void reload().finally(() => countRef.current?.focus())
  }
  return (
    <>
      {items.length > 0 && !isAside && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2, maxWidth: '75ch' }}>
          {text('portal.finance.heard-lead')}
        </Typography>
      )}
      <FinanceList
        {...{ search, onGo, countRef, previous, next }}
        count={text('portal.finance.heard', { count: total })}
      >
        {items.length === 0 && (
          <EmptyState
            title={text(
              isSought
                ? 'portal.finance.none-such'
                : isAside
                  ? 'portal.finance.none-aside'
                  : 'portal.finance.none-heard',
            )}
          />
        )}
        {items.map((number) => (
          <HeardOf key={number.id} number={number} onDecide={() => setOpened(number)} />
        ))}
      </FinanceList>
      {opened && <DecideHeardDialog number={opened} onDecided={decided} onClose={() => setOpened(undefined)} />}
    </>
  )
}

interface HeardOfProps {
  readonly number: HeardNumber
  readonly onDecide: () => void
}

function HeardOf({ number: { provider, receipt, aside, messages }, onDecide }: HeardOfProps) {
  const text = useText()
  const wayTitle = useWayTitle()
  const { instant } = useFormats()
  const action = text(`portal.finance.decide-money.${aside === null ? 'set-aside' : 'taken-back'}`)
  return (
    <Box component="section" aria-label={receipt} sx={{ px: 2, mb: 3 }}>
      <Box sx={headStyle}>
        <Typography variant="h3" component="h2" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          {receipt} · {wayTitle(provider)}
        </Typography>
        <Button
          size="small"
          aria-label={text('renderer.collection.actionOf', { action, record: receipt })}
          onClick={onDecide}
        >
          {action}
        </Button>
      </Box>
      {aside !== null && (
        <Box sx={{ mb: 1 }}>
          <Typography variant="body2">
            {[instant(aside.decided_at), text('portal.finance.heard-aside'), aside.by].filter(Boolean).join(' · ')}
          </Typography>
          <Typography>
            <BreakableText>{aside.reason}</BreakableText>
          </Typography>
        </Box>
      )}
      <RawMessages messages={messages} />
    </Box>
  )
}

/** What the call takes of the address. */
function heardPlace(search: URLSearchParams, isAside: boolean): URLSearchParams {
  const place = financePlace(search)
  if (isAside) place.set('shown', 'aside')
  else place.delete('shown')
  return place
}

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 } as const
