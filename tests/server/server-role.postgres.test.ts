import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCluster } from '../../scripts/bench/server/cluster.ts'
import { findDueTenants } from '../../src/server/platform/database/before-tenant/find-due-tenants.ts'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'
import type { TenantTransaction } from '../../src/server/platform/database/database.ts'
import { queueMessages } from '../../src/server/messages/outbox.ts'
import { neutralTenant } from '../../scripts/bench/server/neutral-tenant.ts'
import { makeManyMembers } from '../../scripts/bench/server/many-members.ts'
import { lockCaseProfile } from '../../src/server/cases/case-place.ts'
import { postInvoice } from '../../src/server/ledger/post-invoice.ts'
import { postReceipt } from '../../src/server/ledger/post-receipt.ts'
import { readBalance } from '../../src/server/ledger/read-balance.ts'
import { unchangedTables, unremovedTables } from './ledger/kept-tables.ts'
import { sms } from './messages/send-messages.ts'
import { makeEmptyPlace } from './test-database.ts'
import type { TestPlace } from './test-database.ts'

/** A database owner without other rights, and a role that an administrator made for the Regalia server. */
const unique = randomUUID().slice(0, 8)
const owner = `owner_${unique}`
const working = `working_${unique}`

let place: TestPlace

beforeAll(async () => {
  place = await makeEmptyPlace()
  // Creates the role that all databases of the cluster share, unless another test did.
  await (await openDatabase(place)).close()
  await place.drop()
  place = await makeEmptyPlace()
  await asAdministrator([
    `create role ${owner} login password 'own'`,
    `create role ${working} login password 'work'`,
    `grant regalia_server to ${working}`,
    `alter database ${new URL(place.databaseUrl ?? '').pathname.slice(1)} owner to ${owner}`,
  ])
})
afterAll(async () => {
  await place.drop()
  await asAdministrator([`drop role ${owner}`, `drop role ${working}`], process.env.TEST_CLUSTER_URL)
})

async function asAdministrator(statements: readonly string[], url = place.databaseUrl): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** The address of the test's database for another user. */
function addressOf(user: string, password: string): string {
  const url = new URL(place.databaseUrl ?? '')
  url.username = user
  url.password = password
  return url.href
}

const queueMessage = (tx: TenantTransaction) => queueMessages(tx, [sms()], new Date())

describe('an owner who may not make roles [OPS-04]', () => {
  const databaseUrl = () => addressOf(owner, 'own')
  const open = (databaseServerUrl?: string) =>
    openDatabase({ databaseUrl: databaseUrl(), databaseServerUrl, dataFolder: place.dataFolder })

  test('starts with DATABASE_URL alone where the role exists, and sees one tenant at a time [OPS-02 OPS-04]', async () => {
    const database = await open()
    for (const tenant of ['demo', 'iek']) await database.inTenant(tenant, queueMessage)
    const seen = await database.inTenant('demo', ({ db }) => db.selectFrom('outbox').select('tenant').execute())
    expect(seen).toEqual([{ tenant: 'demo' }])
    expect((await sql`select tenant from outbox`.execute(database.beforeTenant)).rows).toEqual([])
    const due = await findDueTenants(database, 'message', new Date())
    expect(due.toSorted()).toEqual(['demo', 'iek'])
    expect((await sql`select tenant from outbox`.execute(database.beforeTenant)).rows).toEqual([])
    expect(await findDueTenants(database, 'other', new Date())).toEqual([])
    for (const tenant of due) await database.inTenant(tenant, ({ db }) => db.deleteFrom('jobs').execute())
    expect(database.warning).toMatch(/works as the owner.*grant regalia_server to.*DATABASE_SERVER_URL/)
    await database.close()
  })

  test.each([
    "set regalia.across_tenants = 'on'",
    "select 1; set regalia.across_tenants = 'on'",
    "select set_config('regalia.across_tenants', 'on', false)",
    "update pg_settings set setting = 'on' where name = 'regalia.across_tenants'",
    "select U&\"set\\005fconfig\"('regalia.across_tenants', 'on', false)",
    'alter table counters no force row level security',
    'create policy mine on counters using (true)',
    'drop table counters',
    'do $$ begin perform 1; end $$',
  ])('may then not run, as the server: %s [OPS-04]', async (statement) => {
    const database = await open()
    await expect(database.inTenant('demo', ({ db }) => sql.raw(statement).execute(db))).rejects.toThrow(
      'only reads and writes rows',
    )
    await database.close()
  })

  test('posts as the owner, who may change and remove nothing that was posted, heard or decided [OPS-04 BIL-06]', async () => {
    const database = await open()
    const tenant = await neutralTenant()
    await makeManyMembers(database, 1, new Date())
    const inDemo = <Result>(work: (tx: TenantTransaction) => Promise<Result>) => database.inTenant('demo', work)
    const { rows } = await inDemo(({ db }) => sql<{ id: string }>`select id from profiles`.execute(db))
    const profile = rows[0]?.id ?? ''
    await inDemo(async (tx) => {
      await lockCaseProfile(tx, profile)
      const world = { tenant, now: new Date() }
      const holder = { profile, data: {} }
      const lines = [{ description: 'Fee', item: 'fee', amount: 1000, vat: 0 }]
      await postInvoice(tx, world, holder, { lines, source: 'X-1' })
      await postReceipt(tx, world, holder, { amount: 1500, way: 'bank', description: 'Transfer' })
    })
    const currency = tenant.declaration.currency
    expect(await inDemo((tx) => readBalance(tx, profile, currency))).toEqual({ receivable: 0, credit: 500 })
    // One that the database derives is nobody's to change.
    const columns = await inDemo(({ db }) =>
      sql<{ table: string; column: string }>`select table_name as table, quote_ident(column_name) as column
        from information_schema.columns where table_schema = 'public' and column_name <> 'tenant'
          and is_generated = 'NEVER' and table_name in (${sql.join(unchangedTables)})`.execute(db),
    )
    expect(new Set(columns.rows.map(({ table }) => table)).size).toBe(unchangedTables.length)
    const attempts = [
      ...columns.rows.map(({ table, column }) => `update ${table} set ${column} = ${column}`),
      ...[...unchangedTables, ...unremovedTables].map((table) => `delete from ${table}`),
      'update ledger_lines set amount_cents = 1',
      'update audit_log set detail = null',
      'delete from audit_log',
    ]
    for (const attempt of attempts) {
      const done = inDemo(({ db }) => sql.raw(attempt).execute(db))
      await expect(done, attempt).rejects.toThrow('permission denied')
    }
    const back = inDemo(({ db }) => sql.raw('grant update on ledger_documents to current_user').execute(db))
    await expect(back).rejects.toThrow('only reads and writes rows')
    await database.close()
  })

  test('migrates, while the server works as the given role and sends due messages', async () => {
    const database = await open(addressOf(working, 'work'))
    await database.inTenant('demo', queueMessage)
    expect(await findDueTenants(database, 'message', new Date())).toEqual(['demo'])
    const { rows } = await sql`select current_user::text as name`.execute(database.beforeTenant)
    expect(rows).toEqual([{ name: working }])
    await database.close()
  })

  test.each([
    ['its own role', () => databaseUrl(), /owns tables/],
    ['a role above row-level security', () => place.databaseUrl ?? '', /Row-level security does not hold/],
    ['a role that nobody made', () => addressOf('nobody_there', 'x'), /does not know the role/],
  ])('cannot have the server work as %s', async (_title, address, sentence) => {
    await expect(open(address())).rejects.toThrow(sentence)
  })
})

test('without a role to give rights to, the owner gets the statement to run [OPS-02]', async () => {
  const cluster = await startCluster({ durable: false })
  try {
    const administrator = new URL(cluster.url)
    await asAdministrator(["create role poor login password 'own'", 'create database poor owner poor'], cluster.url)
    administrator.pathname = '/poor'
    const databaseUrl = Object.assign(new URL(administrator), { username: 'poor', password: 'own' }).href
    const open = () => openDatabase({ databaseUrl, dataFolder: place.dataFolder })
    const sentence = 'run: create role regalia_server; Then start again, with DATABASE_URL alone.'
    await expect(open()).rejects.toThrow(sentence)
    await asAdministrator(['create role regalia_server'], cluster.url)
    await (await open()).close()
  } finally {
    await cluster.stop()
  }
})
