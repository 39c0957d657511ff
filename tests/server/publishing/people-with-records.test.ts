import { afterAll, beforeAll, expect, test } from 'vitest'
import { bio, fillBios } from '../../../scripts/bench/server/fill-bios.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import type { PersonRead } from '../../../src/server/platform/publications/publication-job.ts'
import { peopleWithRecords } from '../../../src/server/publishing/people-with-records.ts'
import { accountFields } from '../../../src/server/sections/section-context.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
  const demo = server.services.tenants.all.find(({ id }) => id === 'demo')
  if (demo === undefined) throw new Error('The sample organisation is not declared.')
  await fillBios(server.services.database, demo, 1)
})
afterAll(() => server.close())

/** The first of those with records of a section, as the thread gets them. */
async function firstWith(section: string, read: PersonRead): Promise<JsonObject> {
  const wanted = { read, after: '00000000-0000-0000-0000-000000000000', limit: 1 }
  const page = await server.services.database.inTenant('demo', (tx) => peopleWithRecords(tx, section, wanted))
  const person: JsonValue = JSON.parse(page.people)
  return isJsonObject(person) ? person : {}
}

const keysOf = (value: JsonValue | undefined): readonly string[] => (isJsonObject(value) ? Object.keys(value) : [])

test('of whoever has records no more is read than rules name, and the category [ADM-06]', async () => {
  const person = await firstWith(bio, { user: ['email', 'entitled'], profile: ['nameApproved'] })
  expect(keysOf(person['user'])).toEqual(['email', 'category'])
  expect(person).toMatchObject({ profile: { nameApproved: expect.any(Boolean) }, main: {} })
  expect(keysOf(person['profile'])).toEqual(['nameApproved'])
  expect(await firstWith(bio, { user: [], profile: [] })).toMatchObject({ profile: {}, main: {} })
})

test('all is read where rules may read all of it [ADM-06]', async () => {
  const person = await firstWith(bio, { user: null, profile: null })
  expect(keysOf(person['user'])).toEqual([...accountFields])
  // Null stands for the first of the records, which is the profile's main one.
  expect(person['main']).toBeNull()
  expect(keysOf(person['profile'])).toEqual(['ProfileID', 'MemberNo', 'MemberShipType', 'confirmed', 'nameApproved'])
})

test('the answers of the main record are read where rules name one of them [ADM-06]', async () => {
  const contacts = 'sections/contacts'
  expect(await firstWith(bio, { user: [], profile: ['Gender'] })).toMatchObject({ main: null })
  const person = await firstWith(contacts, { user: [], profile: ['Gender'] })
  expect(keysOf(person['main'])).not.toEqual([])
  expect(await firstWith(contacts, { user: [], profile: ['MemberNo'] })).toMatchObject({ main: {} })
})
