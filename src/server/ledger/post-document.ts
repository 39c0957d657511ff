import { randomUUID } from 'node:crypto'
import type { Transfer } from '../../engine/ledger/transfer.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { onlyOne } from '../platform/only-one.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import { later } from '../platform/database/together.ts'
import type { PostedKind } from '../platform/database/tables/ledger.ts'
import { keepChanges } from './keep-changes.ts'
import { drawPostedNumbers } from './posted-number.ts'
import type { Holder, PostingWorld } from './posting-world.ts'

/** What is to be posted. */
export interface Posting {
  readonly kind: PostedKind
  readonly description: string
  /** What it is about outside of the ledger, e.g. the number of a case. */
  readonly source?: string
  /** In cents. */
  readonly amount: number
  readonly transfers: readonly Transfer[]
  readonly due?: string | undefined
  readonly way?: string | undefined
  readonly reference?: string | undefined
  readonly about?: string | undefined
  readonly reverses?: string | undefined
  /** Whoever posts it; undefined for what follows from a case. */
  readonly by?: string | undefined
  /** Its id, where its transfers name it. */
  readonly id?: string
}

/** What is to be posted for one of several members. */
export interface HeldPosting extends Omit<Posting, 'kind'> {
  readonly holder: Holder
}

/** What was posted. */
export interface Posted {
  readonly id: string
  readonly number: string
  /** A date. */
  readonly on: string
}

/**
 * Posts a document with its transfers, and changes what is kept accordingly: what its member owes and has over, and how
 * much of each line is paid. The holder's profile is locked before; the number's counter is locked here.
 */
export async function postDocument(
  tx: TenantTransaction,
  world: PostingWorld,
  holder: Holder,
  { kind, ...posting }: Posting,
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
  kind: PostedKind,
  postings: readonly HeldPosting[],
): Promise<readonly Posted[]> {
  if (postings.length === 0) return []
  const { tenant: published, now } = world
  const { timeZone, currency } = published.declaration
  const on = todayIn(timeZone, now)
  const numbers = await drawPostedNumbers(tx, published, { kind, on, count: postings.length })
  const posted = postings.map((posting, place) => ({ id: randomUUID(), ...posting, number: numbers[place] ?? '', on }))
  const documents = posted.map((one) => ({
    tenant: tx.tenant,
    id: one.id,
    kind,
    number: one.number,
    profile_id: one.holder.profile,
    holder: one.holder.data,
    source: one.source ?? '',
    description: one.description,
    amount_cents: one.amount,
    currency,
    due_on: one.due ?? null,
    way: one.way ?? null,
    reference: one.reference ?? null,
    about: one.about ?? null,
    reverses: one.reverses ?? null,
    posted_on: on,
    posted_at: now,
    posted_by: one.by ?? null,
  }))
  await later(tx, insertRows(tx, 'ledger_documents', documents))
  const transfers = posted.flatMap((one) => transferRows(tx, one, currency))
  if (transfers.length > 0) await later(tx, insertRows(tx, 'ledger_transfers', transfers))
  await keepChanges(
    tx,
    posted.map((one) => ({ ...one, kind, profile: one.holder.profile })),
  )
  return posted.map(({ id, number }) => ({ id, number, on }))
}

const transferRows = (
  { tenant }: TenantTransaction,
  { id, transfers }: Pick<Posting, 'transfers'> & Pick<Posted, 'id'>,
  currency: string,
) =>
  transfers.map(({ debit, credit, amount, line, reverses }, place) => ({
    tenant,
    document_id: id,
    transfer_no: place + 1,
    debit,
    credit,
    amount_cents: amount,
    currency,
    invoice_id: line?.invoice ?? null,
    line_no: line?.line ?? null,
    reverses_document: reverses?.document ?? null,
    reverses_no: reverses?.no ?? null,
  }))
