import type { StatementOutcome } from '../../../contract/statement-names.ts'
import { findOwnPosted } from '../../ledger/posted-rows.ts'
import { standingReceipt } from '../../ledger/standing-receipt.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { Services } from '../../platform/services.ts'
import { isListed } from '../money-of-payment.ts'
import { moneyNamed } from '../money-rows.ts'
import type { MoneyName } from '../money-rows.ts'
import { paymentWithReceipt } from '../payment-rows.ts'
import type { PaymentRow } from '../payment-rows.ts'
import { invoiceOfAccount } from '../received/invoices-of-account.ts'
import { isItsInvoice, paymentsOfMoney } from '../received/payments-of-money.ts'
import type { StatementLine } from '../statement-line.ts'

/** How many lines are looked up in one transaction, to keep it short. */
const portion = 200

/** Whose statement it is. */
type StatementPlace = Pick<MoneyName, 'provider' | 'shortcode'>

/** What would become of each line if it were placed now (`placeReceived`). Nothing is changed. */
export async function planLines(
  { database }: Pick<Services, 'database'>,
  { id }: Pick<PublishedTenant, 'id'>,
  place: StatementPlace,
  lines: readonly StatementLine[],
): Promise<readonly StatementOutcome[]> {
  const outcomes: StatementOutcome[] = []
  for (let from = 0; from < lines.length; from += portion) {
    const some = lines.slice(from, from + portion)
    await database.inTenant(id, async (tx) => {
      for (const line of some) {
        outcomes.push(
          line.kind === 'received' ? await planned(tx, { ...place, receipt: line.receipt }, line) : line.kind,
        )
      }
    })
  }
  return outcomes
}

async function planned(tx: TenantTransaction, name: MoneyName, line: StatementLine): Promise<StatementOutcome> {
  const found = await moneyNamed(tx, name)
  const money = found && isListed(found) ? found : undefined
  if (money !== undefined) {
    if (money.amount_cents !== line.amount || money.currency !== line.currency) return 'differs'
    const isReplaced = money.state === 'unplaced' && money.account === '' && line.account !== ''
    if (!isReplaced) return money.state === 'waiting' ? 'waiting' : 'known'
  }
  const invoice = (await invoiceOfAccount(tx, line.account))?.invoice
  const payment = await paymentWithReceipt(tx, name)
  if (payment !== undefined) {
    return ofPayment(tx, line, payment, isItsInvoice(payment, { ...line, invoice_id: invoice?.id ?? null }))
  }
  const posted = await standingReceipt(tx, name.provider, name.receipt)
  if (posted !== undefined) return posted.amount_cents === line.amount ? 'known' : 'differs'
  const listed = { ...name, amount_cents: line.amount, currency: line.currency, paid_at: line.at }
  const possible = await paymentsOfMoney(tx, invoice?.id ?? null, listed)
  if (possible.paid !== undefined) return 'settled'
  if (possible.isUnderWay) return 'waiting'
  if (possible.isDoubtful) return money === undefined ? 'unplaced' : 'known'
  if (possible.expired !== undefined) return 'settled'
  if (invoice === undefined) return money === undefined ? 'unplaced' : 'known'
  return invoice.currency === line.currency ? 'posted' : 'unplaced'
}

async function ofPayment(
  tx: TenantTransaction,
  { amount, currency }: StatementLine,
  payment: PaymentRow,
  isOfInvoice: boolean,
): Promise<StatementOutcome> {
  if (payment.currency !== currency) return payment.receipt_no === null ? 'unplaced' : 'differs'
  if (payment.receipt_no === null) return payment.amount_cents === amount && isOfInvoice ? 'settled' : 'unplaced'
  const posted = await findOwnPosted(tx, { profile: payment.profile_id, kind: 'receipt', number: payment.receipt_no })
  const isSame = (posted?.amount_cents ?? payment.amount_cents) === amount
  return isSame && (payment.state !== 'succeeded' || isOfInvoice) ? 'known' : 'differs'
}
