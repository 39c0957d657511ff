import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { receivePayment } from '../../../src/server/cases/receive-payment.ts'
import { wakeCase } from '../../../src/server/cases/wake-case.ts'
import { buildApp } from '../../../src/server/start/app.ts'
import { withCases } from '../../engine/cases/case-declarations.ts'
import { dataOf, listIn, objectIn } from '../answers.ts'
import { countStatements } from '../count-statements.ts'
import { TestClient } from '../test-client.ts'
import { startCaseServer, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

/** A letter that the wire lists, too, with what its owner's other cases say, and one of a kind by its purpose. */
const declared = 'schemas/cases/introduction/case.json'
const letter = withCases.get(declared)
const further: JsonObject = {
  unique: [{ id: 'purpose', of: ['owner', 'answers.Purpose'], message: 'You have this letter.' }],
  relations: [{ id: 'names', to: 'cases/change-of-name', of: 'owner' }],
  wire: {
    fields: { Code: '=case.number', Names: '=related.names', Status: '=case.wire' },
    calls: [{ id: 'list', call: 'GET letters', does: 'list' }],
  },
}

let server: CaseServer
let registrar: CasePerson
let watched: Awaited<ReturnType<typeof buildApp>>
let during: ReturnType<typeof countStatements>['during']
beforeAll(async () => {
  const tenants = await tenantsWithCases({ [declared]: { ...(isJsonObject(letter) && letter), ...further } })
  server = await startCaseServer({ tenants })
  registrar = await server.staff('registrar')
  const counted = countStatements(server.services.database)
  watched = await buildApp({ ...server.services, database: counted.database })
  during = counted.during
})
afterAll(async () => {
  await watched.close()
  await server.close()
})

/** What has become of a letter. */
type Fate = 'open' | 'issued' | 'declined'

async function requested(member: CasePerson, fate: Fate, index: number): Promise<string> {
  const answers = { To: `The County Government of Kiambu, office ${index}`, Purpose: `Tender ${index}` }
  const id = await server.start(member, 'cases/introduction', 'request', answers)
  if (fate === 'declined') await server.act(registrar, id, { do: 'decline', input: { reason: 'Unknown to us.' } })
  if (fate === 'issued') {
    const world = worldOf(server)
    const money = { amount: 150_000, way: 'bank', description: 'Bank transfer' } as const
    await server.inTenant(async (tx) => {
      await receivePayment(tx, world, member.profileId, money)
      await wakeCase(tx, world, id)
    })
  }
  dataOf(await member.client.post(`cases/introduction/${id}/comments`, { text: `Seen ${index}`, hidden: false }))
  return id
}

function worldOf({ services, tenantId, clock }: CaseServer) {
  const tenant = services.tenants.all.find(({ id }) => id === tenantId)
  if (tenant === undefined) throw new Error('There is no organisation.')
  return { tenant, origin: 'https://members.example', staff: services.staff, now: clock.now() }
}

/** A member with some letters, the first half issued: a payment settles the oldest invoice. */
async function memberWith(letters: number): Promise<CasePerson> {
  const member = await server.member()
  for (let i = 0; i < letters; i += 1) await requested(member, i < letters / 2 ? 'issued' : 'open', i)
  return member
}

describe('a list of own cases', () => {
  test.each(['cases/introduction/own', 'letters'])(
    'takes as many statements for 20 cases as for 2: %s',
    async (path) => {
      const taken = async (letters: number) => {
        const { client } = await memberWith(letters)
        const watching = new TestClient(watched, server.tenantId)
        watching.token = client.token
        return during(async () => dataOf(await watching.get(path)))
      }
      expect(await taken(20)).toBe(await taken(2))
    },
  )

  test('says of each what it says of one alone', async () => {
    const member = await server.member()
    await server.start(member, 'cases/change-of-name', 'submit', { LastName: 'WAMBUI' })
    for (const [index, fate] of (['issued', 'declined', 'open'] as const).entries())
      await requested(member, fate, index)
    const { items } = objectIn(await member.client.get('cases/introduction/own'))
    if (!Array.isArray(items)) throw new Error('There is no list.')
    expect(items).toHaveLength(3)
    const alone: JsonObject[] = []
    for (const item of items.filter(isJsonObject)) {
      const view = objectIn(await member.client.get(`cases/introduction/${String(item['id'])}`))
      alone.push(view)
      expect(item).toMatchObject(view)
    }
    expect(alone.map(({ state }) => state)).toEqual(expect.arrayContaining(['requested', 'declined', 'issued']))
    expect(listIn(await member.client.get('letters'))).toEqual(alone.map(({ fields }) => fields))
  })
})
