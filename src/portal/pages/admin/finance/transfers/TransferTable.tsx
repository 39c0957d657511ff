import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { BankTransferRow } from '../../../../../contract/bank-transfers.ts'
import { DataTable } from '../../../../../renderer/tables/DataTable.tsx'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../../ui/use-formats.ts'
import { Detail } from '../../Detail.tsx'
import { MemberCell } from '../MemberCell.tsx'
import { useCents } from '../use-cents.ts'
import { SlipButton } from './SlipButton.tsx'

interface TransferTableProps {
  readonly transfers: readonly BankTransferRow[]
  readonly onTakeBack: (transfer: BankTransferRow) => void
}

/** Bank transfers in a table: whose each is, what it paid, its slip, and the way to take it back. */
export function TransferTable({ transfers, onTakeBack }: TransferTableProps) {
  const text = useText()
  const cents = useCents()
  const { date } = useFormats()
  return (
    <DataTable
      label={text('portal.finance.view.transfers')}
      columns={[
        { id: 'receipt', title: text('portal.finance.column.receipt'), width: 8.5 },
        { id: 'amount', title: text('portal.finance.column.amount'), align: 'right', width: 8 },
        { id: 'member', title: text('portal.finance.column.member'), width: 9 },
        { id: 'reference', title: text('portal.finance.column.reference'), width: 9 },
        { id: 'entered', title: text('portal.finance.column.entered'), width: 8 },
      ]}
      rows={transfers.map((transfer) => ({
        key: transfer.id,
        cells: {
          receipt: (
            <>
              {transfer.number}
              {transfer.paid !== '' && (
                <Detail>
                  <BreakableText>{transfer.paid}</BreakableText>
                </Detail>
              )}
              {transfer.reversal_no !== null && (
                <Detail>{text('portal.finance.transfers.reversed', { number: transfer.reversal_no })}</Detail>
              )}
            </>
          ),
          amount: cents(transfer.amount, transfer.currency),
          member: <MemberCell name={transfer.name} member_no={transfer.member_no} />,
          reference: (
            <>
              <BreakableText>{transfer.reference || '–'}</BreakableText>
              {transfer.paid_on !== null && (
                <Detail>
                  {text('portal.finance.column.paid-on')} {date(transfer.paid_on)}
                </Detail>
              )}
            </>
          ),
          entered: (
            <>
              {date(transfer.posted_on)}
              {transfer.by !== '' && <Detail>{transfer.by}</Detail>}
            </>
          ),
        },
        actions: (
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            {transfer.slip !== null && <SlipButton transfer={transfer} fileName={transfer.slip} />}
            {transfer.reversal_no === null && (
              <Button
                size="small"
                aria-label={text('renderer.collection.actionOf', {
                  action: text('portal.finance.transfers.take-back'),
                  record: transfer.number,
                })}
                onClick={() => onTakeBack(transfer)}
              >
                {text('portal.finance.transfers.take-back')}
              </Button>
            )}
          </Stack>
        ),
      }))}
      actions={{ title: text('portal.finance.actions'), most: 2, width: 9, areBelow: true }}
      isFramed={false}
    />
  )
}
