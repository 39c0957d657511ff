import { sql } from 'kysely'
import type { Compilable, RawBuilder } from 'kysely'
import type { TenantTransaction } from './database.ts'
import { statementOf } from './statement.ts'

type ColumnType = 'uuid' | 'integer' | 'bigint' | 'text' | 'date'

/**
 * Returns the statement that changes rows of a table by given ones, which are one parameter however many there are. The
 * planner expects a hundred rows of any function, and for as many reads a table of thousands from end to end; with a
 * limit of one it finds the row by its key.
 *
 * @param columns the database's type of each value that is given
 * @param change the statement, with a place for the rows, which need an alias, and one for the tenant
 */
export function changeByRows<Row extends object>(
  columns: { readonly [Name in keyof Row & string]-?: ColumnType },
  change: (given: RawBuilder<unknown>, tenant: RawBuilder<string>) => RawBuilder<unknown>,
): (tx: TenantTransaction, rows: readonly Row[]) => Compilable {
  const named = Object.entries<ColumnType>(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  const changeWith = (limit: RawBuilder<unknown>) =>
    statementOf<{ readonly tenant: string; readonly rows: string }>()((db, value) => {
      const list = sql`jsonb_to_recordset(${value('rows')}::jsonb) as given (${sql.join(named)})`
      const statement = change(sql`(select * from ${list} ${limit})`, value('tenant'))
      return { compile: () => statement.compile(db) }
    })
  const byOne = changeWith(sql`limit 1`)
  const byMany = changeWith(sql``)
  return ({ tenant }, rows) => (rows.length === 1 ? byOne : byMany)({ tenant, rows: JSON.stringify(rows) })
}
