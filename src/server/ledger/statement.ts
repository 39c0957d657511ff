import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { EntryType, LedgerEntry } from '../../contract/ledger.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { MemberKind } from '../platform/database/tables/ledger.ts'
import { openLines } from './ledger-lines.ts'
import { creditWay } from './post-receipt.ts'

const types: Readonly<Record<MemberKind, EntryType>> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit Note',
  refund: 'Refund',
  reversal: 'Reversal',
}

/** Whether a kind adds to what is owed, or takes from it. */
const signs: Readonly<Record<Exclude<MemberKind, 'reversal'>, 1 | -1>> = {
  invoice: 1,
  receipt: -1,
  'credit-note': -1,
  refund: 1,
}

/** Everything that was posted for a member, the newest first. */
export const readStatement = (tx: TenantTransaction, profile: string): Promise<readonly LedgerEntry[]> =>
  readEntries(tx, profile, documentsOf(tx, profile).orderBy('d.posted_at', 'desc').orderBy('d.number', 'desc'))

/**
 * The invoices of which something is owed, the oldest first. A payment is outstanding when an invoice has an amount
 * left and is about something outside of the ledger (DASH-03).
 */
export const pendingPayments = (tx: TenantTransaction, profile: string): Promise<readonly LedgerEntry[]> =>
  readEntries(
    tx,
    profile,
    documentsOf(tx, profile)
      .where('d.id', 'in', openLines(tx, profile).clearSelect().clearOrderBy().select('document_id'))
      .where('d.source', '<>', '')
      .orderBy('d.posted_at')
      .orderBy('d.number'),
  )

/**
 * Reads documents with what is left of each. Both are one value of one statement: they agree while others post; the
 * embedded database takes longer to hand over thousands of rows than to read them; and a database that does not know
 * yet how many rows there are may look for what is left once more for every document when it joins them.
 */
async function readEntries(
  tx: TenantTransaction,
  profile: string,
  documents: ReturnType<typeof documentsOf>,
): Promise<readonly LedgerEntry[]> {
  const read = tx.db.selectNoFrom([
    jsonArrayFrom(documents).as('documents'),
    jsonArrayFrom(leftOf(tx, profile)).as('left'),
  ])
  const found = await read.executeTakeFirstOrThrow()
  const left = new Map(found.left.map(({ document_id, remaining }) => [document_id, remaining]))
  return found.documents.map((row) => entryOf(row, left.get(row.id) ?? 0))
}

/** What is left of each invoice of a member that is not paid, in cents. */
const leftOf = (tx: TenantTransaction, profile: string) =>
  openLines(tx, profile)
    .clearSelect()
    .clearOrderBy()
    .select('document_id')
    .select(sql<number>`sum(amount_cents - paid_cents - credited_cents)::bigint`.as('remaining'))
    .groupBy('document_id')

/** The documents of a member, each with the kind of the one that it reverses. */
const documentsOf = ({ tenant, db }: TenantTransaction, profile: string) =>
  db
    .selectFrom('ledger_documents as d')
    .leftJoin('ledger_documents as undone', (join) =>
      join.onRef('undone.tenant', '=', 'd.tenant').onRef('undone.id', '=', 'd.reverses'),
    )
    .select([
      'd.id',
      'd.kind',
      'd.number',
      'd.source',
      'd.description',
      'd.amount_cents',
      'd.currency',
      'd.due_on',
      'd.posted_on',
      'undone.kind as undone',
      'd.way',
      'undone.way as undone_way',
    ])
    .$narrowType<{ kind: MemberKind; undone: MemberKind | null }>()
    .where('d.tenant', '=', tenant)
    .where('d.profile_id', '=', profile)

type DocumentRow = Awaited<ReturnType<ReturnType<typeof documentsOf>['execute']>>[number]

/** @param left of the document, in cents */
function entryOf({ kind, undone, way, undone_way, ...row }: DocumentRow, left: number): LedgerEntry {
  return {
    documentNo: row.number,
    externalDocumentNo: row.source,
    documentType: types[kind],
    documentDate: row.posted_on,
    postingDate: row.posted_on,
    dueDate: row.due_on,
    description: row.description,
    // What is paid with what was over changes nothing in all.
    amountLCY: (way ?? undone_way) === creditWay ? 0 : (signOf(kind, undone) * row.amount_cents) / centsInUnit,
    remainingAmtLCY: left / centsInUnit,
    Currency_Code: row.currency,
  }
}

/** A reversal counts the other way round than what it reverses. */
function signOf(kind: MemberKind, undone: MemberKind | null): number {
  if (kind !== 'reversal') return signs[kind]
  return undone === null || undone === 'reversal' ? 0 : -signs[undone]
}
