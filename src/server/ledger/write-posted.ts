import { randomUUID } from 'node:crypto'
import { todayIn } from '../../engine/format/today-in.ts'
import type { Transfer } from '../../engine/ledger/transfer.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { insertionInto } from '../platform/database/insertion-into.ts'
import type { PostedKind } from '../platform/database/tables/ledger.ts'
import { later } from '../platform/database/together.ts'
import { drawPostedNumbers } from './posted-number.ts'
import type { Holder, PostingWorld } from './posting-world.ts'

const insertLedgerDocuments = insertionInto('ledger_documents')
const insertLedgerTransfers = insertionInto('ledger_transfers')

/** What is to be posted. */
export interface Posting {
  readonly kind: PostedKind
  readonly description: string
  /** What it is about outside of the ledger, e.g. the number of a case. */
  readonly source?: string
  /** In cents. */
  readonly amount: number
  readonly transfers: readonly Transfer[]
  /** The organisation's unless given: what is about an earlier document is in the currency of that. */
  readonly currency?: string
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

/** A document that is new: of a member, or of the organisation alone. */
interface NewDocument extends Omit<Posting, 'kind'> {
  readonly holder?: Holder
}

/** What was posted. */
export interface Posted {
  readonly id: string
  readonly number: string
  /** A date. */
  readonly on: string
}

/**
 * Adds documents of one kind with their transfers to the ledger, with numbers that follow one another, in their order.
 * What is kept beside the ledger is the caller's to change. The number's counter is locked here.
 */
export async function writePosted<Document extends NewDocument>(
  tx: TenantTransaction,
  { tenant: published, now }: PostingWorld,
  kind: PostedKind,
  documents: readonly Document[],
): Promise<readonly (Document & Posted)[]> {
  const { timeZone, currency: usual } = published.declaration
  const on = todayIn(timeZone, now)
  const numbers = await drawPostedNumbers(tx, published, { kind, on, count: documents.length })
  const posted = documents.map((document, place) => ({
    ...document,
    id: document.id ?? randomUUID(),
    number: numbers[place] ?? '',
    on,
  }))
  const rows = posted.map((one) => ({
    tenant: tx.tenant,
    id: one.id,
    kind,
    number: one.number,
    profile_id: one.holder?.profile ?? null,
    holder: one.holder?.data ?? {},
    source: one.source ?? '',
    description: one.description,
    amount_cents: one.amount,
    currency: one.currency ?? usual,
    due_on: one.due ?? null,
    way: one.way ?? null,
    reference: one.reference ?? null,
    about: one.about ?? null,
    reverses: one.reverses ?? null,
    posted_on: on,
    posted_at: now,
    posted_by: one.by ?? null,
  }))
  await later(tx, insertLedgerDocuments(rows))
  const transfers = posted.flatMap((one) => transferRows(tx, one, one.currency ?? usual))
  if (transfers.length > 0) await later(tx, insertLedgerTransfers(transfers))
  return posted
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
