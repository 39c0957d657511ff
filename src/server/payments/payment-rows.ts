import type { Insertable, Selectable } from 'kysely'
import { isUnderWay, paymentStates } from '../../engine/payments/reduce-payment.ts'
import type { PaymentMessage } from '../../engine/payments/reduce-payment.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PaymentsTable } from '../platform/database/tables/payments.ts'

export type PaymentRow = Selectable<PaymentsTable>

const payments = ({ tenant, db }: TenantTransaction) =>
  db.selectFrom('payments').selectAll().where('tenant', '=', tenant)

export const findPayment = (tx: TenantTransaction, id: string): Promise<PaymentRow | undefined> =>
  payments(tx).where('id', '=', id).executeTakeFirst()

/** The payment that has a callback's address. */
export const paymentWithToken = (tx: TenantTransaction, token: string): Promise<PaymentRow | undefined> =>
  payments(tx).where('token', '=', token).executeTakeFirst()

/** The payment of an invoice that is under way; undefined when none is. */
export const paymentUnderWay = (tx: TenantTransaction, invoice: string): Promise<PaymentRow | undefined> =>
  payments(tx)
    .where('invoice_id', '=', invoice)
    .where('state', 'in', paymentStates.filter(isUnderWay))
    .executeTakeFirst()

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
