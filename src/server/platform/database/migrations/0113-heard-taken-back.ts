import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { keepFromOwner } from './keep-from-owner.ts'

const columns = `alter table heard_decisions
  add column kind text not null default 'set-aside' check (kind in ('set-aside', 'taken-back')), add column place integer`

/** Until now, a number was decided about again only where more was heard of it, which takes time. */
const places = `update heard_decisions d set place = p.place from (
    select tenant, id, row_number() over (partition by tenant, provider, shortcode, receipt order by decided_at, id) as place
    from heard_decisions) p
  where p.tenant = d.tenant and p.id = d.id`

const statements: readonly string[] = [
  'alter table heard_decisions alter column kind drop default',
  'alter table heard_decisions alter column place set not null',
  'drop index heard_decisions_of',
  'create unique index heard_decisions_of on heard_decisions (tenant, provider, shortcode, receipt, place)',
]

/**
 * That a number was set aside can be taken back. Decisions about a number are counted, so that the last one is known
 * where two were made in the same instant, and so that of two officers who decide at once only one does.
 */
export const heardTakenBack: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const run = (statement: string) => sql.raw(statement).execute(database)
    await run(columns)
    await run(`select set_config('regalia.across_tenants', 'on', true)`)
    await run('grant update on heard_decisions to current_user')
    await run(places)
    await run(`select set_config('regalia.across_tenants', '', true)`)
    for (const statement of statements) await run(statement)
    await keepFromOwner(database)
  },
}
