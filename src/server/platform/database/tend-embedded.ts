import type { PGlite } from '@electric-sql/pglite'
import type { Kysely } from 'kysely'
import { serverRole } from './migrations/create-tenant-table.ts'
import type { Tables } from './tables.ts'

/**
 * Vacuums and analyzes the tables that changed much, one at a time, so that calls come between. A PostgreSQL server
 * does so by itself (autovacuum); the embedded one has no processes for it: without this its files grow with every
 * update, and it plans queries as if all tables were empty.
 *
 * @param kysely whoever has its one connection has the database to themselves
 * @param owner the role that owns the tables, as an identifier; `reset session authorization` keeps the server's here
 */
export async function tendEmbedded(pglite: PGlite, kysely: Kysely<Tables>, owner: string): Promise<void> {
  const asOwner = <Result>(work: () => Promise<Result>): Promise<Result> =>
    kysely.connection().execute(async () => {
      await pglite.exec(`set session authorization ${owner}`)
      try {
        return await work()
      } finally {
        await pglite.exec(`set session authorization ${serverRole}`)
      }
    })
  const { rows } = await asOwner(async () => {
    // Else the counts of the last minute are not there yet.
    await pglite.exec('select pg_stat_force_next_flush()')
    return pglite.query<{ readonly name: string }>(changed)
  })
  for (const { name } of rows) await asOwner(() => pglite.exec(`vacuum (analyze) ${name}`))
}

/**
 * The thresholds are PostgreSQL's own for autovacuum. The counts begin anew when the database is opened, so a table
 * that was never analyzed, or is of another size than it was then, counts as changed, too.
 */
const changed = `
  select format('%I', relname) as name
    from pg_class join pg_stat_user_tables using (relname)
   where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_stat_user_tables.relid = pg_class.oid
     and (n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
       or n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
       or pg_relation_size(pg_class.oid) / current_setting('block_size')::int > 10 + 1.2 * relpages)`
