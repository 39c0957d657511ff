import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { PaymentCourse, PaymentRecordRow } from '../../../../contract/finance.ts'
import { messageKinds, reversalMessageKinds } from '../../../../contract/finance-names.ts'
import type { PaymentDecision } from '../../../../engine/payments/payment-decisions.ts'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useFormats } from '../../../ui/use-formats.ts'
import { DecideDialog } from './DecideDialog.tsx'
import { PaymentDecisions } from './PaymentDecisions.tsx'
import { PaymentStanding } from './PaymentStanding.tsx'
import { useCents } from './use-cents.ts'
import { useWayTitle } from './use-way-title.ts'

interface PaymentDialogProps {
  readonly payment: PaymentRecordRow
  readonly onDecided: () => void
  readonly onClose: () => void
}

/** A payment: its course, every message of its provider as it came, and what may be decided about it. */
export function PaymentDialog({ payment, onDecided, onClose }: PaymentDialogProps) {
  const text = useText()
  const { data, error, mutate } = useCall(`admin/finance/payments/${payment.id}`)
  const [deciding, setDeciding] = useState<PaymentDecision>()
  if (data && deciding !== undefined) {
    return (
      <DecideDialog payment={data} decision={deciding} onDecided={onDecided} onClose={() => setDeciding(undefined)} />
    )
  }
  return (
    <DialogFrame
      title={text('portal.finance.payment', { invoice: payment.invoice_no })}
      onClose={onClose}
      width={680}
      isText
    >
      {error && !data && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && <TableSkeleton columns={2} />}
      {data && <Course payment={data} onDecide={setDeciding} />}
    </DialogFrame>
  )
}

interface CourseProps {
  readonly payment: PaymentCourse
  readonly onDecide: (decision: PaymentDecision) => void
}

function Course({ payment, onDecide }: CourseProps) {
  const text = useText()
  const cents = useCents()
  const wayTitle = useWayTitle()
  const { instant } = useFormats()
  const facts = {
    amount: cents(payment.amount, payment.currency),
    provider: wayTitle(payment.provider),
    name: [payment.name, payment.member_no].filter(Boolean).join(', '),
    phone: payment.phone,
    reference: payment.reference,
    'provider-receipt': payment.provider_receipt,
    receipt: payment.receipt_no,
    code: payment.code,
    begun: instant(payment.created_at),
    changed: instant(payment.changed_at),
  } as const
  return (
    <>
      <PaymentStanding payment={payment} />
      <Facts>
        {factNames.map((name) => (
          <div key={name}>
            <dt>{text(`portal.finance.column.${name}`)}</dt>
            <dd>
              <BreakableText>{facts[name] || '–'}</BreakableText>
            </dd>
          </div>
        ))}
      </Facts>
      {payment.possible.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 3 }}>
          {payment.possible.map((decision, place) => (
            <Button key={decision} variant={place === 0 ? 'contained' : 'outlined'} onClick={() => onDecide(decision)}>
              {text(`portal.finance.decide.${decision}`)}
            </Button>
          ))}
        </Stack>
      )}
      <PaymentDecisions decisions={payment.decisions} />
      <Typography variant="h3" sx={{ mb: 1 }}>
        {text('portal.finance.messages')}
      </Typography>
      {payment.messages.length === 0 && <Typography>{text('portal.finance.no-messages')}</Typography>}
      {payment.messages.map(({ id, received_at, kind, raw }) => (
        <Box key={id} sx={{ mb: 2 }}>
          <Typography variant="body2">
            {instant(received_at)} · <MessageKind kind={kind} />
          </Typography>
          <Raw>
            <BreakableText>{raw === '' ? text('portal.finance.no-words') : raw}</BreakableText>
          </Raw>
        </Box>
      ))}
    </>
  )
}

const factNames = [
  'amount',
  'provider',
  'name',
  'phone',
  'reference',
  'provider-receipt',
  'receipt',
  'code',
  'begun',
  'changed',
] as const

/** What a message says; one that only a newer server knows has its name. */
function MessageKind({ kind }: { readonly kind: string }) {
  const text = useText()
  const known = [...messageKinds, ...reversalMessageKinds].find((one) => one === kind)
  return known === undefined ? kind : text(`portal.finance.message.${known}`)
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: theme.spacing(1.5),
  margin: theme.spacing(2, 0, 3),
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0 },
}))

const Raw = styled('pre')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  padding: theme.spacing(1.5),
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-sunken)',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
}))
