import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAwards } from '../../src/server/cpd/awards.ts'
import { objectAt } from '../../src/engine/json/json.ts'
import { addSampleClaims } from '../../src/server/start/sample-data/add-sample-claims.ts'
import { addSampleAwards } from '../../src/server/start/sample-data/add-sample-awards.ts'
import { itemsIn, listIn, refusalOf } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import { makeMember } from './test-profiles.ts'
import { signedInAs } from './test-members.ts'
import { tenantsWith } from './tenants-with.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
  await addSampleAwards(server.services)
})
afterAll(() => server.close())

/** The organisations whose members have points. */
const counting = await tenantsWith('CPD')

const award = (memberNo: string, period: string, pointAwarded: number) => ({
  memberNo,
  period,
  pointAwarded,
  description: 'Site visit',
  provider: '',
  location: 'Thika',
  eventCode: '',
  certificateNo: '',
})

const store = (tenant: string, ...awards: readonly ReturnType<typeof award>[]) =>
  server.services.database.inTenant(tenant, (tx) => addAwards(tx, awards, server.clock.now()))

/** A member whose number is in the register of the sample data. */
const holder = (tenant: string, MemberNo: string) => makeMember(server, tenant, { profile: { MemberNo } })

describe('the points of a member [CPD-01]', () => {
  test('are those of the own number, the latest year first, from the first to the last day of it', async () => {
    await store('demo', award('M1002', '2024', 0.1), award('M1002', '2025', 7.25), award('M1003', '2025', 99))
    const { client } = await holder('demo', 'M1002')
    const found = listIn(await client.get('cpd_awards/awards'))
    expect(found.map(({ period, pointAwarded }) => [period, pointAwarded])).toEqual([
      ['2025', 7.25],
      ['2024', 0.1],
    ])
    expect(found[0]).toEqual({
      ...award('M1002', '2025', 7.25),
      startDate: '2025-01-01',
      endDate: '2025-12-31',
    })
  })

  test('are never those of another number, whichever is asked for [CPD-02]', async () => {
    await store('demo', award('M1004', '2025', 5))
    const { client } = await holder('demo', 'M1005')
    expect(listIn(await client.get('cpd_awards/awards?memberNo=M1004'))).toEqual([])
  })

  test('are not those of the same number in another organisation', async () => {
    await store('demo', award('M1006', '2025', 5))
    const { client } = await holder('iek', 'M1006')
    expect(listIn(await client.get('cpd_awards/awards'))).toEqual([])
  })

  test('are none of who has no member number, and for nobody without a session', async () => {
    const { client } = await makeMember(server, 'demo')
    expect(listIn(await client.get('cpd_awards/awards'))).toEqual([])
    expect(refusalOf(await server.client('demo').get('cpd_awards/awards')).status).toBe(401)
  })

  test('are only for numbers in the register', async () => {
    await expect(store('demo', award('M9999', '2025', 5))).rejects.toThrow('foreign key')
  })

  test.each(counting)('are in the sample data of %s for three years, once [OPS-01]', async (tenant) => {
    await addSampleAwards(server.services)
    for (const name of ['member', 'graduate']) {
      const client = await signedInAs(server, name, tenant)
      const found = listIn(await client.get('cpd_awards/awards'))
      expect(found).toHaveLength(8)
      expect(new Set(found.map(({ period }) => period)).size).toBe(3)
    }
  })
})

test.each(counting)('the sample member of %s has a claim that waits and one with its points', async (tenant) => {
  await addSampleClaims(server.services)
  await addSampleClaims(server.services)
  const client = await signedInAs(server, 'member', tenant)
  const claims = itemsIn(await client.get('cases/cpd-claim/own'))
  expect(claims.map(({ state }) => state)).toEqual(['open', 'awarded'])
  const [, awarded = {}] = claims
  const answers = objectAt(awarded, 'answers')
  const found = listIn(await client.get('cpd_awards/awards')).filter(
    ({ description }) => description === answers['description'],
  )
  expect(found).toMatchObject([{ pointAwarded: answers['awarded'] }])
  const { id: evidence } = objectAt(answers, 'evidence')
  const file = await client.get(`cases/cpd-claim/${String(awarded['number'])}/files/${String(evidence)}`)
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const approver = await signedInAs(server, 'approver', tenant)
  expect(listIn(await approver.get('cases'))).toContainEqual(
    expect.objectContaining({ type: 'cpd-claim', state: 'open', count: 1 }),
  )
})
