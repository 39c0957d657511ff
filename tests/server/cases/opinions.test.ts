import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { withCases } from '../../engine/cases/case-declarations.ts'
import { dataOf, listIn, objectIn, refusalOf } from '../answers.ts'
import { startCaseServer, storedCase, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

const folder = 'schemas/cases/second-look'

/** A case that moves once two verifiers are in favour; what they say is for staff alone. */
const secondLook: JsonObject = {
  number: { series: 'look', format: 'LOOK-{sequence}' },
  states: [
    { id: 'open', title: 'Open', color: 'info' },
    { id: 'verified', title: 'Verified', color: 'success' },
  ],
  transitions: [
    { id: 'submit', title: 'Submit', from: ['start'], to: 'open', by: ['owner'] },
    {
      id: 'verify',
      title: 'Verify',
      from: ['open'],
      to: 'verified',
      by: ['system'],
      on: ['review'],
      guard: [{ id: 'two', needs: { value: 'review.check.for', atLeast: 2 }, message: 'Two have to verify.' }],
    },
    { id: 'return', title: 'Return', from: ['verified'], to: 'open', by: ['verifier'] },
  ],
  reviews: [{ id: 'check', title: 'Verification', in: ['open'], by: ['verifier'], asks: 'forms/opinion' }],
}

let server: CaseServer
let first: CasePerson
let second: CasePerson
beforeAll(async () => {
  const asDeclared = ['schema.json', 'ui.json'].map((part) => [
    `${folder}/${part}`,
    withCases.get(`schemas/cases/good-standing/${part}`) ?? {},
  ])
  const tenants = await tenantsWithCases({ ...Object.fromEntries(asDeclared), [`${folder}/case.json`]: secondLook })
  server = await startCaseServer({ tenants })
  first = await server.staff('verifier')
  second = await server.staff('verifier')
})
afterAll(() => server.close())

const begin = async (person?: CasePerson) =>
  server.start(person ?? (await server.member()), 'cases/second-look', 'submit')

const path = 'cases/second-look'
const opinion = { says: 'for', input: { opinion: 'In order.' } }

const give = ({ client }: CasePerson, id: string, body: JsonObject = opinion) =>
  client.post(`${path}/${id}/opinions/check`, body)

const mayDo = async ({ client }: CasePerson, id: string) => objectIn(await client.get(`${path}/${id}`))['may']

describe('an opinion over its call [CASE-02]', () => {
  test('is noted for staff, and moves the case only with that of a second person', async () => {
    const owner = await server.member()
    const id = await begin(owner)
    expect(objectIn(await give(first, id))).toMatchObject({
      state: 'open',
      revision: 2,
      reviews: [{ review: 'check', by: first.id, says: 'for', input: { opinion: 'In order.' } }],
    })
    const desk = objectIn(await second.client.get(`${path}/${id}/desk`))
    expect(desk).toMatchObject({
      reviewers: [{ id: first.id }],
      waiting: [{ event: 'review', reasons: ['Two have to verify.'] }],
    })
    expect(objectIn(await owner.client.get(`${path}/${id}`))).toMatchObject({ state: 'open', reviews: [] })
    expect(objectIn(await give(second, id))).toMatchObject({ state: 'verified', revision: 4 })
    const history = listIn(await first.client.get(`${path}/${id}/history`))
    expect(history.map(({ kind }) => kind)).toEqual(['transition', 'review', 'review', 'transition'])
    expect(listIn(await owner.client.get(`${path}/${id}/history`)).map(({ kind }) => kind)).toEqual([
      'transition',
      'transition',
    ])
  })

  test('against it does not count for it', async () => {
    const id = await begin()
    dataOf(await give(first, id))
    const against = { says: 'against', input: { opinion: 'The degree is missing.' } }
    expect(objectIn(await give(second, id, against))).toMatchObject({ state: 'open' })
    expect(objectIn(await give(await server.staff('verifier'), id))).toMatchObject({ state: 'verified' })
  })

  test('is given once by each in a visit of the state, and offered as long as it may be given', async () => {
    const id = await begin()
    expect(await mayDo(first, id)).toContain('check')
    dataOf(await give(first, id))
    expect(await mayDo(first, id)).not.toContain('check')
    expect(await mayDo(second, id)).toContain('check')
    expect(refusalOf(await give(first, id))).toMatchObject({ status: 422, code: 'case-closed' })
    expect((await storedCase(server, id)).kase.reviews).toHaveLength(1)
    dataOf(await give(second, id))
    dataOf(await second.client.post(`${path}/${id}/transitions/return`, {}))
    expect(await mayDo(first, id)).toContain('check')
    expect(objectIn(await give(first, id))).toMatchObject({ state: 'open' })
  })

  test('waits while the owner is asked something', async () => {
    const id = await begin()
    dataOf(await second.client.post(`${path}/${id}/ask`, { text: 'Which university?', pins: [] }))
    expect(await mayDo(first, id)).not.toContain('check')
    expect(refusalOf(await give(first, id))).toMatchObject({ status: 422, code: 'case-closed' })
  })

  test('needs what its form asks for, and the case as it is', async () => {
    const id = await begin()
    expect(refusalOf(await give(first, id, { says: 'for', input: {} }))).toMatchObject({
      status: 422,
      code: 'invalid',
      errors: { '/opinion': expect.any(String) },
    })
    dataOf(await second.client.post(`${path}/${id}/assign`, { assignee: second.id }))
    expect(refusalOf(await give(first, id, { ...opinion, revision: 1 }))).toMatchObject({ status: 409, code: 'stale' })
    expect((await storedCase(server, id)).kase.reviews).toEqual([])
  })

  test('is nobody’s without the role, nor of a verifier on their own case', async () => {
    const own = await begin(first)
    const other = await begin()
    for (const [person, id] of [
      [first, own],
      [await server.staff('registrar'), other],
      [await server.member(), other],
    ] as const) {
      expect(refusalOf(await give(person, id))).toMatchObject({ status: 404, code: 'not-found' })
    }
  })

  test('of two who give theirs at the same moment is kept twice, and the case moves once', async () => {
    const id = await begin()
    const answers = await Promise.all([give(first, id), give(second, id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { kase } = await storedCase(server, id)
    expect(kase).toMatchObject({ state: 'verified', revision: 4 })
    expect(new Set(kase.reviews.map(({ by }) => by))).toEqual(new Set([first.id, second.id]))
  })
})
