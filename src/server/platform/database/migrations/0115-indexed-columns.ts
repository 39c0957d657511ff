import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** A column that the database derives, in place of an index on its expression. */
interface DerivedColumn {
  readonly table: string
  readonly column: string
  readonly expression: string
  readonly index: string
  /** Which rows the index has. */
  readonly where: string
}

const derived: readonly DerivedColumn[] = [
  {
    table: 'ledger_documents',
    column: 'last_digits',
    expression: "right(regexp_replace(number, '[^0-9]', '', 'g'), 11)",
    index: 'ledger_documents_by_digits',
    where: "kind = 'invoice'",
  },
  {
    table: 'cpd_awards',
    column: 'certificate_key',
    expression: 'lower(certificate_no)',
    index: 'cpd_awards_by_certificate',
    where: "certificate_no <> ''",
  },
]

/**
 * Below row-level security PostgreSQL uses no index on an expression whose functions are not leakproof, so each of
 * these queries read its whole table: the more invoices there were, the longer took each payment by paybill. The
 * payments of an invoice, which each checkout asks for, had an index only while they were under way.
 */
export const indexedColumns: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const { table, column, expression, index, where } of derived) {
      const statements = [
        `alter table ${table} add column ${column} text not null generated always as (${expression}) stored`,
        `drop index ${index}`,
        `create index ${index} on ${table} (tenant, ${column}) where ${where}`,
      ]
      for (const statement of statements) await sql.raw(statement).execute(database)
    }
    await sql`create index payments_of_invoice on payments (tenant, invoice_id, created_at)`.execute(database)
  },
}
