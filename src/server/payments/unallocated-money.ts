import { unallocatedAccount } from '../../engine/ledger/accounts.ts'
import { wayName } from '../ledger/payment-way.ts'
import { isIntoUnallocated, postReleased, postUnallocated } from '../ledger/post-unallocated.ts'
import type { UnallocatedMoney } from '../ledger/post-unallocated.ts'
import type { PostedRow } from '../ledger/posted-rows.ts'
import type { PostingWorld } from '../ledger/posting-world.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { changeMoney, lockMoney } from './money-rows.ts'
import type { MoneyRow } from './money-rows.ts'

/**
 * Leaves money to finance staff, as long as nobody knows whose it is. It is in the organisation's account all the same,
 * so that it is posted as unallocated unless it is there.
 */
export async function leaveUnplaced(tx: TenantTransaction, world: PostingWorld, money: MoneyRow): Promise<void> {
  const unallocated_id = money.unallocated_id ?? (await postUnallocated(tx, world, asPosted(world, money))).id
  const nobodys = { payment_id: null, profile_id: null, receipt_no: null }
  await changeMoney(tx, money, { ...nobodys, state: 'unplaced', unallocated_id, changed_at: world.now })
}

/**
 * The account from which the receipt of money comes; undefined for the organisation's money by its way. Whoever posts
 * the receipt notes that the money has it. Where the receipt is of another amount or currency, the money is unallocated
 * no longer.
 *
 * @param amount the receipt's, in cents
 */
export async function accountOfMoney(
  tx: TenantTransaction,
  world: PostingWorld,
  money: MoneyRow,
  amount: number,
): Promise<string | undefined> {
  if (money.unallocated_id === null) return undefined
  if (money.amount_cents === amount && money.currency === world.tenant.declaration.currency) return unallocatedAccount
  await postReleased(tx, world, asPosted(world, money))
  return undefined
}

/** Takes money off the account of what is unallocated that is counted by a receipt, or went back to its payer. */
export async function releaseCounted(tx: TenantTransaction, world: PostingWorld, id: string): Promise<void> {
  const money = await lockMoney(tx, id)
  if (money.unallocated_id === null) return
  await postReleased(tx, world, asPosted(world, money))
  await changeMoney(tx, money, { unallocated_id: null, changed_at: world.now })
}

/** What put money back where it came from: the reversal of its receipt, where that came from what is unallocated. */
export const unallocatedAgain = async (tx: TenantTransaction, reversal: string): Promise<string | null> =>
  (await isIntoUnallocated(tx, reversal)) ? reversal : null

/** Posts that money went back to its payer whose receipt came from what is unallocated, and was reversed for that. */
export async function postReturned(
  tx: TenantTransaction,
  world: PostingWorld,
  { amount_cents: amount, currency, way, reference, description }: PostedRow,
  reversal: string,
): Promise<void> {
  if (way === null || reference === null || !(await isIntoUnallocated(tx, reversal))) return
  await postReleased(tx, world, { amount, currency, way, reference, description })
}

const asPosted = (
  { tenant }: PostingWorld,
  { amount_cents: amount, currency, provider: way, receipt: reference }: MoneyRow,
): UnallocatedMoney => ({ amount, currency, way, reference, description: `${wayName(tenant, way)} ${reference}` })
