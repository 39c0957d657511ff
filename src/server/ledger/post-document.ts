import { onlyOne } from '../platform/only-one.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { MemberKind } from '../platform/database/tables/ledger.ts'
import { keptChanges } from '../../engine/ledger/kept-changes.ts'
import { keepBalances, keepLines } from './keep-changes.ts'
import type { Holder, PostingWorld } from './posting-world.ts'
import { writePosted } from './write-posted.ts'
import type { Posted, Posting } from './write-posted.ts'

/** What is to be posted for a member. */
export interface MemberPosting extends Posting {
  readonly kind: MemberKind
}

/** What is to be posted for one of several members. */
export interface HeldPosting extends Omit<Posting, 'kind'> {
  readonly holder: Holder
}

/**
 * Posts a document with its transfers, and changes what is kept accordingly: what its member owes and has over, and how
 * much of each line is paid. The holder's profile is locked before; the number's counter is locked here.
 */
export async function postDocument(
  tx: TenantTransaction,
  world: PostingWorld,
  holder: Holder,
  { kind, ...posting }: MemberPosting,
): Promise<Posted> {
  return onlyOne(await postDocuments(tx, world, kind, [{ ...posting, holder }]))
}

/**
 * The same for documents of one kind and of different members, with as many statements as for one. They have numbers
 * that follow one another, in their order.
 */
export async function postDocuments(
  tx: TenantTransaction,
  world: PostingWorld,
  kind: MemberKind,
  postings: readonly HeldPosting[],
): Promise<readonly Posted[]> {
  if (postings.length === 0) return []
  const documents = postings.map((one) => {
    const { currency = world.tenant.declaration.currency } = one
    const kept = keptChanges(one.transfers, kind === 'invoice' ? one.id : undefined)
    return { ...one, currency, kept: { ...kept, profile: one.holder.profile, currency } }
  })
  // What needs no number comes before the lock of the counter, for which the next posting of this kind waits.
  await keepBalances(
    tx,
    documents.map(({ kept }) => kept),
  )
  const posted = await writePosted(tx, world, kind, documents)
  await keepLines(
    tx,
    kind,
    posted.map(({ kept, number, on }) => ({ ...kept, number, on })),
  )
  return posted.map(({ id, number, on }) => ({ id, number, on }))
}
