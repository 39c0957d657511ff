import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseAwayError } from '../../src/server/platform/database/database-away.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const read = () =>
  server.services.database.inTenant('demo', ({ db, tenant }) =>
    db.selectFrom('counters').selectAll().where('tenant', '=', tenant).execute(),
  )

test('columns that a newer server’s migration adds cost each connection one call at most [OPS-07]', async () => {
  const connections = 10
  await Promise.all(Array.from({ length: connections }, read))
  const owner = new Client({ connectionString: server.services.environment.databaseUrl })
  await owner.connect()
  await owner.query('alter table counters add column newer integer')
  await owner.end()
  const failures: unknown[] = []
  for (let i = 0; i < 2 * connections; i += 1) await read().catch((error: unknown) => failures.push(error))
  expect(failures.every((error) => error instanceof DatabaseAwayError)).toBe(true)
  expect(failures.length).toBeLessThanOrEqual(connections)
  await expect(Promise.all(Array.from({ length: connections }, read))).resolves.toHaveLength(connections)
})
