import { sql } from 'kysely'
import type { Compilable } from 'kysely'
import type { KeptChanges } from '../../engine/ledger/kept-changes.ts'
import { changeByRows } from '../platform/database/change-by-rows.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PostedKind } from '../platform/database/tables/ledger.ts'
import { later } from '../platform/database/together.ts'

/** What changes with a posting for the sums that are kept of a member. */
interface KeptOf extends KeptChanges {
  readonly profile: string
  readonly currency: string
}

/** A posting that is named by its number, with what it changes. */
interface NumberedChanges extends KeptChanges {
  readonly number: string
  /** A date. */
  readonly on: string
}

/**
 * Changes members' balances by what is posted. The members are different ones, whose profiles were locked before.
 */
export async function keepBalances(tx: TenantTransaction, changes: readonly KeptOf[]): Promise<void> {
  // An update changes a row once, however many changes of it there are.
  if (new Set(changes.map(({ profile }) => profile)).size < changes.length) throw new Error('A member has several.')
  const moved = changes.filter(({ receivable, credit }) => receivable !== 0 || credit !== 0)
  if (moved.length > 0) for (const write of balancesChanged(tx, moved)) await later(tx, write)
}

/** Changes how much of lines is paid and credited by what was posted; a receipt is named in the lines that it pays. */
export async function keepLines(
  tx: TenantTransaction,
  kind: PostedKind,
  changes: readonly NumberedChanges[],
): Promise<void> {
  const lines = changes.flatMap((change) =>
    change.lines.map(({ invoice, line, paid, credited }) => {
      const receipt = kind === 'receipt' ? { receipt_no: change.number, paid_on: change.on } : {}
      return { invoice, line, paid, credited, ...receipt }
    }),
  )
  if (lines.length > 0) await later(tx, changeLines(tx, lines))
}

interface ChangedBalance {
  readonly profile: string
  readonly currency: string
  readonly receivable: number
  readonly credit: number
}

/** The rows come first: what is taken off would be no balance to begin with. */
const balancesChanged = (tx: TenantTransaction, moved: readonly ChangedBalance[]): readonly Compilable[] => {
  const given = moved.map(({ profile, currency, receivable, credit }) => ({ profile, currency, receivable, credit }))
  return [beginBalances, moveBalances].map((change) => change(tx, given))
}

const balanceColumns = { profile: 'uuid', currency: 'text', receivable: 'bigint', credit: 'bigint' } as const

const beginBalances = changeByRows<ChangedBalance>(
  balanceColumns,
  (given, tenant) => sql`insert into ledger_balances (tenant, profile_id, currency, receivable_cents, credit_cents)
    select ${tenant}, m.profile, m.currency, 0, 0 from ${given} m on conflict (tenant, profile_id, currency) do nothing`,
)

const moveBalances = changeByRows<ChangedBalance>(
  balanceColumns,
  (given, tenant) => sql`update ledger_balances b
    set receivable_cents = b.receivable_cents + m.receivable, credit_cents = b.credit_cents + m.credit
    from ${given} m where b.tenant = ${tenant} and b.profile_id = m.profile and b.currency = m.currency`,
)

interface ChangedLine {
  readonly invoice: string
  readonly line: number
  readonly paid: number
  readonly credited: number
  /** Of a receipt. */
  readonly receipt_no?: string
  readonly paid_on?: string
}

const changeLines = changeByRows<ChangedLine>(
  { invoice: 'uuid', line: 'integer', paid: 'bigint', credited: 'bigint', receipt_no: 'text', paid_on: 'date' },
  (given, tenant) => sql`update ledger_lines l
    set paid_cents = l.paid_cents + c.paid, credited_cents = l.credited_cents + c.credited,
      receipt_no = coalesce(c.receipt_no, l.receipt_no), paid_on = coalesce(c.paid_on, l.paid_on)
    from ${given} c where l.tenant = ${tenant} and l.document_id = c.invoice and l.line_no = c.line`,
)
