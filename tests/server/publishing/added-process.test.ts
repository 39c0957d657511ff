import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { dataOf, listIn, objectIn, textAt } from '../answers.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'
import { formOf, pdf } from '../test-files.ts'
import { signedInAs } from '../test-members.ts'
import { publish, rollBack, startEditing } from './form-changes.ts'

let server: TestServer
let admin: TestClient
let member: TestClient
let verifier: TestClient
beforeAll(async () => {
  ;({ server, admin } = await startEditing())
  member = await signedInAs(server, 'member')
  verifier = await signedInAs(server, 'approver')
})
afterAll(() => server.close())

const type = 'cases/cpd-claim'

const added = (list: string, item: JsonObject): JsonObject => ({
  target: `$.case.${list}`,
  description: 'The committee wants to ask for better evidence.',
  update: [item],
  'x-absent': true,
})
const actions = [
  added('states', { id: 'unclear', title: 'Better evidence wanted', color: 'warning' }),
  added('transitions', {
    id: 'doubt',
    title: 'Ask for better evidence',
    from: ['open'],
    to: 'unclear',
    by: ['verifier'],
  }),
  added('transitions', { id: 'send-again', title: 'Send again', from: ['unclear'], to: 'open', by: ['owner'] }),
]

/** Claims the points of an activity, with the declaration that they are asked for. */
async function claim(description: string): Promise<string> {
  const asked = { do: 'submit', answers: { description, period: 2025, points: 2, provider: 'Sample College' } }
  const send = (path: string, more: JsonObject = {}) =>
    member.postForm(path, formOf({ ...asked, ...more }, { 'answers/evidence': pdf() }))
  dataOf(await send(`${type}/new/assurances`))
  dataOf(await send(`${type}/new/assurances`, { accept: 'declaration' }))
  return textAt(await send(type), '/data/id')
}

const take = (client: TestClient, id: string, transition: string) =>
  client.post(`${type}/${id}/transitions/${transition}`, {})

const idsIn = (list: JsonValue | undefined) =>
  Array.isArray(list) ? list.filter(isJsonObject).map(({ id }) => id) : []

/** The ids of the transitions that somebody is offered of a case. */
const offered = async (client: TestClient, id: string) =>
  idsIn(objectIn(await client.get(`${type}/${id}`))['transitions'])

describe('a state and transitions that administrators add to a case type [ADM-16]', () => {
  test('are in force for cases that begin from then on; earlier ones keep the process that they began with', async () => {
    const before = await claim('A visit to a site')
    dataOf(await publish(admin, actions, type))
    const after = await claim('A course in bridge design')
    expect(await offered(verifier, before)).toEqual(['award', 'reject'])
    expect(await take(verifier, before, 'doubt')).toMatchObject({ status: 404 })
    expect(await offered(verifier, after)).toEqual(['award', 'reject', 'doubt'])
    expect(objectIn(await take(verifier, after, 'doubt'))).toMatchObject({
      state: 'unclear',
      title: 'Better evidence wanted',
      color: 'warning',
    })
    expect(await offered(member, after)).toEqual(['send-again'])
    expect(objectIn(await take(member, after, 'send-again'))).toMatchObject({ state: 'open' })
  })

  test('that are taken away leave a case where it stands: who works on it there sees it, and takes it on', async () => {
    const id = await claim('A course in soil mechanics')
    const back = { id: 'look-again', title: 'Look again', from: ['unclear'], to: 'open', by: ['verifier'] }
    dataOf(await publish(admin, [...actions, added('transitions', back)], type))
    const looked = await claim('A course in hydrology')
    dataOf(await take(verifier, looked, 'doubt'))
    dataOf(await rollBack(admin, 0))
    expect(await offered(verifier, id)).toEqual(['award', 'reject', 'doubt'])
    const unclear = { id: looked, state: 'unclear', title: 'Better evidence wanted', color: 'warning' }
    expect(objectIn(await member.get(`${type}/${looked}`))).toMatchObject(unclear)
    expect(objectIn(await verifier.get(`${type}?of=desk`))['items']).toContainEqual(expect.objectContaining(unclear))
    expect(listIn(await verifier.get('cases'))).toContainEqual(
      expect.objectContaining({ type: 'cpd-claim', state: 'unclear', title: 'Better evidence wanted', count: 1 }),
    )
    expect(objectIn(await take(verifier, looked, 'look-again'))).toMatchObject({ state: 'open' })
    expect(listIn(await verifier.get('cases')).map(({ state }) => state)).not.toContain('unclear')
  })
})
