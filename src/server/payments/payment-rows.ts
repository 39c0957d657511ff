import type { Insertable, Selectable } from 'kysely'
import { isPostedByHand } from '../../engine/payments/payment-decisions.ts'
import { isUnderWay, paymentStates } from '../../engine/payments/reduce-payment.ts'
import type { PaymentMessage } from '../../engine/payments/reduce-payment.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PaymentsTable } from '../platform/database/tables/payments.ts'
import type { MoneyName } from './money-rows.ts'

export type PaymentRow = Selectable<PaymentsTable>

/** In place of the code of a failure: the provider did not answer when it was asked last. */
export const unansweredCode = 'unanswered'

const payments = ({ tenant, db }: TenantTransaction) =>
  db.selectFrom('payments').selectAll().where('tenant', '=', tenant)

export const findPayment = (tx: TenantTransaction, id: string): Promise<PaymentRow | undefined> =>
  payments(tx).where('id', '=', id).executeTakeFirst()

/** The payment that has a callback's address. */
export const paymentWithToken = (tx: TenantTransaction, token: string): Promise<PaymentRow | undefined> =>
  payments(tx).where('token', '=', token).executeTakeFirst()

/** The payment that a provider calls so, in one account with it. */
export const paymentNamed = (
  tx: TenantTransaction,
  { provider, shortcode }: Pick<PaymentRow, 'provider' | 'shortcode'>,
  reference: string,
): Promise<PaymentRow | undefined> =>
  payments(tx)
    .where('provider', '=', provider)
    .where('shortcode', '=', shortcode)
    .where('reference', '=', reference)
    .executeTakeFirst()

/** The payment of an invoice that is under way; undefined when none is. */
export const paymentUnderWay = (tx: TenantTransaction, invoice: string): Promise<PaymentRow | undefined> =>
  payments(tx)
    .where('invoice_id', '=', invoice)
    .where('state', 'in', paymentStates.filter(isUnderWay))
    .executeTakeFirst()

/**
 * The latest payment of an invoice of which its member does not know the end yet: nobody has learnt it, or what came in
 * waits for finance staff. Undefined when there is none.
 */
export const paymentInDoubt = (tx: TenantTransaction, invoice: string): Promise<PaymentRow | undefined> =>
  payments(tx)
    .where('invoice_id', '=', invoice)
    .where('receipt_no', 'is', null)
    .where('handled_at', 'is', null)
    .where((where) => where.or([where('state', 'in', ['expired', 'succeeded']), where('code', '=', 'misfit')]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** The payment that has the provider's number of money, confirmed or not. */
export const paymentWithReceipt = (
  tx: TenantTransaction,
  { provider, shortcode, receipt }: MoneyName,
): Promise<PaymentRow | undefined> =>
  payments(tx)
    .where('provider', '=', provider)
    .where('shortcode', '=', shortcode)
    .where('provider_receipt', '=', receipt)
    .executeTakeFirst()

/** All payments of an invoice, the oldest first. */
export const paymentsOfInvoice = (tx: TenantTransaction, invoice: string): Promise<readonly PaymentRow[]> =>
  payments(tx).where('invoice_id', '=', invoice).orderBy('created_at').orderBy('id').execute()

export const addPayment = async (
  { tenant, db }: TenantTransaction,
  row: Omit<Insertable<PaymentsTable>, 'tenant'>,
): Promise<PaymentRow> =>
  db
    .insertInto('payments')
    .values({ ...row, tenant })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Whether the provider's name for a payment, or for its receipt, is another payment's already. */
export async function isNameTaken(
  tx: TenantTransaction,
  { id, provider, shortcode }: PaymentRow,
  name: { readonly column: 'reference' | 'provider_receipt'; readonly value: string },
): Promise<boolean> {
  const found = await payments(tx)
    .where('provider', '=', provider)
    .where('shortcode', '=', shortcode)
    .where(name.column, '=', name.value)
    .where('id', '<>', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether money with the provider's number was posted by hand for another payment. */
export async function isPostedForAnother(
  tx: TenantTransaction,
  { id, provider, shortcode }: PaymentRow,
  receipt: string | undefined,
): Promise<boolean> {
  if (receipt === undefined) return false
  const found = await payments(tx)
    .where('provider', '=', provider)
    .where('shortcode', '=', shortcode)
    .where('provider_receipt', '=', receipt)
    .where('id', '<>', id)
    .execute()
  return found.some(isPostedByHand)
}

/** What was heard of a payment, in the order of its arrival. */
export async function messagesOf({ tenant, db }: TenantTransaction, id: string): Promise<readonly PaymentMessage[]> {
  const rows = await db
    .selectFrom('payment_messages')
    .select('message')
    .where('tenant', '=', tenant)
    .where('payment_id', '=', id)
    .orderBy('received_at')
    .execute()
  return rows.map(({ message }) => message)
}
