import { sql } from 'kysely'
import type { Compilable } from 'kysely'
import { keptChanges } from '../../engine/ledger/kept-changes.ts'
import type { Transfer } from '../../engine/ledger/transfer.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PostedKind } from '../platform/database/tables/ledger.ts'
import { later } from '../platform/database/together.ts'

/** What of a posted document changes what is kept. */
export interface KeptPosting {
  readonly id: string
  readonly kind: PostedKind
  readonly number: string
  /** A date. */
  readonly on: string
  readonly profile: string
  readonly transfers: readonly Transfer[]
}

/**
 * Changes what is kept beside the ledger by what was posted: members' balances, and how much of lines is paid. The
 * documents are of different members, whose profiles were locked before.
 */
export async function keepChanges(tx: TenantTransaction, postings: readonly KeptPosting[]): Promise<void> {
  // An update changes a row once, however many changes of it there are.
  if (new Set(postings.map(({ profile }) => profile)).size < postings.length) throw new Error('A member has several.')
  const changes = postings.map((posting) => ({
    ...posting,
    ...keptChanges(posting.transfers, posting.kind === 'invoice' ? posting.id : undefined),
  }))
  const moved = changes.filter(({ receivable, credit }) => receivable !== 0 || credit !== 0)
  if (moved.length > 0) for (const write of balancesChanged(tx, moved)) await later(tx, write)
  const lines = changes.flatMap((change) =>
    change.lines.map(({ invoice, line, paid, credited }) => {
      const receipt = change.kind === 'receipt' ? { receipt_no: change.number, paid_on: change.on } : {}
      return { invoice, line, paid, credited, ...receipt }
    }),
  )
  if (lines.length > 0) await later(tx, linesChanged(tx, lines))
}

interface ChangedBalance {
  readonly profile: string
  readonly receivable: number
  readonly credit: number
}

/** The rows come first: what is taken off would be no balance to begin with. */
function balancesChanged({ tenant, db }: TenantTransaction, moved: readonly ChangedBalance[]): readonly Compilable[] {
  const given = JSON.stringify(moved.map(({ profile, receivable, credit }) => ({ profile, receivable, credit })))
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as m (profile uuid, receivable bigint, credit bigint)`
  const begun = sql`insert into ledger_balances (tenant, profile_id, receivable_cents, credit_cents)
    select ${tenant}, m.profile, 0, 0 from ${rows} on conflict (tenant, profile_id) do nothing`
  const changed = sql`update ledger_balances b
    set receivable_cents = b.receivable_cents + m.receivable, credit_cents = b.credit_cents + m.credit
    from ${rows} where b.tenant = ${tenant} and b.profile_id = m.profile`
  return [begun, changed].map((statement) => ({ compile: () => statement.compile(db) }))
}

interface ChangedLine {
  readonly invoice: string
  readonly line: number
  readonly paid: number
  readonly credited: number
  /** Of a receipt. */
  readonly receipt_no?: string
  readonly paid_on?: string
}

function linesChanged({ tenant, db }: TenantTransaction, lines: readonly ChangedLine[]): Compilable {
  const changed = sql`update ledger_lines l
    set paid_cents = l.paid_cents + c.paid, credited_cents = l.credited_cents + c.credited,
      receipt_no = coalesce(c.receipt_no, l.receipt_no), paid_on = coalesce(c.paid_on, l.paid_on)
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as c (invoice uuid, line integer, paid bigint, credited bigint, receipt_no text, paid_on date)
    where l.tenant = ${tenant} and l.document_id = c.invoice and l.line_no = c.line`
  return { compile: () => changed.compile(db) }
}
