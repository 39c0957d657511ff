import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { PaymentProblem } from '../../contract/finance-names.ts'

/** Whether a message of the payment `y` is such. */
const hasMessage = (such: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from payment_messages m where m.tenant = y.tenant and m.payment_id = y.id and ${such})`

/** Whether the receipt of a payment `y` was reversed. */
export const isReceiptReversed: RawBuilder<boolean> = sql<boolean>`exists (select from ledger_documents r
  join ledger_documents u on u.tenant = r.tenant and u.reverses = r.id
  where r.tenant = y.tenant and r.kind = 'receipt' and r.number = y.receipt_no)`

/**
 * When a payment `y` has each problem. Every message that is kept came to the address of a payment, so that what fits
 * no checkout is a message that does not fit the payment, or an outcome that nobody knows.
 */
const conditions: Readonly<Record<PaymentProblem, RawBuilder<boolean>>> = {
  'other-payment': hasMessage(sql<boolean>`m.message->>'reference' is distinct from y.reference
    and m.message->>'reference' is not null`),
  'other-amount': hasMessage(sql<boolean>`((m.message->>'amount')::numeric <> y.amount_cents
    or m.message->>'currency' <> y.currency)`),
  'not-confirmed': sql<boolean>`(y.state <> 'succeeded'
    and ${hasMessage(sql<boolean>`m.message->>'kind' = 'claimed' and m.message ? 'receipt'`)})`,
  contradicted: sql<boolean>`(y.state = 'succeeded'
    and ${hasMessage(sql<boolean>`m.message->>'kind' in ('unpaid', 'refused', 'expired')`)})`,
  'not-posted': sql<boolean>`(y.state = 'succeeded' and y.receipt_no is null)`,
  reversed: sql<boolean>`(${isReceiptReversed} and not exists (select from payment_reversals b
    where b.tenant = y.tenant and b.payment_id = y.id and b.state = 'reversed'))`,
  'given-back-unposted': sql<boolean>`exists (select from payment_reversals b where b.tenant = y.tenant
    and b.payment_id = y.id and b.state = 'reversed' and b.reversal_no is null)`,
  'given-back-unknown': sql<boolean>`exists (select from payment_reversals b where b.tenant = y.tenant
    and b.payment_id = y.id and b.state = 'undecided')`,
  unknown: sql<boolean>`(y.state = 'expired')`,
}

/** Whether finance staff have dealt with a payment `y`, and nothing came since. */
const isHandled: RawBuilder<boolean> = sql<boolean>`(y.handled_at is not null)`

/** The problems of a payment `y`, with commas between; empty without any. */
export const problemsOfPayment: RawBuilder<string> = sql<string>`array_to_string(array[${sql.join(
  Object.entries(conditions).map(([name, such]) => sql`case when ${such} then ${sql.lit(name)} end`),
)}], ',')`

/** Whether a payment `y` has any with which nobody has dealt. */
export const hasProblem: RawBuilder<boolean> = sql<boolean>`(not ${isHandled}
  and (${sql.join(Object.values(conditions), sql` or `)}))`
