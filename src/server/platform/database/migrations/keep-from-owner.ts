import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { serverRole } from './create-tenant-table.ts'

interface KeptTable {
  readonly name: string
  /** The columns that the server's role may change. */
  readonly open: string | null
  /** Whether the server's role may not change all columns. */
  readonly keeps_values: boolean
  /** Whether the server's role may remove no rows, which do not go with a row that they belong to either. */
  readonly keeps_rows: boolean
}

const mayUpdate = (table: string, column: string) =>
  `has_column_privilege('${serverRole}', ${table}, ${column}, 'update')`

const keptTables = `select c.oid::regclass::text as name,
    string_agg(quote_ident(a.attname), ', ') filter (where ${mayUpdate('c.oid', 'a.attnum')}) as open,
    not bool_and(${mayUpdate('c.oid', 'a.attnum')}) as keeps_values,
    not has_table_privilege('${serverRole}', c.oid, 'delete') and not exists (select from pg_constraint k
      where k.conrelid = c.oid and k.confdeltype = 'c') as keeps_rows
  from pg_class c join pg_policy p on p.polrelid = c.oid and p.polname = 'one_tenant'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace group by c.oid`

/**
 * Takes from the owner of the tables what the server's role may not do either: to change and remove what is only added
 * to, such as the ledger. A server may work as the owner, and its connection refuses to give the right back. A trigger
 * would do more, but a PostgreSQL that distributes tables takes none.
 *
 * The database looks rows up for foreign keys as the owner, who needs for that to be allowed to change some column. It
 * is the tenant, which row-level security holds.
 *
 * To be called again by migrations that add such tables. One that converts kept rows grants the right to `current_user`
 * before.
 */
export async function keepFromOwner(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database)
  const { rows } = await sql.raw<KeptTable>(keptTables).execute(database)
  for (const { name, open, keeps_values, keeps_rows } of rows) {
    if (keeps_rows) await run(`revoke delete, truncate on ${name} from current_user`)
    if (!keeps_values) continue
    await run(`revoke update on ${name} from current_user`)
    await run(`grant update (${open === null ? 'tenant' : `tenant, ${open}`}) on ${name} to current_user`)
  }
}
