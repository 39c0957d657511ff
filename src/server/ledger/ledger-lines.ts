import type { Kysely, RawBuilder, Selectable } from 'kysely'
import { remaining } from '../../engine/ledger/ledger-line.ts'
import type { LedgerLine } from '../../engine/ledger/ledger-line.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { statementOf } from '../platform/database/statement.ts'
import type { Tables } from '../platform/database/tables.ts'
import { together } from '../platform/database/together.ts'
import type { LedgerLinesTable } from '../platform/database/tables/ledger.ts'

export type LineRow = Selectable<LedgerLinesTable>

/** A stored line as the rules of the ledger read it. */
export const ledgerLine = (row: LineRow): LedgerLine => ({
  invoice: row.document_id,
  line: row.line_no,
  item: row.item,
  amount: row.amount_cents,
  vat: row.vat_cents,
  paid: row.paid_cents,
  credited: row.credited_cents,
})

/** The lines of a member's invoices that are not paid, the oldest first. */
export const openLines = ({ tenant, db }: TenantTransaction, profile: string) => openLinesOfProfile(db, tenant, profile)

const openLinesOfProfile = (
  db: Kysely<Tables>,
  tenant: string | RawBuilder<string>,
  profile: string | RawBuilder<string>,
) =>
  db
    .selectFrom('ledger_lines')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profile)
    .whereRef((where) => where('paid_cents', '+', where.ref('credited_cents')), '<', 'amount_cents')
    .orderBy('billed_at')
    .orderBy('number')
    .orderBy('line_no')

/** The same in a currency: an organisation may have billed in another one before. */
export async function openLinesIn(
  tx: TenantTransaction,
  profile: string,
  currency: string,
): Promise<readonly LineRow[]> {
  const [lines] = await together(tx, openInCurrency({ tenant: tx.tenant, profile, currency }))
  return lines
}

const openInCurrency = statementOf<{
  readonly tenant: string
  readonly profile: string
  readonly currency: string
}>()((db, value) => openLinesOfProfile(db, value('tenant'), value('profile')).where('currency', '=', value('currency')))

/** The lines of the charges of some cases, in their order for each case. */
export const linesOfCases = ({ tenant, db }: TenantTransaction, caseIds: readonly string[]) =>
  db
    .selectFrom('ledger_lines')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('case_id', 'in', caseIds)
    .orderBy('document_id')
    .orderBy('line_no')

/** The lines of some invoices, in their order for each invoice. */
export const linesOfInvoices = ({ tenant, db }: TenantTransaction, invoices: readonly string[]) =>
  db
    .selectFrom('ledger_lines')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('document_id', 'in', invoices)
    .orderBy('line_no')

/** The lines of an invoice, in their order. */
export const linesOfInvoice = (tx: TenantTransaction, invoice: string) => linesOfInvoices(tx, [invoice])

/** How many lines of an invoice are not settled. */
export async function openLinesOf(tx: TenantTransaction, invoice: string): Promise<number> {
  const lines = await linesOfInvoice(tx, invoice).execute()
  return lines.filter((line) => remaining(ledgerLine(line)) > 0).length
}
