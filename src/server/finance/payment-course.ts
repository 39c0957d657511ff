import type { PaymentCourse } from '../../contract/finance.ts'
import { maskText } from '../../engine/format/mask-text.ts'
import { possibleDecisions } from '../../engine/payments/payment-decisions.ts'
import { namesOf } from '../cases/person-names.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { decidableOf } from './decide-payment.ts'
import { maskedMessage } from './masked-message.ts'
import { findPaymentRow, paymentRecord } from './payment-list.ts'

interface CourseTerms {
  readonly timeZone: string
  /** Whether the organisation can give back what came by M-Pesa. */
  readonly canGiveBack: boolean
}

/**
 * A payment with every message of its provider, the oldest first.
 *
 * @throws Refusal `not-found` for none of the organisation
 */
export async function paymentCourse(
  tx: TenantTransaction,
  { timeZone, canGiveBack }: CourseTerms,
  id: string,
): Promise<PaymentCourse> {
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
  const decisions = await tx.db
    .selectFrom('payment_decisions')
    .selectAll()
    .where('tenant', '=', tx.tenant)
    .where('payment_id', '=', row.id)
    .orderBy('decided_at')
    .orderBy('id')
    .execute()
  const names = await namesOf(
    tx,
    decisions.map(({ decided_by }) => decided_by),
  )
  const claimed = new Set(messages.flatMap(({ message }) => ('receipt' in message ? (message.receipt ?? []) : [])))
  const [claimedReceipt = null] = claimed
  return {
    ...paymentRecord(row),
    claimed_receipt: claimed.size === 1 ? claimedReceipt : null,
    possible: possibleDecisions(decidableOf(row)).filter((one) => one !== 'give-back' || canGiveBack),
    decisions: decisions.map(({ id: key, decided_at, kind, reason, receipt_no, decided_by }) => ({
      id: key,
      decided_at: decided_at.toISOString(),
      kind,
      reason,
      receipt_no,
      by: names.get(decided_by) ?? '',
    })),
    phone: maskText(row.phone),
    code: row.code,
    messages: [
      ...messages.map(({ message, ...one }) => ({ ...one, kind: message.kind })),
      ...(await reversalMessages(tx, row.id)),
    ]
      .toSorted((one, other) => one.received_at.getTime() - other.received_at.getTime())
      .map(({ id: key, received_at, kind, raw }) => ({
        id: key,
        received_at: received_at.toISOString(),
        kind,
        raw: maskedMessage(raw, [row.token, row.phone]),
      })),
  }
}

/** What was heard of giving a payment back, the oldest first. */
async function reversalMessages({ tenant, db }: TenantTransaction, payment: string) {
  const rows = await db
    .selectFrom('reversal_messages as m')
    .innerJoin('payment_reversals as r', (join) =>
      join.onRef('r.tenant', '=', 'm.tenant').onRef('r.id', '=', 'm.reversal_id'),
    )
    .select(['m.id', 'm.received_at', 'm.message', 'm.raw'])
    .where('m.tenant', '=', tenant)
    .where('r.payment_id', '=', payment)
    .orderBy('m.received_at')
    .orderBy('m.id')
    .execute()
  return rows.map(({ message, ...row }) => ({ ...row, kind: `reversal-${message.kind}` }))
}
