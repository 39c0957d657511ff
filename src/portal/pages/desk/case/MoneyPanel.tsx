import { styled } from '@mui/material/styles'
import type { DeskCharge, DeskMoney } from '../../../../contract/desk-money.ts'
import { Chip } from '../../../../renderer/feedback/Chip.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { Panel } from '../../../cases/Panel.tsx'
import { useFormats } from '../../../ui/use-formats.ts'

/** What is charged for the case, how much of it is paid, and what its owner owes in all. */
export function MoneyPanel({ money: { charges, balance, overdue, currency } }: { readonly money: DeskMoney }) {
  const text = useText()
  const { money } = useFormats()
  return (
    <Panel title={text('portal.desk.money')}>
      {charges.length === 0 && <Muted>{text('portal.desk.money-none')}</Muted>}
      <List>
        {charges.map((one) => (
          <li key={`${one.id} ${one.invoiceNo}`}>
            <Charge {...one} currency={currency} />
          </li>
        ))}
      </List>
      <Line>
        {balance === 0
          ? text('portal.desk.money-even')
          : text(balance > 0 ? 'portal.desk.money-owed' : 'portal.desk.money-over', {
              amount: money(Math.abs(balance), currency),
            })}
        {overdue > 0 && ` ${text('portal.desk.money-overdue', { amount: money(overdue, currency) })}`}
      </Line>
    </Panel>
  )
}

function Charge({ currency, ...charge }: DeskCharge & Pick<DeskMoney, 'currency'>) {
  const text = useText()
  const { date, money } = useFormats()
  const { title, amount, paid, credited, billed, invoiceNo, due, receiptNo, paidOn } = charge
  const facts = [
    { id: 'amount', value: money(amount, currency) },
    { id: 'invoice', value: invoiceNo },
    { id: 'billed', value: billed && date(billed) },
    { id: 'due', value: due && date(due) },
    { id: 'paid', value: billed && money(paid, currency) },
    { id: 'credited', value: credited > 0 ? money(credited, currency) : null },
    { id: 'receipt', value: receiptNo },
    { id: 'paid-on', value: paidOn && date(paidOn) },
  ] as const
  return (
    <>
      <header>
        <strong>{title}</strong>
        <Chip>{text(`portal.desk.charge.${standingOf(charge)}`)}</Chip>
      </header>
      <dl>
        {facts.map(
          ({ id, value }) =>
            value !== null && (
              <div key={id}>
                <dt>{text(`portal.desk.charge-${id}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}

function standingOf({ billed, settled, paid }: DeskCharge) {
  if (settled) return 'settled'
  if (billed === null) return 'unbilled'
  return paid > 0 ? 'part-paid' : 'owed'
}

const Line = styled('p')({ margin: 0 })

const Muted = styled(Line)({ color: 'var(--mui-palette-text-secondary)' })

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1, 4), margin: theme.spacing(0.5, 0, 0) },
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0 },
}))
