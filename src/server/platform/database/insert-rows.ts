import { sql } from 'kysely'
import type { Compilable, InsertType, SelectType } from 'kysely'
import type { TenantTransaction } from './database.ts'
import type { Tables } from './tables.ts'

/** A row as it is read, without the columns that the database fills in. */
type WholeRow<Table> = {
  readonly [Name in keyof Table as undefined extends InsertType<Table[Name]> ? never : Name]: SelectType<Table[Name]>
}

/**
 * The statement that adds several rows to a table, from one parameter: it is the same for any number of rows, so that
 * connections keep it parsed and planned, and the server builds it in no time. There is at least one row.
 */
export function insertRows<Table extends keyof Tables>(
  { db }: TenantTransaction,
  table: Table,
  rows: readonly WholeRow<Tables[Table]>[],
): Compilable {
  const [first = {}] = rows
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  const given = JSON.stringify(rows)
  const statement = sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${given}::jsonb)`
  return { compile: () => statement.compile(db) }
}
