import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { beginCases } from '../../../src/server/jobs/begin-cases.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from '../answers.ts'
import type { Answer, TestClient } from '../test-client.ts'
import type { Member } from '../test-profiles.ts'
import { startCaseServer, storedCase, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'
import { answers, begun, path, renaming } from './renaming.ts'

let server: CaseServer
let member: CasePerson
let finance: CasePerson
let registrar: CasePerson
/** Registrar of another organisation, which has the same case types. */
let stranger: Member
beforeAll(async () => {
  server = await startCaseServer({ tenants: await tenantsWithCases(reviewedInBulk()) })
  member = await server.member()
  finance = await server.staff('finance')
  registrar = await server.staff('registrar')
  stranger = await server.staffElsewhere('iek', 'registrar')
})
afterAll(() => server.close())

/** A change of name with everything that a case can have: opinions, and a decision about many at once. */
function reviewedInBulk(): Readonly<Record<string, JsonValue>> {
  const files = renaming()
  const { [`schemas/${path}/case.json`]: declared } = files
  const { transitions, ...rest } = isJsonObject(declared) ? declared : {}
  const all = isJsonArray(transitions) ? transitions.filter(isJsonObject) : []
  return {
    ...files,
    [`schemas/${path}/case.json`]: {
      ...rest,
      transitions: all.map((one) => (one['id'] === 'approve' ? { ...one, bulk: true } : one)),
      reviews: [{ id: 'check', title: 'Check', in: ['open'], by: ['registrar'] }],
    },
  }
}

const missing = { status: 404, code: 'not-found' }

const send = (client: TestClient, method: 'GET' | 'POST', where: string, body: JsonObject): Promise<Answer> =>
  method === 'GET' ? client.get(where) : client.post(where, body)

interface UnseenCall {
  readonly call: string
  readonly method: 'GET' | 'POST'
  readonly body?: JsonObject
  /** For whom it is there. */
  readonly by: 'owner' | 'registrar' | 'nobody'
  /** Where the case is decided before. */
  readonly isApproved?: true
}

const everyCall: readonly UnseenCall[] = [
  { method: 'GET', call: '', by: 'owner' },
  { method: 'GET', call: '/history', by: 'owner' },
  { method: 'GET', call: '/files/{file}', by: 'owner' },
  { method: 'GET', call: '/desk', by: 'registrar' },
  { method: 'POST', call: '/reading', by: 'registrar' },
  { method: 'POST', call: '/save', body: { answers }, by: 'owner' },
  { method: 'POST', call: '/assurances', body: { do: 'withdraw' }, by: 'owner' },
  { method: 'POST', call: '/transitions/approve', body: { input: { opinion: 'In order.' } }, by: 'registrar' },
  { method: 'POST', call: '/transitions/withdraw', by: 'owner' },
  { method: 'POST', call: '/transitions/nothing', by: 'nobody' },
  { method: 'POST', call: '/ask', body: { text: 'Why?', pins: [] }, by: 'registrar' },
  { method: 'POST', call: '/answer', body: { answers }, by: 'owner' },
  { method: 'POST', call: '/withdraw-question', by: 'registrar' },
  { method: 'POST', call: '/opinions/check', body: { says: 'for' }, by: 'registrar' },
  { method: 'POST', call: '/comments', body: { text: 'Well' }, by: 'owner' },
  { method: 'POST', call: '/assign', body: { assignee: null }, by: 'registrar' },
  { method: 'GET', call: '/documents/certificate', by: 'owner', isApproved: true },
  // Revoking takes a right besides the role, which nobody has here.
  {
    method: 'POST',
    call: '/documents/certificate/revoke',
    body: { reason: 'A mistake' },
    by: 'nobody',
    isApproved: true,
  },
]

/** Each with its name in the titles of tests. */
const titled = (calls: readonly UnseenCall[]) => calls.map((one) => [`${one.method} …${one.call}`, one] as const)

/** A case of somebody, and the path of a call about it. */
async function prepared(owner: CasePerson, { call, isApproved }: UnseenCall) {
  const { id, at, file } = await begun(owner, 'submit')
  if (isApproved) await server.act(registrar, id, { do: 'approve', input: { opinion: 'In order.' } })
  return { id, where: `${at}${call.replace('{file}', file.id)}` }
}

describe('what somebody does not see', () => {
  test.each(titled(everyCall))(
    'is not there: %s, by another member, staff of other types, another organisation’s staff',
    async (_call, one) => {
      const { id, where } = await prepared(await server.member(), one)
      const { method, body = {} } = one
      const before = await storedCase(server, id)
      for (const { client } of [member, finance, stranger]) {
        expect(refusalOf(await send(client, method, where, body))).toEqual(missing)
      }
      expect(await storedCase(server, id)).toEqual(before)
    },
  )

  // Else the calls above could be missing for everybody.
  test.each(titled(everyCall.filter(({ by }) => by !== 'nobody')))(
    'is there for whom it is about: %s',
    async (_call, one) => {
      const owner = await server.member()
      const { where } = await prepared(owner, one)
      const { client } = one.by === 'owner' ? owner : registrar
      expect((await send(client, one.method, where, one.body ?? {})).status).not.toBe(404)
    },
  )

  test('is not decided among many, and not named there', async () => {
    const { id, at } = await begun(await server.member(), 'submit')
    const number = textAt(await registrar.client.get(at), '/data/number')
    const body = { cases: [{ id, revision: 1 }], input: { opinion: 'In order.' } }
    for (const { client } of [member, finance, stranger]) {
      const answer = await client.post(`${path}/bulk/approve`, body)
      expect(listIn(answer)).toEqual([{ id, number: '', refused: expect.any(String) }])
      expect(answer.text).not.toContain(number)
      expect((await storedCase(server, id)).kase.state).toBe('open')
    }
    expect(listIn(await registrar.client.post(`${path}/bulk/approve`, body))).toEqual([{ id, number, refused: null }])
  })

  test('are the filters that others saved', async () => {
    const [view] = listIn(await registrar.client.post(`${path}/views`, { name: 'Mine', query: 'assigned=me' }))
    const id = view?.['id'] ?? ''
    for (const [call, body] of [
      ['/views', { name: 'Mine', query: 'asked=yes' }],
      ['/views/remove', { id }],
    ] as const) {
      expect(refusalOf(await member.client.get(`${path}/views`))).toEqual(missing)
      expect(refusalOf(await member.client.post(`${path}${call}`, body))).toEqual(missing)
    }
    // All staff have filters of their own.
    for (const { client } of [finance, stranger]) {
      expect(listIn(await client.get(`${path}/views`))).toEqual([])
      expect(listIn(await client.post(`${path}/views/remove`, { id }))).toEqual([])
    }
    expect(listIn(await registrar.client.get(`${path}/views`))).toEqual([view])
  })

  test('is no type that the organisation does not declare', async () => {
    expect((await member.client.get('cases/parking')).status).toBe(404)
    expect((await member.client.post('cases/parking', { do: 'submit' })).status).toBe(404)
  })

  test('is in no list: neither own cases of others, nor a desk without the role', async () => {
    const { id } = await begun(await server.member(), 'submit')
    for (const of of ['own', 'desk']) {
      for (const { client } of [member, finance, stranger]) {
        const { items } = objectIn(await client.get(`${path}?of=${of}`))
        expect(JSON.stringify(items)).not.toContain(id)
      }
    }
  })

  test('is a role that a body forges', async () => {
    const { id } = await begun(member, 'submit')
    const forged = { input: { opinion: 'In order.' }, roles: ['registrar'] }
    const answer = await member.client.post(`${path}/${id}/transitions/approve`, forged)
    expect(answer.status).not.toBe(200)
    expect(objectIn(await member.client.get(`${path}/${id}`))).toMatchObject({ state: 'open' })
  })
})

describe('what somebody does not see by the names of the specification', () => {
  /** The number of the application that a member has, as every profile does. */
  async function applied(): Promise<string> {
    const owner = await server.member()
    const { services, clock } = server
    const tenant = services.tenants.all.find(({ id }) => id === server.tenantId)
    if (tenant === undefined) throw new Error('There is no such organisation.')
    await beginCases.run({ services, tenant, now: clock.now(), extendLease: async () => undefined })
    return textAt(await owner.client.get('application'), '/data/0/Code')
  }

  const names: readonly (readonly [method: 'GET' | 'POST', call: string])[] = [
    ['POST', 'application/submit'],
    ['GET', 'application/document/{number}'],
    ['GET', 'application/certificate/{number}'],
    ['GET', 'application/rejectionLetter/{number}'],
    ['GET', 'application/acceptanceLetter/{number}'],
  ]

  test.each(names)(
    'is not there: %s %s, by another member, staff of other types, another organisation’s staff',
    async (method, call) => {
      const Code = await applied()
      for (const { client } of [member, finance, stranger]) {
        const where = call.replace('{number}', Buffer.from(Code).toString('base64url'))
        expect(refusalOf(await send(client, method, where, { Code }))).toEqual(missing)
      }
    },
  )

  test('is in no list of theirs', async () => {
    const Code = await applied()
    for (const { client } of [member, finance, stranger]) {
      expect(JSON.stringify(dataOf(await client.get('application')))).not.toContain(Code)
    }
  })
})
