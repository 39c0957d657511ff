import type { CaseWorld } from '../../cases/case-place.ts'
import { lockCaseProfile } from '../../cases/case-place.ts'
import { informOfEndedReceipt } from '../../ledger/inform-of-money.ts'
import { postReversal } from '../../ledger/post-reversal.ts'
import { findPosted } from '../../ledger/posted-rows.ts'
import { recordAudit } from '../../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import { Refusal } from '../../platform/refusal.ts'
import { bankWay } from './enter-transfer.ts'
import { accountOfProfile } from '../../profiles/account-of-profile.ts'

/** Which receipt, why, and the account of who takes it back. */
interface TakenBack {
  readonly id: string
  readonly reason: string
  readonly by: string
}

/**
 * Reverses the receipt of a bank transfer. What it paid is owed again; the slip stays with it.
 *
 * @throws Refusal `not-found`; `conflict` where it was taken back before, or what it paid has been used since
 */
export async function takeBackTransfer(
  tx: TenantTransaction,
  world: CaseWorld,
  { id, reason, by }: TakenBack,
): Promise<void> {
  const posted = isUuid(id) ? await findPosted(tx, id) : undefined
  if (posted === undefined || posted.kind !== 'receipt' || posted.way !== bankWay) throw new Refusal('not-found')
  await lockCaseProfile(tx, posted.profile_id)
  await postReversal(tx, world, posted, { reason, by })
  await informOfEndedReceipt(tx, world, posted, 'receipt-reversed')
  const subject_id = await accountOfProfile(tx, posted.profile_id)
  const entry = { actor_id: by, subject_id, action: 'transfer-taken-back', detail: posted.number } as const
  await recordAudit(tx, entry, world.now)
}
