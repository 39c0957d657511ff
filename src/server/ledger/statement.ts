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
export async function readStatement(tx: TenantTransaction, profile: string): Promise<readonly LedgerEntry[]> {
  const listed = entries(tx, profile).orderBy('d.posted_at', 'desc').orderBy('d.number', 'desc')
  // One value for all rows: the embedded database takes longer to hand over thousands of rows than to read them.
  const { rows } = await tx.db.selectNoFrom(jsonArrayFrom(listed).as('rows')).executeTakeFirstOrThrow()
  return rows.map(entryOf)
}

/**
 * The invoices of which something is owed, the oldest first. A payment is outstanding when an invoice has an amount
 * left and is about something outside of the ledger (DASH-03).
 */
export async function pendingPayments(tx: TenantTransaction, profile: string): Promise<readonly LedgerEntry[]> {
  const open = tx.db
    .selectFrom('ledger_lines')
    .select('document_id')
    .where('tenant', '=', tx.tenant)
    .where('profile_id', '=', profile)
    .whereRef((where) => where('paid_cents', '+', where.ref('credited_cents')), '<', 'amount_cents')
  const rows = await entries(tx, profile)
    .where('d.id', 'in', open)
    .where('d.source', '<>', '')
    .orderBy('d.posted_at')
    .orderBy('d.number')
    .execute()
  return rows.map(entryOf)
}

/** The documents of a member, with what is left of each and the kind of the one that it reverses. */
const entries = ({ tenant, db }: TenantTransaction, profile: string) =>
  db
    .selectFrom('ledger_documents as d')
    .leftJoin('ledger_documents as undone', (join) =>
      join.onRef('undone.tenant', '=', 'd.tenant').onRef('undone.id', '=', 'd.reverses'),
    )
    // Only open lines have something left, and few are: looking up the lines of each document takes long.
    .leftJoin(
      openLines({ tenant, db }, profile)
        .clearSelect()
        .clearOrderBy()
        .select(['tenant', 'document_id'])
        .select(sql<number>`sum(amount_cents - paid_cents - credited_cents)::bigint`.as('remaining'))
        .groupBy(['tenant', 'document_id'])
        .as('open'),
      (join) => join.onRef('open.tenant', '=', 'd.tenant').onRef('open.document_id', '=', 'd.id'),
    )
    .select([
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
      'open.remaining',
    ])
    .$narrowType<{ kind: MemberKind; undone: MemberKind | null }>()
    .where('d.tenant', '=', tenant)
    .where('d.profile_id', '=', profile)

type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]

function entryOf({ kind, undone, remaining, way, undone_way, ...row }: EntryRow): LedgerEntry {
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
    remainingAmtLCY: (remaining ?? 0) / centsInUnit,
    Currency_Code: row.currency,
  }
}

/** A reversal counts the other way round than what it reverses. */
function signOf(kind: MemberKind, undone: MemberKind | null): number {
  if (kind !== 'reversal') return signs[kind]
  return undone === null || undone === 'reversal' ? 0 : -signs[undone]
}
