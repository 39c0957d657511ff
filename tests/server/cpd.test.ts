import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAwards } from '../../src/server/cpd/awards.ts'
import { addSampleAwards } from '../../src/server/start/sample-data/add-sample-awards.ts'
import { listIn, refusalOf } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import { makeMember } from './test-profiles.ts'
import { signedInAs } from './test-members.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
  await addSampleAwards(server.services)
})
afterAll(() => server.close())

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

  test('are in the sample data for three years, once [OPS-01]', async () => {
    await addSampleAwards(server.services)
    const client = await signedInAs(server, 'member')
    const found = listIn(await client.get('cpd_awards/awards'))
    expect(found).toHaveLength(8)
    expect(new Set(found.map(({ period }) => period)).size).toBe(3)
  })
})
