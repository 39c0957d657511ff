import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tendDatabase } from '../../src/server/jobs/tend-database.ts'
import type { Database } from '../../src/server/platform/database/database.ts'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'

let folder: string
let database: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regalia-tend-'))
  database = await openDatabase({ dataFolder: folder, databaseUrl: undefined })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const tend = async () => {
  for (const job of tendDatabase(database)) await job.runDue(AbortSignal.timeout(60_000))
}

const sizes = async () => {
  const { rows } = await database.inTenant('demo', ({ db }) =>
    sql<{ rows: number; pages: number; session: string }>`
      select reltuples::int as rows, pg_relation_size(oid) / 8192 as pages, session_user::text as session
        from pg_class where oid = 'counters'::regclass`.execute(db),
  )
  return rows[0]
}

const addCounters = (count: number) =>
  database.inTenant('demo', ({ db }) =>
    sql`insert into counters (tenant, name, last) select 'demo', 'tend' || n, 1 from generate_series(1, ${count}::int) n
      on conflict (tenant, name) do update set last = counters.last + 1`.execute(db),
  )

describe('the embedded database', () => {
  test('knows how large its tables are after a round, and the session stays the server’s [OPS-02]', async () => {
    await addCounters(5000)
    expect(await sizes()).toMatchObject({ rows: -1 })
    await tend()
    expect(await sizes()).toMatchObject({ rows: 5000, session: 'regalia_server' })
  })

  test('uses again what updates left behind, so that its files stay small [OPS-02]', async () => {
    const before = await sizes()
    for (let round = 0; round < 6; round += 1) {
      await addCounters(5000)
      await tend()
    }
    const after = await sizes()
    // Without the rounds six copies of each row would lie beside it.
    expect(after?.pages).toBeLessThan((before?.pages ?? 0) * 3)
  })

  test('lets calls in between, and refuses them nothing [OPS-02]', async () => {
    await addCounters(5000)
    const calls = Array.from({ length: 20 }, () =>
      database.inTenant('demo', ({ db }) => db.selectFrom('counters').select('name').limit(1).execute()),
    )
    const [found] = await Promise.all([Promise.all(calls), tend()])
    expect(found.every((rows) => rows.length === 1)).toBe(true)
    await expect(addForeign()).rejects.toThrow(/row-level security/)
  })
})

const addForeign = () =>
  database.inTenant('demo', ({ db }) =>
    db.insertInto('counters').values({ tenant: 'iek', name: 'x', last: 1 }).execute(),
  )
