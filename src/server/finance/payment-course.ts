import type { PaymentCourse } from '../../contract/finance.ts'
import { maskText } from '../../engine/format/mask-text.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { maskedMessage } from './masked-message.ts'
import { findPaymentRow, paymentRecord } from './payment-list.ts'

/**
 * A payment with every message of its provider, the oldest first.
 *
 * @throws Refusal `not-found` for none of the organisation
 */
export async function paymentCourse(tx: TenantTransaction, timeZone: string, id: string): Promise<PaymentCourse> {
  const row = await findPaymentRow(tx, timeZone, id)
  if (row === undefined) throw new Refusal('not-found')
  const messages = await tx.db
    .selectFrom('payment_messages')
    .select(['id', 'received_at', 'message', 'raw'])
    .where('tenant', '=', tx.tenant)
    .where('payment_id', '=', row.id)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  return {
    ...paymentRecord(row),
    phone: maskText(row.phone),
    code: row.code,
    messages: messages.map(({ message, received_at, raw, ...one }) => ({
      id: one.id,
      received_at: received_at.toISOString(),
      kind: message.kind,
      raw: maskedMessage(raw, [row.token, row.phone]),
    })),
  }
}
