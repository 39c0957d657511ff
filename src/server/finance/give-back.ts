import { randomUUID } from 'node:crypto'
import { demandReversible } from '../ledger/post-reversal.ts'
import { findOwnPosted } from '../ledger/posted-rows.ts'
import { hearReversal } from '../payments/reversals/hear-reversal.ts'
import { addAddress, addReversal, latestReversal } from '../payments/reversals/reversal-rows.ts'
import { keepHeard, nextReversalAsking, resultAddress, reversalKind } from '../payments/reversals/ask-reversal.ts'
import { openReversals } from '../payments/reversals/open-reversals.ts'
import type { ReversalRow } from '../payments/reversals/reversal-rows.ts'
import { paymentWorld } from '../payments/payment-world.ts'
import type { PaymentServices } from '../payments/payment-world.ts'
import { enqueue } from '../platform/jobs/job-rows.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { PaymentRow } from '../payments/payment-rows.ts'
import { decidablePayment, keepDecision } from './decide-payment.ts'
import type { DecidedPayment } from './decide-payment.ts'

/**
 * Asks the provider to give a payment back. The request is stored before the provider hears of it, and sent once:
 * where its answer is lost, nobody sends it again until finance staff have decided how it ended. The ledger follows
 * when it is known that the money has gone back.
 *
 * @throws Refusal `not-found`; `conflict` where it may not be given back: without an initiator, while or after it is,
 *   and where what its receipt paid has been used since
 */
export async function giveBack(
  services: PaymentServices,
  tenant: PublishedTenant,
  decided: DecidedPayment,
): Promise<ReversalRow> {
  const provider = openReversals(services, tenant)
  const { reversal, token } = await services.database.inTenant(tenant.id, async (tx) => {
    const world = paymentWorld(services, tenant)
    const payment = await decidablePayment(tx, world, decided.id, 'give-back')
    if (provider === undefined) throw new Refusal('conflict', { message: { key: 'server.finance.no-initiator' } })
    const added = await begin(tx, payment, { by: decided.by, now: world.now })
    const { receipt_no } = added
    await enqueue(tx, [{ kind: reversalKind, id: added.id, dueAt: nextReversalAsking(added, world.now) }], world.now)
    await keepDecision(tx, world, payment, { ...decided, kind: 'give-back', receipt_no })
    const address = { reversal: added.id, check: null, ofRequest: true, now: world.now }
    return { reversal: added, token: await addAddress(tx, address) }
  })
  if (provider === undefined) return reversal
  const heard = await provider.reverse({
    receipt: reversal.provider_receipt,
    amount: reversal.amount_cents,
    results: resultAddress(services, tenant, token),
  })
  return keepHeard(services, tenant, reversal, heard)
}

/**
 * Stores that a payment is given back.
 *
 * @throws Refusal `conflict` where what its receipt paid has been used since
 */
async function begin(
  tx: TenantTransaction,
  payment: PaymentRow,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<ReversalRow> {
  const { provider_receipt, receipt_no, amount } = await returnable(tx, payment)
  return addReversal(tx, {
    id: randomUUID(),
    payment_id: payment.id,
    profile_id: payment.profile_id,
    provider_receipt,
    receipt_no,
    amount_cents: amount,
    state: 'asked',
    originator: null,
    code: null,
    reversal_no: null,
    asked_by: by,
    asked_at: now,
    changed_at: now,
  })
}

/**
 * What is given back, if its receipt can be reversed: as much as was posted, in cents, which may be another amount than
 * was asked for where staff posted it by hand. Its profile is locked.
 */
async function returnable(tx: TenantTransaction, { profile_id, provider_receipt, receipt_no }: PaymentRow) {
  if (provider_receipt === null || receipt_no === null) throw new Refusal('not-found')
  const posted = await findOwnPosted(tx, { profile: profile_id, kind: 'receipt', number: receipt_no })
  if (posted === undefined) throw new Refusal('not-found')
  await demandReversible(tx, posted).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal('conflict', { message: { key: 'server.finance.money-used' } })
  })
  return { provider_receipt, receipt_no, amount: posted.amount_cents }
}

/**
 * Decides by hand how giving a payment back has ended, where nobody knows: as the provider's own records show. So it is
 * noted, too, that money went back outside: a refund of a card, or a reversal at the provider.
 *
 * @throws Refusal `not-found`; `conflict` where it is known or still asked about, and where what its receipt paid has
 *   been used since
 */
export async function decideGivenBack(
  services: PaymentServices,
  tenant: PublishedTenant,
  decided: DecidedPayment,
  kind: 'given-back' | 'not-given-back',
): Promise<void> {
  const world = paymentWorld(services, tenant)
  await services.database.inTenant(tenant.id, async (tx) => {
    const payment = await decidablePayment(tx, world, decided.id, kind)
    const latest = await latestReversal(tx, payment.id)
    const reversal =
      latest?.state === 'undecided' ? latest : await begin(tx, payment, { by: decided.by, now: world.now })
    const outcome = kind === 'given-back' ? 'reversed' : 'refused'
    const { reversal_no } = await hearReversal(tx, world, reversal, { message: { kind: 'decided', outcome }, raw: '' })
    await keepDecision(tx, world, payment, { ...decided, kind, receipt_no: reversal_no })
  })
}
