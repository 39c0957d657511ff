import { useState } from 'react'
import Button from '@mui/material/Button'
import type { PaymentRecordRow } from '../../../../contract/finance.ts'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { Detail } from '../Detail.tsx'
import { MemberCell } from './MemberCell.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'
import { PaymentStanding } from './PaymentStanding.tsx'
import { useCents } from './use-cents.ts'
import { useWayTitle } from './use-way-title.ts'

interface PaymentTableProps {
  readonly label: string
  readonly payments: readonly PaymentRecordRow[]
  /** After a decision about one of them. */
  readonly onDecided: () => void
}

/** Payments in a table; each opens with every message that was kept of it. */
export function PaymentTable({ label, payments, onDecided }: PaymentTableProps) {
  const text = useText()
  const cents = useCents()
  const wayTitle = useWayTitle()
  const { instant } = useFormats()
  const [opened, setOpened] = useState<PaymentRecordRow>()
  const close = () => setOpened(undefined)
  const decided = () => {
    close()
    onDecided()
  }
  return (
    <>
      <DataTable
        label={label}
        columns={[
          { id: 'invoice', title: text('portal.finance.column.invoice'), width: 8.5 },
          { id: 'state', title: text('portal.finance.column.state'), width: 9.5 },
          { id: 'amount', title: text('portal.finance.column.amount'), align: 'right', width: 8 },
          { id: 'member', title: text('portal.finance.column.member'), width: 9 },
          { id: 'reference', title: text('portal.finance.column.reference'), width: 9 },
          { id: 'begun', title: text('portal.finance.column.begun'), width: 8 },
        ]}
        rows={payments.map((payment) => ({
          key: payment.id,
          cells: {
            invoice: (
              <>
                {payment.invoice_no}
                {payment.receipt_no !== null && <Detail>{payment.receipt_no}</Detail>}
              </>
            ),
            state: <PaymentStanding payment={payment} />,
            amount: cents(payment.amount, payment.currency),
            member: <MemberCell name={payment.name} member_no={payment.member_no} />,
            reference: (
              <>
                <BreakableText>{payment.provider_receipt ?? payment.reference ?? '–'}</BreakableText>
                <Detail>{wayTitle(payment.provider)}</Detail>
              </>
            ),
            begun: instant(payment.created_at),
          },
          actions: (
            <Button
              size="small"
              aria-label={text('renderer.collection.actionOf', {
                action: text('portal.finance.open'),
                record: payment.invoice_no,
              })}
              onClick={() => setOpened(payment)}
            >
              {text('portal.finance.open')}
            </Button>
          ),
        }))}
        actions={{ title: text('portal.finance.actions'), most: 1, width: 5 }}
        isFramed={false}
      />
      {opened && <PaymentDialog payment={opened} onDecided={decided} onClose={close} />}
    </>
  )
}
