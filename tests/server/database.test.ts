import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderTakenError, lockFolder } from '../../src/server/db/lock-folder.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { signedUp } from './test-accounts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const tables = async () => {
  const { rows } = await sql<{ name: string; key: string[]; isolated: boolean }>`
    select c.relname as name, c.relrowsecurity as isolated,
      array(select a.attname::text from pg_index i
        cross join lateral unnest(i.indkey) with ordinality as k(column_number, position)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.column_number
        where i.indrelid = c.oid and i.indisprimary order by k.position) as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    order by c.relname`.execute(server.services.database.beforeTenant)
  return rows
}

describe('isolation', () => {
  test('every table is keyed by tenant first and has row-level security [OPS-04]', async () => {
    const all = await tables()
    expect(all.length).toBeGreaterThan(14)
    expect(all.filter(({ key, isolated }) => key[0] !== 'tenant' || !isolated)).toEqual([])
  })

  test('a transaction of one tenant sees no row of another, whatever it asks [OPS-04]', async () => {
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

  test('the server’s role may not change tables, and without a tenant sees nothing [OPS-04]', async () => {
    const { database } = server.services
    await expect(database.inTenant('demo', ({ db }) => sql`drop table users`.execute(db))).rejects.toThrow(/owner/)
    const rows = await database.inTenant('', ({ db }) => db.selectFrom('users').select('id').execute())
    expect(rows).toEqual([])
  })
})

describe('a transaction', () => {
  test('that throws leaves nothing behind', async () => {
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

  test('reads numbers, dates and times alike on either database [OPS-02]', async () => {
    const row = await server.services.database.inTenant('demo', async ({ db }) =>
      sql`select count(*) as count, 5000000000::bigint as big, date '2024-02-29' as day, '{"a":[1]}'::jsonb as json,
        timestamptz '2026-01-15 12:00+03' as instant`.execute(db),
    )
    expect(row.rows).toEqual([
      { count: 1, big: 5_000_000_000, day: '2024-02-29', json: { a: [1] }, instant: new Date('2026-01-15T09:00:00Z') },
    ])
  })

  test('migrating again changes nothing', async () => {
    const before = await tables()
    await migrate(server.services.database.beforeTenant)
    expect(await tables()).toEqual(before)
  })
})

describe('the lock of the embedded database’s folder', () => {
  test('lets one holder in, says who has it, and is given back', async () => {
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
