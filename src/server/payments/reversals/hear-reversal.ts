import { reduceReversal } from '../../../engine/payments/reduce-reversal.ts'
import type { CaseWorld } from '../../cases/case-place.ts'
import { lockCaseProfile } from '../../cases/case-place.ts'
import { informOfEndedReceipt } from '../../ledger/inform-of-money.ts'
import { postReversal } from '../../ledger/post-reversal.ts'
import { findOwnPosted } from '../../ledger/posted-rows.ts'
import { recordAudit } from '../../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { accountOfProfile } from '../../profiles/account-of-profile.ts'
import { Refusal } from '../../platform/refusal.ts'
import { textOf } from '../../platform/texts/text-of.ts'
import { postReturned } from '../unallocated-money.ts'
import type { HeardReversal } from '../reversal-provider.ts'
import { findReversal, keepReversalMessage, messagesOfReversal } from './reversal-rows.ts'
import type { ReversalRow } from './reversal-rows.ts'

/** How many messages of a reversal are kept: whoever sends more to its address adds nothing. */
const mostMessages = 300
/** The last of them are kept for what we ask and decide ourselves. */
const mostFromOutside = 200

/**
 * Keeps a message about a reversal as it came, and what follows from all of its messages. Once it is known that the
 * provider has given the money back, the receipt is reversed, exactly once: the profile is locked, and the reversal
 * keeps the number of what was posted.
 *
 * @throws Refusal `payment-not-found` for none of the organisation
 */
export async function hearReversal(
  tx: TenantTransaction,
  world: CaseWorld,
  found: Pick<ReversalRow, 'id' | 'profile_id'>,
  heard: HeardReversal,
): Promise<ReversalRow> {
  await lockCaseProfile(tx, found.profile_id)
  const reversal = await findReversal(tx, found.id)
  if (reversal === undefined) throw new Refusal('payment-not-found')
  const before = await messagesOfReversal(tx, reversal.id)
  const { kind } = heard.message
  const most = kind === 'claimed' || kind === 'checked' ? mostFromOutside : mostMessages
  if (before.length >= most) return reversal
  await keepReversalMessage(tx, reversal.id, heard, world.now)
  const { state, originator = null, code = null } = reduceReversal([...before, heard.message])
  return change(tx, reversal, {
    state,
    originator,
    code,
    changed_at: world.now,
    ...(await posted(tx, world, { ...reversal, state })),
  })
}

/** Tries again to reverse the receipt of money that has gone back, where what it paid had been used meanwhile. */
export async function postGivenBack(
  tx: TenantTransaction,
  world: CaseWorld,
  found: Pick<ReversalRow, 'id' | 'profile_id'>,
): Promise<ReversalRow> {
  await lockCaseProfile(tx, found.profile_id)
  const reversal = await findReversal(tx, found.id)
  if (reversal === undefined) throw new Refusal('payment-not-found')
  return change(tx, reversal, await posted(tx, world, reversal))
}

/** Whether money has gone back that the ledger does not show yet. */
export const isUnposted = ({ state, reversal_no }: Pick<ReversalRow, 'state' | 'reversal_no'>): boolean =>
  state === 'reversed' && reversal_no === null

type Changed = Partial<Pick<ReversalRow, 'state' | 'originator' | 'code' | 'changed_at' | 'reversal_no'>>

async function change(tx: TenantTransaction, reversal: ReversalRow, changed: Changed): Promise<ReversalRow> {
  if (Object.keys(changed).length === 0) return reversal
  const { tenant, db } = tx
  const query = db.updateTable('payment_reversals').set(changed).where('tenant', '=', tenant)
  return query.where('id', '=', reversal.id).returningAll().executeTakeFirstOrThrow()
}

/** Posts the reversal of the receipt where that is due and possible. */
async function posted(tx: TenantTransaction, world: CaseWorld, reversal: ReversalRow): Promise<Changed> {
  if (!isUnposted(reversal)) return {}
  const { profile_id: profile, receipt_no: number, asked_by } = reversal
  const receipt = await findOwnPosted(tx, { profile, kind: 'receipt', number })
  if (receipt === undefined) throw new Refusal('not-found')
  const reason = textOf(world.tenant, 'document.given-back')
  const made = await postReversal(tx, world, receipt, { reason, by: asked_by }).catch((error: unknown) => {
    // What it paid has been used since: finance staff see so, and it is tried again.
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (made === undefined) return {}
  await postReturned(tx, world, receipt, made.id)
  const subject_id = await accountOfProfile(tx, profile)
  const entry = { actor_id: asked_by, subject_id, action: 'payment-reversed', detail: made.number } as const
  await recordAudit(tx, entry, world.now)
  await informOfEndedReceipt(tx, world, receipt, 'payment-returned')
  return { reversal_no: made.number }
}
