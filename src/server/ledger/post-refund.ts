import { refundCredit } from '../../engine/ledger/refund-credit.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { readBalance } from './read-balance.ts'
import { postDocument } from './post-document.ts'
import type { Posted } from './write-posted.ts'
import type { Holder, PostingWorld } from './posting-world.ts'

/**
 * Posts a refund: a part of the member's credit in the organisation's currency is paid out.
 *
 * @throws Refusal `conflict` when it is more than their credit
 */
export async function postRefund(
  tx: TenantTransaction,
  world: PostingWorld,
  holder: Holder,
  {
    amount,
    way,
    ...stated
  }: {
    readonly amount: number
    readonly way: string
    readonly description: string
    readonly reference?: string
    readonly by?: string
  },
): Promise<Posted> {
  const { credit } = await readBalance(tx, holder.profile, world.tenant.declaration.currency)
  if (amount > credit) throw new Refusal('conflict', { message: { key: 'server.more-than-credit' } })
  const transfers = refundCredit(holder.profile, way, amount)
  return postDocument(tx, world, holder, { ...stated, kind: 'refund', amount, way, transfers })
}
