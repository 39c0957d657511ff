import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { dataOf, objectIn, refusalOf } from '../answers.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import { formAt, publish, rollBack, saveDraft, startEditing } from './form-changes.ts'

const event = 'forms/event'
const login = 'forms/login'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  ;({ server, admin } = await startEditing())
})
afterAll(() => server.close())

const shorter: JsonObject = {
  target: '$.schema.properties.description.maxLength',
  description: 'It has to fit on the badge.',
  update: 60,
  'x-was': 300,
}

const field = (name: string, update: JsonObject, guard: JsonObject): JsonObject => ({
  target: `$.schema.properties.${name}`,
  description: 'The board decided it.',
  update,
  ...guard,
})

async function dryRun(document: string): Promise<JsonObject> {
  const { publication, draft } = await formAt(admin, document)
  const drafts = [{ document, revision: getAt(draft ?? null, '/revision') ?? 0 }]
  return objectIn(await admin.post('admin/forms/dry-run', { publication, drafts }))
}

test('what a form of the portal asks is changed, judged without records, and asked by its call [ADM-05 ADM-06]', async () => {
  expect(await formAt(admin, event)).toMatchObject({ kind: 'form', title: 'Announce an event', fixed: true })
  dataOf(await saveDraft(admin, [shorter], event))
  expect(await dryRun(event)).toMatchObject({ light: 'amber', issues: [], forms: [{ document: event, records: 0 }] })
  dataOf(await publish(admin, [shorter], event))
  const members = await signedInAs(server, 'admin')
  const announced = { description: 'x'.repeat(61), eventType: 'SEMINARS', no: 'EV-9001' }
  const days = { startDate: '2030-01-01', endDate: '2030-01-02' }
  const refused = refusalOf(await members.post('admin/events', { ...announced, ...days }))
  expect(refused).toMatchObject({ status: 422, errors: { '/description': 'Maximum of 60 characters' } })
  dataOf(await rollBack(admin, 0))
})

test.each<[string, JsonObject, RegExp]>([
  [
    'taken away',
    { target: '$.schema.properties.location', description: 'Nobody asks.', remove: true, 'x-was': null },
    /"location" is x-core; an overlay may not remove it/,
  ],
  ['of another type', field('capacity', { type: 'string' }, { 'x-was': { type: 'integer' } }), /"capacity" is x-core/],
])('a field that a call relies on cannot be %s, which a sentence says [ADM-05]', async (_, action, sentence) => {
  const actions = [action]
  if (action['remove'] === true) {
    const { inherited } = await formAt(admin, event)
    actions[0] = { ...action, 'x-was': getAt(inherited ?? null, '/schema/properties/location') ?? null }
  }
  const refused = refusalOf(await publish(admin, actions, event))
  expect(refused).toMatchObject({ status: 422 })
  expect(JSON.stringify(refused.errors)).toMatch(new RegExp(sentence.source.replaceAll('"', String.raw`\\"`)))
})

test('a field is not added where its answers would be kept nowhere, but to a form whose answers are all kept', async () => {
  const shoes = { target: '$.schema.properties', description: 'x', 'x-absent': true }
  const action = { ...shoes, update: { Shoes: { type: 'string', title: 'Shoes' } } }
  const refused = refusalOf(await saveDraft(admin, [action], event))
  expect(Object.values(Object(refused.errors))).toEqual([
    'The portal would not store what people answer in “Shoes”: this form keeps the fields that it has.',
  ])
  expect((await formAt(admin, 'forms/referee-questions'))['fixed']).toBeUndefined()
  expect((await saveDraft(admin, [action], 'forms/referee-questions')).status).toBe(200)
})

test('of the form to log in, texts change and nothing that it asks, so that nobody is locked out [ADM-05 AUTH-01]', async () => {
  const relabelled = field('email', { title: 'Your e-mail' }, { 'x-was': { title: 'E-mail' } })
  const longer = field('password', { minLength: 90 }, { 'x-absent': true })
  const refused = refusalOf(await saveDraft(admin, [longer], login))
  expect(refused).toMatchObject({ status: 422 })
  expect(Object.keys(Object(refused.errors))).toEqual(['/actions/0/target'])
  dataOf(await saveDraft(admin, [relabelled], login))
  expect(await dryRun(login)).toMatchObject({ light: 'green', issues: [] })
  dataOf(await publish(admin, [relabelled], login))
  const declared = server.services.tenants.all.find(({ id }) => id === 'demo')
  const inForce = declared && (await server.services.publications.refresh(declared))
  expect(getAt(inForce?.documents.get(login)?.schema ?? null, '/properties/email/title')).toBe('Your e-mail')
  expect(await signedInAs(server, 'member')).toBeDefined()
  dataOf(await rollBack(admin, 0))
})
