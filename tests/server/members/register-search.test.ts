import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../../src/engine/json/json.ts'
import { saveMembers } from '../../../src/server/members/members.ts'
import { inventedMembers } from '../../../src/server/start/sample-data/invented-members.ts'
import { sampleMembers } from '../../../src/server/start/sample-data/sample-members.ts'
import { dataOf, listIn, refusalOf } from '../answers.ts'
import { shippedTenants } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'
import { putMember } from '../test-members.ts'
import { foundBy, namesIn, registerPath, startRegisterServer } from './register-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startRegisterServer()
})
afterAll(() => server.close())

interface Statistic {
  readonly id: unknown
  readonly counts: readonly { readonly of: unknown; readonly members: number }[]
}

/** What an organisation shows of its register. */
async function statisticsOf(tenant: string): Promise<readonly Statistic[]> {
  return listIn(await server.client(tenant).get('profile/search/stats')).map(({ id, counts }) => ({
    id,
    counts: (isJsonArray(counts) ? counts : [])
      .filter(isJsonObject)
      .map((one) => ({ of: one['of'], members: Number(one['members']) })),
  }))
}

const total = (counts: Statistic['counts']): number => counts.reduce((sum, { members }) => sum + members, 0)

/** The sample register of an organisation, as far as the public reads it. */
async function publicMembers(tenant: string) {
  const published = (await shippedTenants()).all.find(({ id }) => id === tenant)
  const page = published?.documents.get('pages/register')?.page
  const states: readonly string[] = page?.kind === 'register' ? page.states : []
  const isPublic = ({ status }: { readonly status: string }) => states.includes(status)
  const items = published?.lists.get('membership-categories')?.items ?? []
  return {
    invented: inventedMembers().filter(isPublic),
    others: sampleMembers.filter(isPublic).length,
    categories: items.filter(({ categoryType }) => categoryType === 'Individual').map(({ Code }) => Code),
  }
}

/** Each category has the invented people who are in it in turn, and some of the others. */
async function expectCategories(tenant: string, statistic: Statistic | undefined): Promise<void> {
  const { invented, others, categories } = await publicMembers(tenant)
  const expected = new Map<unknown, number>()
  for (const { place = 0 } of invented) {
    const code = categories[Math.floor(place / 2) % categories.length]
    expected.set(code, (expected.get(code) ?? 0) + 1)
  }
  const counts = statistic?.counts ?? []
  expect(counts.map(({ of }) => of)).toEqual(expect.arrayContaining([...expected.keys()]))
  expect(total(counts)).toBe(invented.length + others)
  for (const { of, members } of counts) {
    const rest = members - (expected.get(of) ?? 0)
    expect(rest, String(of)).toBeGreaterThanOrEqual(0)
    expect(rest, String(of)).toBeLessThanOrEqual(others)
  }
}

const found = (term: string, more = '', client: TestClient = server.client()) => foundBy(client, term, more)

describe('the public search [REG-01]', () => {
  test('finds ten at a time, with the place of the next ten', async () => {
    const first = await found('wan')
    expect(first.data).toHaveLength(10)
    expect(first).toMatchObject({ isMore: false, isSimilar: false, currentCursor: '0', nextCursor: '10' })
    const byCursor = await found('wan', '&cursor=10')
    const byOffset = await found('wan', '&offset=10')
    expect(byCursor).toEqual(byOffset)
    expect(byCursor.currentCursor).toBe('10')
    expect(namesIn(byCursor.data)).not.toEqual(namesIn(first.data))
  })

  test('every page leads to the end of the list, once to each member', async () => {
    const ids: unknown[] = []
    let cursor: unknown = '0'
    let total = 0
    for (let pages = 0; cursor !== null && pages < 100; pages += 1) {
      const page: Awaited<ReturnType<typeof found>> = await found('wa', `&cursor=${String(cursor)}`)
      ids.push(...page.data.map(({ ProfileID }) => ProfileID))
      cursor = page.nextCursor
      total = page.total
    }
    expect(ids).toHaveLength(total)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each([
    ['&gender=Female', ({ gender }: { gender?: string }) => gender === 'Female'],
    ['&gender=Male', ({ gender }: { gender?: string }) => gender === 'Male'],
  ])('is narrowed by %s', async (filter, isKept) => {
    const people = inventedMembers().filter((one) => one.status === 'Active' && isKept({ gender: one.gender ?? '' }))
    const expected = people.filter((one) => [one.first_name, one.second_name, one.last_name].includes('KIBET'))
    expect((await found('kibet', filter)).total).toBe(expected.length)
  })

  test('is narrowed by the category', async () => {
    const all = await found('k')
    const fellows = await found('k', '&category=FELLOW')
    expect(fellows.total).toBeGreaterThan(0)
    expect(fellows.total).toBeLessThan(all.total)
    const categories = fellows.data.map(({ memberInformation }) => JSON.stringify(memberInformation))
    expect(categories.every((category) => category.includes('"FELLOW"'))).toBe(true)
  })

  test('a filter that the organisation does not have narrows nothing, and so tells nothing', async () => {
    const everybody = await found('kibet', '', server.client('ics'))
    expect(everybody.total).toBeGreaterThan(0)
    expect((await found('kibet', '&gender=Female', server.client('ics'))).total).toBe(everybody.total)
  })

  test.each(['', '   ', '–', '%'])('asks for a term instead of searching for %j', async (term) => {
    const answer = await server.client().get(registerPath(term))
    expect(refusalOf(answer)).toEqual({
      status: 400,
      code: 'bad-request',
      errors: { '/term': 'Enter a name or a membership number' },
    })
  })

  test.each(['&limit=11', '&limit=0', '&offset=1000', '&cursor=x'])('refuses %s', async (more) => {
    expect((await server.client().get(registerPath('kibet', more))).status).toBe(422)
  })

  test('statistics count the members of the register, and nobody else', async () => {
    const statistics = await statisticsOf('demo')
    expect(statistics.map(({ id }) => id)).toEqual(['members', 'categories'])
    const { invented, others } = await publicMembers('demo')
    expect(statistics[0]?.counts).toEqual([{ of: '', members: invented.length + others }])
    await expectCategories('demo', statistics[1])
  })

  test('statistics count by category and by gender, each by its own, where both are declared', async () => {
    const statistics = await statisticsOf('engineering-board')
    const named = (wanted: string) => statistics.find(({ id }) => id === wanted)
    await expectCategories('engineering-board', named('categories'))
    const { invented } = await publicMembers('engineering-board')
    const of = (wanted: string) => invented.filter(({ gender }) => gender === wanted).length
    expect(named('genders')?.counts).toEqual(
      expect.arrayContaining([
        { of: 'Female', members: of('Female') },
        { of: 'Male', members: of('Male') },
      ]),
    )
  })

  test.each(['demo', 'engineering-board', 'iek', 'ics'])(
    '400 people and more are in the register of %s',
    async (id) => {
      const [members] = await statisticsOf(id)
      expect(total(members?.counts ?? [])).toBeGreaterThanOrEqual(400)
    },
  )

  test('more than a thousand are not counted', async () => {
    const many = Array.from({ length: 1001 }, (_none, i) => ({ ...crowd, member_no: `C${i}` }))
    await server.services.database.inTenant('iek', (tx) => saveMembers(tx, many))
    const crowded = await found('crowded', '', server.client('iek'))
    expect(crowded).toMatchObject({ total: 1000, isMore: true })
    expect((await found('crowded', '&offset=990', server.client('iek'))).nextCursor).toBeNull()
  })

  test('one address cannot copy the register', async () => {
    const client = server.client()
    const statuses: number[] = []
    for (let i = 0; i < 241; i += 1) statuses.push((await client.get(registerPath('zz'))).status)
    expect(statuses.slice(0, 240).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    expect((await server.client().get(registerPath('zz'))).status).toBe(200)
  })

  test('a person of the results has fewer facts than the card', async () => {
    expect((await found('M1001')).data).toEqual([
      {
        ProfileID: expect.any(String),
        FirstName: 'AMINA',
        SecondName: 'EXAMPLE',
        LastName: 'ACTIVE',
        MemberNo: 'M1001',
        memberInformation: [{ Category: 'PROFESSIONAL', Status: 'Active' }],
      },
    ])
  })
})

describe('patience does not copy the register: a day has a limit of its own [REG-02]', () => {
  /** Has one address ask as often as the day allows but once, and lets a quarter of an hour pass. */
  async function almostAllOfTheDay(limit: string, count: number): Promise<void> {
    await server.services.database.inTenant('demo', ({ db }) =>
      db
        .updateTable('limits')
        .set({ count: count - 1 })
        .where('key', 'like', `${limit}:%`)
        .execute(),
    )
    server.clock.advance({ minutes: 15 })
  }

  test.each([
    ['600 searches', registerPath('zz'), 'register-searches-day-address', 600],
    ['300 cards', 'profile/search/show/nobody', 'register-cards-day-address', 300],
  ])('%s', async (_what, path, limit, count) => {
    const client = server.client()
    const first = await client.get(path)
    await almostAllOfTheDay(limit, count)
    expect((await client.get(path)).status).toBe(first.status)
    const refused = await client.get(path)
    expect(refusalOf(refused)).toEqual({ status: 429, code: 'too-many' })
    const hours = Number(refused.headers['retry-after']) / 3600
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24)
    expect((await server.client().get(path)).status).toBe(first.status)
  })
})

const crowd = {
  first_name: 'CROWDED',
  second_name: '',
  last_name: 'PLACE',
  id_number: 'C-1',
  email: 'crowd@sample.example',
  phone: '0700000001',
  category: 'ANY',
  status: 'Active',
  registration_date: '2020-01-01',
} as const

describe('the public card [REG-02]', () => {
  const cardOf = async (term: string, client = server.client()) => {
    const [entry] = (await found(term, '', client)).data
    return client.get(`profile/search/show/${String(entry?.['ProfileID'])}`)
  }

  test('shows what the organisation declares, and no more', async () => {
    expect(dataOf(await cardOf('M1001'))).toEqual({
      ProfileID: expect.any(String),
      FirstName: 'AMINA',
      SecondName: 'EXAMPLE',
      LastName: 'ACTIVE',
      MemberNo: 'M1001',
      profileTitle: '',
      memberInformation: [{ Category: 'PROFESSIONAL', Status: 'Active', Registration_Date: '2012-03-14' }],
    })
  })

  test.each(['nobody', '00000000-0000-4000-8000-000000000000'])('there is none of %s', async (id) => {
    const answer = await server.client().get(`profile/search/show/${id}`)
    expect(refusalOf(answer)).toEqual({ status: 404, code: 'not-in-register' })
  })

  test('one address cannot read card after card, today no more than in a quarter of an hour', async () => {
    const client = server.client()
    const statuses: number[] = []
    for (let i = 0; i < 121; i += 1) statuses.push((await client.get('profile/search/show/nobody')).status)
    expect(statuses.slice(0, 120).every((status) => status === 404)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })

  test('nobody is found whose membership has ended, where only active members are in the register', async () => {
    expect((await found('M1003')).data).toEqual([])
    const [row] = await server.services.database.inTenant('demo', ({ db }) =>
      db.selectFrom('members').select('public_id').where('member_no', '=', 'M1003').execute(),
    )
    expect((await server.client().get(`profile/search/show/${row?.public_id}`)).status).toBe(404)
  })

  test('of another organisation is never found', async () => {
    await putMember(server, 'ics', { member_no: 'ELSE1', first_name: 'ELSEWHERE', last_name: 'X' })
    expect((await found('elsewhere')).data).toEqual([])
    expect((await found('elsewere')).data).toEqual([])
    const [theirs] = (await found('elsewhere', '', server.client('ics'))).data
    expect((await server.client().get(`profile/search/show/${String(theirs?.['ProfileID'])}`)).status).toBe(404)
  })
})
