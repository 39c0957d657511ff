import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { MoneyCourse, MoneyRecord } from '../../../../contract/unplaced-money.ts'
import type { MoneyDecision } from '../../../../engine/payments/money-decisions.ts'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useFormats } from '../../../ui/use-formats.ts'
import { DecideMoneyDialog } from './DecideMoneyDialog.tsx'
import { RawMessages } from './RawMessages.tsx'
import { useCents } from './use-cents.ts'

interface MoneyDialogProps {
  readonly money: MoneyRecord
  readonly onDecided: () => void
  readonly onClose: () => void
}

/** Money that a provider lists: every message about it as it came, and what may be decided about it. */
export function MoneyDialog({ money, onDecided, onClose }: MoneyDialogProps) {
  const text = useText()
  const { data, error, mutate } = useCall(`admin/finance/money/${money.id}`)
  const [deciding, setDeciding] = useState<MoneyDecision>()
  if (data && deciding !== undefined) {
    const back = () => setDeciding(undefined)
    return <DecideMoneyDialog money={data} decision={deciding} onDecided={onDecided} onClose={back} />
  }
  return (
    <DialogFrame title={text('portal.finance.money', { receipt: money.receipt })} onClose={onClose} width={680} isText>
      {error && !data && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && <TableSkeleton columns={2} />}
      {data && <Course money={data} onDecide={setDeciding} />}
    </DialogFrame>
  )
}

interface CourseProps {
  readonly money: MoneyCourse
  readonly onDecide: (decision: MoneyDecision) => void
}

function Course({ money, onDecide }: CourseProps) {
  const text = useText()
  const cents = useCents()
  const { instant } = useFormats()
  const lines = [
    text(`portal.finance.money-state.${money.state}`),
    cents(money.amount, money.currency),
    money.payer,
    money.account,
    money.member_no,
    money.receipt_no ?? '',
    instant(money.paid_at),
  ]
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        <BreakableText>{lines.filter(Boolean).join(' · ')}</BreakableText>
      </Typography>
      {money.possible.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 3 }}>
          {money.possible.map((decision, place) => (
            <Button key={decision} variant={place === 0 ? 'contained' : 'outlined'} onClick={() => onDecide(decision)}>
              {text(`portal.finance.decide-money.${decision}`)}
            </Button>
          ))}
        </Stack>
      )}
      {money.decisions.map(({ id, decided_at, kind, by, reason, receipt_no }) => (
        <Box key={id} sx={{ mb: 1.5 }}>
          <Typography variant="body2">
            {[instant(decided_at), text(`portal.finance.money-decision.${kind}`), by, receipt_no ?? '']
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Typography>
            <BreakableText>{reason}</BreakableText>
          </Typography>
        </Box>
      ))}
      <Typography variant="h3" sx={{ mb: 1 }}>
        {text('portal.finance.messages')}
      </Typography>
      <RawMessages messages={money.messages} />
    </>
  )
}
