import { linesOfCases, ledgerLine } from '../ledger/ledger-lines.ts'
import { informOfMoney, receiptPath } from '../ledger/inform-of-money.ts'
import { postReceipt } from '../ledger/post-receipt.ts'
import type { PostedReceipt, ReceivedMoney } from '../ledger/post-receipt.ts'
import { remaining } from '../../engine/ledger/ledger-line.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { keepEvents } from './case-events.ts'
import type { CaseWorld } from './case-place.ts'
import { lockCaseProfile } from './case-place.ts'
import { payerData } from './payer-data.ts'

/** A receipt, and the cases of which every billed charge is paid by it. */
export interface ReceivedPayment extends PostedReceipt {
  readonly settled: readonly string[]
}

/**
 * Posts money that a member paid, informs the member of the receipt, and keeps the event `settled` of each case that it
 * settles. It moves no case: money never waits for one. Whoever calls it wakes those cases once the posting is stored;
 * the job `wake-cases` does otherwise.
 *
 * @throws Refusal `not-found` when it names an invoice that the member does not have or that is settled
 */
export async function receivePayment(
  tx: TenantTransaction,
  world: CaseWorld,
  profileId: string,
  money: ReceivedMoney,
): Promise<ReceivedPayment> {
  const profile = await lockCaseProfile(tx, profileId)
  const receipt = await keepReceipt(tx, world, profile, money)
  const { number, paid } = receipt
  await informOfMoney(tx, world, profile.user_id, {
    kind: paid.length === 0 ? 'payment-kept' : 'payment-received',
    cents: money.amount,
    currency: world.tenant.declaration.currency,
    number,
    about: paid.join(', '),
    path: receiptPath(number),
  })
  return receipt
}

/** The same for a locked profile, without informing anybody: for sample data, whose money came long ago. */
export async function keepReceipt(
  tx: TenantTransaction,
  world: CaseWorld,
  profile: ProfileRow,
  money: ReceivedMoney,
): Promise<ReceivedPayment> {
  const holder = { profile: profile.id, data: await payerData(tx, inLanguage(world.tenant), profile) }
  const receipt = await postReceipt(tx, world, holder, money)
  const settled: string[] = []
  for (const id of receipt.cases) {
    const lines = await linesOfCases(tx, [id]).execute()
    if (lines.some((line) => remaining(ledgerLine(line)) > 0)) continue
    settled.push(id)
  }
  await keepEvents(tx, settled, 'settled', world.now)
  return { ...receipt, settled }
}
