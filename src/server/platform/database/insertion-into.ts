import { sql } from 'kysely'
import type { Compilable, InsertType, SelectType } from 'kysely'
import { statementOf } from './statement.ts'
import type { Tables } from './tables.ts'

/** Whether a column may be left out, as one with a default, or has to be, as one that the database derives. */
type IsFilledIn<Inserted> = [Inserted] extends [never] ? true : undefined extends Inserted ? true : false

/** A row as it is read, without the columns that the database fills in. */
type WholeRow<Table> = {
  readonly [Name in keyof Table as IsFilledIn<InsertType<Table[Name]>> extends true ? never : Name]: SelectType<
    Table[Name]
  >
}

/**
 * Returns the statement that adds several rows to a table, from one parameter: it is the same for any number of rows,
 * so that connections keep it parsed and planned, and the server compiles it once. There is at least one row.
 */
export function insertionInto<Table extends keyof Tables>(
  table: Table,
): (rows: readonly WholeRow<Tables[Table]>[]) => Compilable {
  const insertionWith = (names: readonly string[]) =>
    statementOf<{ readonly rows: string }>()((db, value) => {
      const columns = sql.join(names.map((name) => sql.ref(name)))
      const statement = sql`insert into ${sql.table(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${value('rows')}::jsonb)`
      return { compile: () => statement.compile(db) }
    })
  let insertion: ReturnType<typeof insertionWith> | undefined
  return (rows) => {
    // All rows are whole: they have the columns of the first.
    insertion ??= insertionWith(Object.keys(rows[0] ?? {}))
    return insertion({ rows: JSON.stringify(rows) })
  }
}
