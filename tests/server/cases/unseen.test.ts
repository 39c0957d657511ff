import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { objectIn, refusalOf } from '../answers.ts'
import { makeMember } from '../test-profiles.ts'
import { startCaseServer } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
let member: CasePerson
let verifier: CasePerson
beforeAll(async () => {
  server = await startCaseServer()
  member = await server.member()
  verifier = await server.staff('verifier')
})
afterAll(() => server.close())

const answers = { LastName: 'WAMBUI' }
const path = 'cases/change-of-name'

const begin = (person: CasePerson) => server.start(person, 'cases/change-of-name', 'submit', answers)

describe('what somebody does not see', () => {
  const calls: readonly (readonly [method: 'GET' | 'POST', call: string, body: JsonObject])[] = [
    ['GET', '', {}],
    ['GET', '/history', {}],
    ['POST', '/save', { answers }],
    ['POST', '/transitions/approve', { input: { opinion: 'In order.' } }],
    ['POST', '/transitions/withdraw', {}],
    ['POST', '/transitions/nothing', {}],
    ['POST', '/ask', { text: 'Why?', pins: [] }],
    ['POST', '/answer', { answers }],
    ['POST', '/withdraw-question', {}],
    ['POST', '/opinions/check', { says: 'for' }],
    ['POST', '/comments', { text: 'Well' }],
    ['POST', '/assign', { assignee: null }],
  ]

  test.each(calls)(
    'is not there: %s …%s, by another member, staff of other types, another organisation',
    async (method, call, body) => {
      const id = await begin(await server.member())
      const stranger = await makeMember(server, 'iek')
      for (const { client } of [member, verifier, stranger]) {
        const where = `${path}/${id}${call}`
        const answer = await (method === 'GET' ? client.get(where) : client.post(where, body))
        expect(refusalOf(answer)).toMatchObject({ status: 404, code: 'not-found' })
      }
    },
  )

  test('is no type that the organisation does not declare', async () => {
    expect((await member.client.get('cases/parking')).status).toBe(404)
    expect((await member.client.post('cases/parking', { do: 'submit' })).status).toBe(404)
  })

  test('is in no list: neither own cases of others, nor a desk without the role', async () => {
    const id = await begin(await server.member())
    for (const of of ['own', 'desk']) {
      for (const { client } of [member, verifier]) {
        const { items } = objectIn(await client.get(`${path}?of=${of}`))
        expect(JSON.stringify(items)).not.toContain(id)
      }
    }
  })

  test('is a role that a body forges', async () => {
    const id = await begin(member)
    const forged = { input: { opinion: 'In order.' }, roles: ['registrar'] }
    const answer = await member.client.post(`${path}/${id}/transitions/approve`, forged)
    expect(answer.status).not.toBe(200)
    expect(objectIn(await member.client.get(`${path}/${id}`))).toMatchObject({ state: 'open' })
  })
})
