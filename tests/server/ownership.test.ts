import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/server/platform/database/database.ts'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'
import { makeTestPlace, onPostgres } from './test-database.ts'
import type { TestPlace } from './test-database.ts'

let place: TestPlace
let database: Database
beforeAll(async () => {
  place = await makeTestPlace()
  database = await openDatabase(place)
  await database.inTenant('iek', ({ db }) =>
    db.insertInto('counters').values({ tenant: 'iek', name: 'theirs', last: 1 }).execute(),
  )
})
afterAll(async () => {
  await database.close()
  await place.drop()
})

/** The product's tables, without the migrator's. */
const own = sql`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely%'`

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(database.beforeTenant)).rows

describe('every table', () => {
  test('is keyed by tenant first, and isolated from its owner too [OPS-04]', async () => {
    const all = await rowsOf(sql<{ name: string; first: string | null; isolated: boolean; policies: string[] }>`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as isolated,
        (select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where i.indrelid = c.oid and i.indisprimary) as first,
        array(select p.polname::text from pg_policy p where p.polrelid = c.oid
          and 'regalia_server'::regrole = any (p.polroles)) as policies
      from pg_class c where ${own}`)
    expect(all.length).toBeGreaterThan(14)
    const wrong = all.filter(
      ({ first, isolated, policies }) => first !== 'tenant' || !isolated || policies.join() !== 'one_tenant',
    )
    expect(wrong).toEqual([])
  })

  test('belongs to another role than the server’s, which can neither become it nor bypass row-level security [OPS-04]', async () => {
    const [role] = await rowsOf(sql`
      select session_user::text as session, current_user::text as current, rolsuper, rolbypassrls, rolcreaterole,
        rolcreatedb from pg_roles where rolname = current_user`)
    expect(role).toEqual({
      session: 'regalia_server',
      current: 'regalia_server',
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
    })
    const reached = await rowsOf(sql`
      select c.relname as name from pg_class c where ${own} and pg_has_role('regalia_server', c.relowner, 'member')`)
    expect(reached).toEqual([])
  })

  test('that keeps its rows from the server keeps them from its owner too, for servers that work as the owner [OPS-04]', async () => {
    const server = sql`'regalia_server'`
    const wrong = await rowsOf(sql`
      select c.relname as name, x.privilege_type as privilege, null as column from pg_class c
        cross join aclexplode(c.relacl) x
        where ${own} and x.grantee = c.relowner and x.privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
          and not has_table_privilege(${server}, c.oid, replace(x.privilege_type, 'TRUNCATE', 'DELETE'))
      union all select c.relname, x.privilege_type, a.attname from pg_class c
        join pg_attribute a on a.attrelid = c.oid cross join aclexplode(a.attacl) x
        where ${own} and x.grantee = c.relowner and x.privilege_type = 'UPDATE' and a.attname <> 'tenant'
          and not has_column_privilege(${server}, c.oid, a.attnum, 'UPDATE')
      order by 1, 2`)
    // These go with their case, by a foreign key, which removes them as the owner.
    const ofCase = ['document_ends', 'document_files', 'documents', 'frozen', 'frozen_records', 'history']
    const removed = (part: string, privilege: string) => ({ name: `case_${part}`, privilege, column: null })
    expect(wrong).toEqual(ofCase.flatMap((part) => [removed(part, 'DELETE'), removed(part, 'TRUNCATE')]))
  })

  test('can be distributed by tenant: keys contain it and are never set null, and there are no triggers [OPS-03]', async () => {
    const keys = await rowsOf(sql`
      select conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
      where ${own} and (k.contype = 'f' and k.confdeltype in ('n', 'd')
        or k.contype in ('f', 'u') and not exists (select from pg_attribute a
          where a.attrelid = c.oid and a.attname = 'tenant' and a.attnum = any (k.conkey)))`)
    const triggers = await rowsOf(sql`
      select tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${own} and not t.tgisinternal`)
    expect({ keys, triggers }).toEqual({ keys: [], triggers: [] })
  })
})

describe('the server’s connection', () => {
  /** Each runs in a transaction, which then queries its role and another tenant's rows. */
  const attempts = [
    'reset role',
    'reset session authorization',
    'reset all',
    'discard all',
    'set role none',
    'set role postgres',
    'set session authorization postgres',
    'set session authorization default',
    'set row_security = off',
    "select set_config('role', 'postgres', false)",
    "select set_config('session_authorization', 'postgres', false)",
    "update pg_settings set setting = 'postgres' where name = 'role'",
    "do $$ begin execute 'reset role'; execute 'reset session authorization'; end $$",
    "set regalia.across_tenants = 'on'",
    'alter table counters no force row level security',
    'alter table counters disable row level security',
    'create policy mine on counters using (true)',
    'create function leave() returns void language sql as $$ select 1 $$',
    'grant postgres to regalia_server',
    'alter role regalia_server superuser',
    'drop table counters',
    'truncate counters',
  ]
  test.each(attempts)('stays the server’s after: %s [OPS-04]', async (attempt) => {
    const seen = await database
      .inTenant('demo', async ({ db }) => {
        await sql.raw(attempt).execute(db)
        const names = await sql`select tenant from counters where tenant <> 'demo'`.execute(db)
        const roles = await sql`select session_user::text as session, current_user::text as current`.execute(db)
        return { rows: names.rows, roles: roles.rows }
      })
      .catch(() => 'refused')
    expect(['refused', { rows: [], roles: [{ session: 'regalia_server', current: 'regalia_server' }] }]).toContainEqual(
      seen,
    )
    expect(await rowsOf(sql`select tenant from counters`)).toEqual([])
  })

  test('learns of other tenants only which have due messages [OPS-04]', async () => {
    const functions = await rowsOf(sql`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace
        and prosecdef and has_function_privilege(oid, 'execute')`)
    expect(functions).toEqual([{ name: 'due_tenants' }])
  })
})

test('opening it again changes nothing', async () => {
  const shape = () =>
    rowsOf(sql`select c.relname as name, c.oid, c.relforcerowsecurity, count(p.oid) as policies
      from pg_class c left join pg_policy p on p.polrelid = c.oid where ${own} group by c.oid order by c.relname`)
  const before = await shape()
  if (!onPostgres) await database.close()
  const again = await openDatabase(place)
  if (onPostgres) await database.close()
  database = again
  expect(await shape()).toEqual(before)
})
