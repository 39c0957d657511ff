import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** What nothing is looked up by, or only together with another column that has an index. */
const neverAlone: readonly string[] = [
  'activations(tenant, member_no)',
  'case_calls(tenant, case_id)',
  'case_readers(tenant, user_id)',
  'cases(tenant, owner_id)',
  'ledger_lines(tenant, profile_id)',
  'payment_reversals(tenant, profile_id)',
  'received_money(tenant, payment_id)',
  'received_money(tenant, profile_id)',
  'received_money(tenant, unallocated_id)',
  'reversal_addresses(tenant, reversal_id)',
  'scheduled_publications(tenant, publication)',
  'unread_messages(tenant, payment_id)',
  'yearly_bills(tenant, profile_id)',
]

test('rows are found by what they refer to without reading their whole table [OPS-04]', async () => {
  const { rows } = await sql<{ columns: string }>`
    with referring as (
      select conrelid, conkey, (select array_agg(attname::text order by n) from unnest(conkey) with ordinality as k(num, n)
        join pg_attribute on attrelid = conrelid and attnum = num) as names
      from pg_constraint where contype = 'f')
    select conrelid::regclass || '(' || array_to_string(names, ', ') || ')' as columns from referring
    where not exists (
      select from pg_index where indrelid = conrelid
      and (indkey::int2[])[0:array_length(conkey, 1) - 1] @> conkey
      and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || names[2] || ' IS NOT NULL)'))`.execute(
    server.services.database.beforeTenant,
  )
  expect(rows.map(({ columns }) => columns).toSorted()).toEqual(neverAlone)
})

// Where its functions are not leakproof, PostgreSQL reads the whole table instead: derive a column, and index that.
test('no index on an expression is there, which row-level security may leave unused [OPS-04]', async () => {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and relrowsecurity and indexprs is not null`.execute(
    server.services.database.beforeTenant,
  )
  expect(rows).toEqual([])
})
