import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TenantTransaction } from '../../src/server/platform/database/database.ts'
import { later, readLast, together } from '../../src/server/platform/database/together.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const inDemo = <Result>(work: (tx: TenantTransaction) => Promise<Result>): Promise<Result> =>
  server.services.database.inTenant('demo', work)

const added = ({ db }: TenantTransaction, name: string, tenant = 'demo') =>
  db.insertInto('counters').values({ tenant, name, last: 1 }).returning('last')
const found = ({ db, tenant }: TenantTransaction, name: string) =>
  db.selectFrom('counters').select('last').where('tenant', '=', tenant).where('name', '=', name)
const raised = ({ db, tenant }: TenantTransaction, name: string) =>
  db
    .updateTable('counters')
    .set(({ eb }) => ({ last: eb('last', '+', 1) }))
    .where('tenant', '=', tenant)
    .where('name', '=', name)
    .returning('last')

const stored = (name: string) => inDemo((tx) => found(tx, name).execute())

describe('statements that are sent together', () => {
  test('run in their order, and each gets its own rows', async () => {
    const name = randomUUID()
    const rows = await inDemo((tx) => together(tx, found(tx, name), added(tx, name), undefined, found(tx, name)))
    expect(rows).toEqual([[], [{ last: 1 }], [], [{ last: 1 }]])
    expect(await stored(name)).toEqual([{ last: 1 }])
  })

  test('fail with the first failure, and change nothing', async () => {
    const name = randomUUID()
    const work = inDemo((tx) => together(tx, added(tx, name), added(tx, name, 'iek'), found(tx, name)))
    await expect(work).rejects.toThrow(/row-level security/)
    expect(await stored(name)).toEqual([])
  })

  test('see behind a lock what its last holder wrote', async () => {
    const name = randomUUID()
    await inDemo((tx) => added(tx, name).execute())
    const raise = () =>
      inDemo(async (tx) => {
        const [, [seen]] = await together(tx, raised(tx, name), found(tx, name))
        return seen?.last
      })
    const all = await Promise.all(Array.from({ length: 8 }, raise))
    expect(new Set(all)).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9]))
  })
})

describe('a write that nobody waits for', () => {
  test('is seen by the next statement, and stored with the others', async () => {
    const name = randomUUID()
    const seen = await inDemo(async (tx) => {
      await later(tx, added(tx, name))
      await later(tx, raised(tx, name))
      return found(tx, name).execute()
    })
    expect(seen).toEqual([{ last: 2 }])
    expect(await stored(name)).toEqual([{ last: 2 }])
  })

  test('is stored when it is the last statement', async () => {
    const name = randomUUID()
    await inDemo((tx) => later(tx, added(tx, name)))
    expect(await stored(name)).toEqual([{ last: 1 }])
  })

  test('fails its transaction at the end, and nothing of it is stored', async () => {
    const name = randomUUID()
    const work = inDemo(async (tx) => {
      await added(tx, name).execute()
      await later(tx, added(tx, name, 'iek'))
      return 'done'
    })
    await expect(work).rejects.toThrow(/row-level security/)
    expect(await stored(name)).toEqual([])
  })

  test('gives its own failure to the statement after it', async () => {
    const name = randomUUID()
    const work = inDemo(async (tx) => {
      await later(tx, added(tx, name, 'iek'))
      return found(tx, name).execute()
    })
    await expect(work).rejects.toThrow(/row-level security/)
  })

  test('is undone with a transaction that throws before it was sent', async () => {
    const name = randomUUID()
    const work = inDemo(async (tx) => {
      await later(tx, added(tx, name))
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
    expect(await stored(name)).toEqual([])
  })
})

describe('a read that ends its transaction', () => {
  test('returns its rows, and takes no statement after it', async () => {
    const name = randomUUID()
    await inDemo((tx) => added(tx, name).execute())
    const after = inDemo(async (tx) => {
      expect(await readLast(tx, found(tx, name))).toEqual([{ last: 1 }])
      await raised(tx, name).execute()
    })
    await expect(after).rejects.toThrow('has ended')
    expect(await inDemo((tx) => readLast(tx, found(tx, name)))).toEqual([{ last: 1 }])
  })

  test('fails like any other, and the next transaction works', async () => {
    const work = inDemo((tx) => readLast(tx, found(tx, '\0')))
    await expect(work).rejects.toThrow(/0x00|invalid byte/)
    expect(await stored(randomUUID())).toEqual([])
  })
})
