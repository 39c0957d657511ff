import { unallocatedAccount } from '../../engine/ledger/accounts.ts'
import { holdUnallocated, releaseUnallocated } from '../../engine/ledger/unallocated-transfers.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { onlyOne } from '../platform/only-one.ts'
import type { PostingWorld } from './posting-world.ts'
import { writePosted } from './write-posted.ts'
import type { Posted } from './write-posted.ts'

/** Money of which nobody knows whose it is. */
export interface UnallocatedMoney {
  /** In cents, above zero. */
  readonly amount: number
  readonly currency: string
  /** How it came, e.g. `mpesa`. */
  readonly way: string
  /** What the provider calls it. */
  readonly reference: string
  readonly description: string
}

/** Posts that such money came in. */
export const postUnallocated = (tx: TenantTransaction, world: PostingWorld, money: UnallocatedMoney): Promise<Posted> =>
  post(tx, world, money, holdUnallocated)

/** Posts that it turned out to be counted elsewhere, or went back to its payer. */
export const postReleased = (tx: TenantTransaction, world: PostingWorld, money: UnallocatedMoney): Promise<Posted> =>
  post(tx, world, money, releaseUnallocated)

async function post(
  tx: TenantTransaction,
  world: PostingWorld,
  money: UnallocatedMoney,
  transfersOf: typeof holdUnallocated,
): Promise<Posted> {
  const transfers = transfersOf(money.way, money.amount)
  return onlyOne(await writePosted(tx, world, 'unallocated', [{ ...money, transfers }]))
}

/** Whether a document put money into the account of what is unallocated, as the reversal of a receipt may. */
export async function isIntoUnallocated({ tenant, db }: TenantTransaction, document: string): Promise<boolean> {
  const found = await db
    .selectFrom('ledger_transfers')
    .select('transfer_no')
    .where('tenant', '=', tenant)
    .where('document_id', '=', document)
    .where('credit', '=', unallocatedAccount)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
