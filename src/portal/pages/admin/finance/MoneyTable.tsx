import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import type { MoneyRecord } from '../../../../contract/unplaced-money.ts'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { Detail } from '../Detail.tsx'
import { MoneyDialog } from './MoneyDialog.tsx'
import { useCents } from './use-cents.ts'
import { useWayTitle } from './use-way-title.ts'

interface MoneyTableProps {
  readonly money: readonly MoneyRecord[]
  /** After a decision about some of it. */
  readonly onDecided: () => void
}

/** Money in a table; each opens with every message that was kept about it. */
export function MoneyTable({ money, onDecided }: MoneyTableProps) {
  const text = useText()
  const cents = useCents()
  const wayTitle = useWayTitle()
  const { instant } = useFormats()
  const [opened, setOpened] = useState<MoneyRecord>()
  const close = () => setOpened(undefined)
  const decided = () => {
    close()
    onDecided()
  }
  return (
    <>
      <DataTable
        label={text('portal.finance.view.money')}
        columns={[
          { id: 'receipt', title: text('portal.finance.column.provider-receipt'), width: 8.5 },
          { id: 'state', title: text('portal.finance.column.state'), width: 9.5 },
          { id: 'amount', title: text('portal.finance.column.amount'), align: 'right', width: 8 },
          { id: 'account', title: text('portal.finance.column.account-typed'), width: 9 },
          { id: 'payer', title: text('portal.finance.column.payer'), width: 9 },
          { id: 'paid', title: text('portal.finance.column.paid'), width: 8 },
        ]}
        rows={money.map((one) => ({
          key: one.id,
          cells: {
            receipt: (
              <>
                <BreakableText>{one.receipt}</BreakableText>
                <Detail>{wayTitle(one.provider)}</Detail>
              </>
            ),
            state: (
              <>
                <Chip size="small" label={text(`portal.finance.money-state.${one.state}`)} />
                {one.receipt_no !== null && <Detail>{one.receipt_no}</Detail>}
              </>
            ),
            amount: cents(one.amount, one.currency),
            account: <BreakableText>{one.account || '–'}</BreakableText>,
            payer: (
              <>
                <BreakableText>{one.payer || '–'}</BreakableText>
                {one.member_no !== '' && <Detail>{one.member_no}</Detail>}
              </>
            ),
            paid: instant(one.paid_at),
          },
          actions: (
            <Button
              size="small"
              aria-label={text('renderer.collection.actionOf', {
                action: text('portal.finance.open'),
                record: one.receipt,
              })}
              onClick={() => setOpened(one)}
            >
              {text('portal.finance.open')}
            </Button>
          ),
        }))}
        actions={{ title: text('portal.finance.actions'), most: 1, width: 5 }}
        isFramed={false}
      />
      {opened && <MoneyDialog money={opened} onDecided={decided} onClose={close} />}
    </>
  )
}
