import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDueTenants } from '../../src/server/platform/database/before-tenant/find-due-tenants.ts'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'
import { makeTestPlace } from './test-database.ts'
import type { TestPlace } from './test-database.ts'

/** A database owner without other rights, and a role that an administrator made for the Regalia server. */
const unique = randomUUID().slice(0, 8)
const owner = `owner_${unique}`
const working = `working_${unique}`

let place: TestPlace

beforeAll(async () => {
  place = await makeTestPlace()
  // Creates the role that all databases of the cluster share, unless another test did.
  await (await openDatabase(place)).close()
  await place.drop()
  place = await makeTestPlace()
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

describe('an owner who may not make roles [OPS-04]', () => {
  const databaseUrl = () => addressOf(owner, 'own')
  const open = (databaseServerUrl?: string) =>
    openDatabase({ databaseUrl: databaseUrl(), databaseServerUrl, dataFolder: place.dataFolder })

  test('gets the statement to run', async () => {
    await expect(open()).rejects.toThrow(/may not make the role.*create role regalia_server login.*DATABASE_SERVER_URL/)
  })

  test('migrates, while the server works as the given role and sends due messages', async () => {
    const database = await open(addressOf(working, 'work'))
    await database.inTenant('demo', ({ db }) =>
      db
        .insertInto('outbox')
        .values({
          tenant: 'demo',
          id: randomUUID(),
          channel: 'sms',
          recipient: '0700000000',
          subject: null,
          body_text: 'Hello',
          body_html: null,
          created_at: new Date(),
          sent_at: null,
          expires_at: null,
        })
        .execute(),
    )
    expect(await findDueTenants(database, new Date())).toEqual(['demo'])
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
