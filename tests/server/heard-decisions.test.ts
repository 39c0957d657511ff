import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../src/server/platform/database/migrate.ts'
import { openEarlierDatabase } from './earlier-database.ts'
import type { EarlierDatabase } from './earlier-database.ts'

/** The newest migration of a database whose decisions about numbers are not counted. */
const before = '0112-notification-paths'

let database: EarlierDatabase
let owner: EarlierDatabase['owner']
beforeAll(async () => {
  database = await openEarlierDatabase(before)
  owner = database.owner
})
afterAll(() => database.close())

const setAside = (receipt: string, day: string) =>
  sql`insert into heard_decisions (tenant, id, provider, shortcode, receipt, reason, decided_by, decided_at)
    values ('demo', ${randomUUID()}, 'mpesa', '174379', ${receipt}, ${day}, ${randomUUID()}, ${`2026-01-${day}`})`.execute(
    owner,
  )

test('numbers that were set aside before this could be taken back stay so, each decision in its place', async () => {
  await sql`set regalia.tenant = 'demo'`.execute(owner)
  await setAside('TWICE', '09')
  await setAside('ONCE', '05')
  await setAside('TWICE', '02')
  await migrate(owner)
  const { rows } =
    await sql`select receipt, reason as day, kind, place from heard_decisions order by receipt, place`.execute(owner)
  expect(rows).toEqual([
    { receipt: 'ONCE', day: '05', kind: 'set-aside', place: 1 },
    { receipt: 'TWICE', day: '02', kind: 'set-aside', place: 1 },
    { receipt: 'TWICE', day: '09', kind: 'set-aside', place: 2 },
  ])
})
