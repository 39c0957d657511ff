import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFirms } from '../../src/server/members/find-firms.ts'
import type { TenantTransaction } from '../../src/server/platform/database/database.ts'
import { saveMembers } from '../../src/server/members/members.ts'
import { listIn } from './answers.ts'
import { sampleMember } from './test-members.ts'
import { shippedTenants, startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.services.database.inTenant('demo', (tx) => saveMembers(tx, manyFirms))
})
afterAll(() => server.close())

const { kind: _kind, ...like } = sampleMember('F2001')
const firm = (member_no: string, first_name: string, changes: object = {}) => ({
  ...like,
  member_no,
  first_name,
  category: 'FIRM',
  ...changes,
})

/** More firms than one response has, and some that no response may have. */
const manyFirms = [
  ...Array.from({ length: 500 }, (_none, i) => firm(`F${i}`, `BRIDGE BUILDERS ${String(i).padStart(3, '0')}`)),
  ...Array.from({ length: 500 }, (_none, i) => firm(`G${i}`, `WATER WORKS ${i}`, { status: 'Inactive' })),
  ...Array.from({ length: 500 }, (_none, i) => firm(`P${i}`, 'BRIDGE', { category: 'GRADUATE', last_name: 'PERSON' })),
  firm('E1', 'ÉLAN 100%_OF TWO'),
  firm('E2', 'ELAN TWO'),
]

const search = async (text?: string, client = server.client('demo')) =>
  listIn(await client.get(`setup/firms${text === undefined ? '' : `?search=${encodeURIComponent(text)}`}`))

describe('the member firms [API-01]', () => {
  test('are at most fifty, by name, with their number and name only', async () => {
    const found = await search()
    expect(found).toHaveLength(50)
    expect(found.slice(0, 2)).toEqual([
      { code: 'F0', displayName: 'BRIDGE BUILDERS 000' },
      { code: 'F1', displayName: 'BRIDGE BUILDERS 001' },
    ])
  })

  test.each([
    ['  bridge   builders 49', Array.from({ length: 10 }, (_none, i) => `F49${i}`)],
    ['Élan', ['E1']],
    ['élan 100%_', ['E1']],
    ['%', []],
    ['Water', []],
    ["'; drop table members --", []],
  ])('are those whose name begins with %j', async (text, codes) => {
    expect((await search(text)).map(({ code }) => code)).toEqual(codes)
  })

  test('a search of more than a hundred characters is refused', async () => {
    expect((await server.client('demo').get(`setup/firms?search=${'a'.repeat(101)}`)).status).toBe(422)
  })

  test('the same search of many visitors reads the database once', async () => {
    const client = server.client('demo')
    await Promise.all(Array.from({ length: 20 }, () => search('bridge b', client)))
    await search('BRIDGE  B', client)
    const counts = await server.services.database.inTenant('demo', ({ db }) =>
      db.selectFrom('limits').select('count').where('key', 'like', 'firm-searches-address:%').execute(),
    )
    expect(counts.at(-1)).toEqual({ count: 1 })
  })

  test('an address that searches for ever new names is refused at last, and others are not', async () => {
    const client = server.client('demo')
    const statuses = new Set<number>()
    for (let i = 0; i <= 300; i += 1) statuses.add((await client.get(`setup/firms?search=name%20${i}`)).status)
    expect([...statuses]).toEqual([200, 429])
    expect(await search('name unheard of')).toEqual([])
  })
})

test('a search reads only the rows of its response, by an index, however many members there are [API-01]', async () => {
  const demo = (await shippedTenants()).all.find(({ id }) => id === 'demo')
  if (!demo) throw new Error('There is no organisation demo.')
  for (const [begin, found] of [
    ['', 50],
    ['BRIDGE', 50],
    ['BRIDGE BUILDERS 49', 10],
    ['NOBODY', 0],
  ] as const) {
    const read = await server.services.database.inTenant('demo', async (tx) => {
      const before = await rowsRead(tx)
      expect(await findFirms(tx, demo, begin)).toHaveLength(found)
      const after = await rowsRead(tx)
      return { scanned: after.scanned - before.scanned, fetched: after.fetched - before.fetched }
    })
    expect(read.scanned, begin).toBe(0)
    // Rows that are visible to everybody are read from the index alone, so PostgreSQL may count fewer.
    expect(read.fetched, begin).toBeLessThanOrEqual(found)
  }
})

/** How many rows of the register the session has read, by scanning the table and by its indexes. */
async function rowsRead({ db }: TenantTransaction): Promise<Reads> {
  const { rows } = await sql<Reads>`
    select coalesce(sum(seq_tup_read), 0)::bigint as scanned, coalesce(sum(idx_tup_fetch), 0)::bigint as fetched
    from pg_stat_xact_user_tables where relname = 'members'`.execute(db)
  return rows[0] ?? { scanned: 0, fetched: 0 }
}

interface Reads {
  readonly scanned: number
  readonly fetched: number
}
