import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderTakenError, lockFolder } from '../../src/server/platform/database/lock-folder.ts'
import type { TenantTransaction } from '../../src/server/platform/database/database.ts'
import { demandTenants } from './names-tenant.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { signedUp } from './test-accounts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const tables = async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' order by relname`.execute(
    server.services.database.beforeTenant,
  )
  return rows
}

describe('isolation', () => {
  test('a transaction of one tenant sees no row of another, whatever it queries [OPS-04]', async () => {
    await signedUp(server, 'iek')
    const { database } = server.services
    for (const { name } of await tables()) {
      const rows = await database.inTenant('demo', async ({ db }) =>
        sql<{ tenant: string }>`select tenant from ${sql.table(name)}`.execute(db),
      )
      expect(rows.rows.filter(({ tenant }) => tenant !== 'demo')).toEqual([])
    }
  })

  test('nor can it write or change one [OPS-04]', async () => {
    const { database } = server.services
    const foreign = { tenant: 'iek', name: 'x', last: 1 }
    await expect(
      database.inTenant('demo', ({ db }) => db.insertInto('counters').values(foreign).execute()),
    ).rejects.toThrow(/row-level security/)
    await database.inTenant('iek', ({ db }) => db.insertInto('counters').values(foreign).execute())
    const changed = await database.inTenant('demo', ({ db }) =>
      db.updateTable('counters').set({ last: 9 }).where('name', '=', 'x').executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
    const removed = await database.inTenant('demo', ({ db }) => db.deleteFrom('users').executeTakeFirst())
    const left = await database.inTenant('iek', ({ db }) => db.selectFrom('users').select('id').execute())
    expect(removed.numDeletedRows).toBeGreaterThanOrEqual(0n)
    expect(left.length).toBeGreaterThan(0)
  })

  test('without a tenant, or with an invalid one, it sees nothing [OPS-04]', async () => {
    const { database } = server.services
    const { rows } = await sql`select id from users`.execute(database.beforeTenant)
    expect(rows).toEqual([])
    for (const id of ['', 'Demo', 'demo; reset role', "x'; select '1", '-demo']) {
      await expect(database.inTenant(id, async () => 'begun')).rejects.toThrow('no id of a tenant')
    }
  })
})

describe('the servers of these tests', () => {
  test('refuse a statement that does not name its tenant [OPS-03]', async () => {
    const demanding = demandTenants(server.services.database)
    const inDemo = <Result>(work: (tx: TenantTransaction) => Promise<Result>) => demanding.inTenant('demo', work)
    const unnamed = [
      inDemo(({ db }) => db.selectFrom('users').select('id').execute()),
      inDemo(({ db }) => db.deleteFrom('counters').where('name', '=', 'x').execute()),
      inDemo(({ db, tenant }) =>
        db
          .selectFrom('users')
          .innerJoin('profiles', 'profiles.user_id', 'users.id')
          .where('users.tenant', '=', tenant)
          .select('users.id')
          .execute(),
      ),
    ]
    await Promise.all(unnamed.map((work) => expect(work).rejects.toThrow('names no tenant')))
    const named = inDemo(({ db, tenant }) => db.selectFrom('users').select('id').where('tenant', '=', tenant).execute())
    await expect(named).resolves.toBeInstanceOf(Array)
  })
})

describe('a transaction', () => {
  test('that throws changes nothing', async () => {
    const { database } = server.services
    const work = database.inTenant('demo', async ({ db }) => {
      await db.insertInto('counters').values({ tenant: 'demo', name: 'half', last: 1 }).execute()
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
    const rows = await database.inTenant('demo', ({ db }) =>
      db.selectFrom('counters').selectAll().where('name', '=', 'half').execute(),
    )
    expect(rows).toEqual([])
  })

  test.each([
    ['at once', (read: () => Promise<unknown>) => Promise.all(Array.from({ length: 200 }, read))],
    [
      'one after the other',
      async (read: () => Promise<unknown>) => {
        for (let i = 0; i < 200; i += 1) await read()
      },
    ],
  ])('yields to the event loop before the next of many %s', async (_title, run) => {
    let turns = 0
    let turning = true
    const turn = (): void => {
      turns += 1
      if (turning) setImmediate(turn)
    }
    setImmediate(turn)
    const read = () =>
      server.services.database.inTenant('demo', ({ db, tenant }) =>
        db.selectFrom('counters').selectAll().where('tenant', '=', tenant).execute(),
      )
    await run(read)
    turning = false
    expect(turns).toBeGreaterThan(10)
  })

  test('reads numbers, dates and times alike on either database [OPS-02]', async () => {
    const row = await server.services.database.inTenant('demo', async ({ db }) =>
      sql`select count(*) as count, 5000000000::bigint as big, date '2024-02-29' as day, '{"a":[1]}'::jsonb as json,
        timestamptz '2026-01-15 12:00+03' as instant`.execute(db),
    )
    expect(row.rows).toEqual([
      { count: 1, big: 5_000_000_000, day: '2024-02-29', json: { a: [1] }, instant: new Date('2026-01-15T09:00:00Z') },
    ])
  })

  test('returns bytes as they were sent, also those of a part of a buffer [OPS-02]', async () => {
    const all = Uint8Array.from({ length: 259 }, (_, i) => i % 256)
    for (const bytes of [all, all.subarray(3, 250), new Uint8Array()]) {
      const { rows } = await server.services.database.inTenant('demo', async ({ db }) =>
        sql<{ bytes: Uint8Array; count: number }>`
          select ${bytes}::bytea as bytes, count(*) as count, length(${bytes}::bytea) as length`.execute(db),
      )
      expect(rows).toEqual([{ bytes: Buffer.from(bytes), count: 1, length: bytes.length }])
    }
  })
})

describe('the lock of the embedded database’s folder', () => {
  test('lets one holder in, names the holder, and is released', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'regalia-lock-'))
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderTakenError)
    unlock()
    lockFolder(folder)()
    await rm(folder, { recursive: true })
  })

  test('names the other process and the ways out', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'regalia-lock-'))
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(other, 'spawn')
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: other.pid, began: null }))
    expect(() => lockFolder(folder)).toThrow(new RegExp(`process \\(number ${other.pid}\\).*DATA_DIR.*DATABASE_URL`))
    other.kill()
    await once(other, 'exit')
    lockFolder(folder)()
    await rm(folder, { recursive: true })
  })

  test.each([
    ['of a number that another process has now', JSON.stringify({ pid: process.ppid, began: '1' })],
    ['that was cut short', '{"pi'],
    ['with this process’s own number, from before a restart', JSON.stringify({ pid: process.pid, began: null })],
  ])('a stale one %s is taken over', async (_title, text) => {
    const folder = await mkdtemp(join(tmpdir(), 'regalia-lock-'))
    await writeFile(join(folder, 'lock'), text)
    expect(lockFolder(folder)).toBeTypeOf('function')
    await rm(folder, { recursive: true })
  })
})
