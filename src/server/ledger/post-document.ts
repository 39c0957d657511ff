import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { keptChanges } from '../../engine/ledger/kept-changes.ts'
import type { LineChange } from '../../engine/ledger/kept-changes.ts'
import type { Transfer } from '../../engine/ledger/transfer.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { later } from '../platform/database/together.ts'
import type { PostedKind } from '../platform/database/tables/ledger.ts'
import { drawPostedNumber } from './posted-number.ts'
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
  posting: Posting,
): Promise<Posted> {
  const { tenant: published, now } = world
  const { timeZone, currency } = published.declaration
  const on = todayIn(timeZone, now)
  const { id = randomUUID(), kind, description, source = '', amount, transfers } = posting
  const number = await drawPostedNumber(tx, published, kind, on)
  const { tenant, db } = tx
  const document = db.insertInto('ledger_documents').values({
    tenant,
    id,
    kind,
    number,
    profile_id: holder.profile,
    holder: JSON.stringify(holder.data),
    source,
    description,
    amount_cents: amount,
    currency,
    due_on: posting.due ?? null,
    way: posting.way ?? null,
    reference: posting.reference ?? null,
    about: posting.about ?? null,
    reverses: posting.reverses ?? null,
    posted_on: on,
    posted_at: now,
    posted_by: posting.by ?? null,
  })
  await later(tx, document)
  if (transfers.length > 0) await later(tx, transferRows(tx, id, currency, transfers))
  await keepChanges(tx, holder.profile, { id, kind, number, on, transfers })
  return { id, number, on }
}

function transferRows({ tenant, db }: TenantTransaction, id: string, currency: string, transfers: readonly Transfer[]) {
  const rows = transfers.map(({ debit, credit, amount, line, reverses }, place) => ({
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
  return db.insertInto('ledger_transfers').values(rows)
}

async function keepChanges(
  tx: TenantTransaction,
  profile: string,
  { id, kind, number, on, transfers }: Posted & Pick<Posting, 'kind' | 'transfers'>,
): Promise<void> {
  const { receivable, credit, lines } = keptChanges(transfers, kind === 'invoice' ? id : undefined)
  if (receivable !== 0 || credit !== 0) {
    const { tenant, db } = tx
    // The row comes first: what is taken off would be no balance to begin with.
    const begun = { tenant, profile_id: profile, receivable_cents: 0, credit_cents: 0 }
    const key = ['tenant', 'profile_id'] as const
    const none = db.insertInto('ledger_balances').values(begun)
    await later(
      tx,
      none.onConflict((conflict) => conflict.columns(key).doNothing()),
    )
    const changed = db
      .updateTable('ledger_balances')
      .set({
        receivable_cents: sql<number>`receivable_cents + ${receivable}`,
        credit_cents: sql<number>`credit_cents + ${credit}`,
      })
      .where('tenant', '=', tenant)
      .where('profile_id', '=', profile)
    await later(tx, changed)
  }
  const receipt = kind === 'receipt' ? { receipt_no: number, paid_on: on } : {}
  for (const line of lines) await later(tx, changeOfLine(tx, line, receipt))
}

const changeOfLine = (
  { tenant, db }: TenantTransaction,
  { invoice, line, paid, credited }: LineChange,
  receipt: { readonly receipt_no?: string; readonly paid_on?: string },
) =>
  db
    .updateTable('ledger_lines')
    .set({
      paid_cents: sql<number>`paid_cents + ${paid}`,
      credited_cents: sql<number>`credited_cents + ${credited}`,
      ...receipt,
    })
    .where('tenant', '=', tenant)
    .where('document_id', '=', invoice)
    .where('line_no', '=', line)
