import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { DatabaseAwayError } from '../../src/server/platform/database/database-away.ts'
import { AwayServer } from './away-server.ts'
import type { Wire } from './wire.ts'

const away = new AwayServer()

describe.each([
  ['away', (line: Wire) => line.cut()],
  ['frozen', (line: Wire) => line.freeze()],
])('while the database is %s [OPS-07]', (_state, happen) => {
  test('calls get 503, visitors’ pages work, and everything works once it is back', async () => {
    const { wire } = away
    expect((await away.logIn()).status).toBe(200)
    happen(wire)
    await away.expectAway()
    await away.expectVisitorsPages()
    wire.mend()
    // The first request may still get a connection that broke while idle.
    await expect.poll(async () => (await away.logIn()).status, { timeout: 20_000 }).toBe(200)
  })

  test('a running transaction fails like one that cannot begin, and the process continues', async () => {
    const { wire } = away
    const work = away.server.services.database.inTenant('demo', async ({ db }) => {
      await db.selectFrom('users').select('id').execute()
      happen(wire)
      return db.selectFrom('users').select('id').execute()
    })
    await expect(work).rejects.toBeInstanceOf(DatabaseAwayError)
    wire.mend()
    await expect.poll(async () => (await away.logIn()).status, { timeout: 20_000 }).toBe(200)
  })
})

test('a row that is locked for too long gets 503 without waiting [OPS-07]', async () => {
  const other = new Client({ connectionString: away.place.databaseUrl })
  await other.connect()
  await other.query('begin')
  await other.query('lock table users in access exclusive mode')
  const answer = await away.logIn()
  expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
  await other.query('rollback')
  await other.end()
  expect((await away.logIn()).status).toBe(200)
})
