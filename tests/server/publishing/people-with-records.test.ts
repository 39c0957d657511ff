import { afterAll, beforeAll, expect, test } from 'vitest'
import { bio, fillBios } from '../../../scripts/bench/server/fill-bios.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { personSeparator } from '../../../src/server/platform/publications/publication-job.ts'
import type { PersonRead } from '../../../src/server/platform/publications/publication-job.ts'
import { peopleWithRecords } from '../../../src/server/publishing/people-with-records.ts'
import { accountFields } from '../../../src/server/sections/section-context.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'

/** Before every id of a profile. */
const firstProfile = '00000000-0000-0000-0000-000000000000'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
  const demo = server.services.tenants.all.find(({ id }) => id === 'demo')
  if (demo === undefined) throw new Error('The sample organisation is not declared.')
  await fillBios(server.services.database, demo, 3)
})
afterAll(() => server.close())

/** The first of those with records of a section, as the thread gets them. */
async function firstWith(section: string, read: PersonRead, fields?: readonly string[]): Promise<JsonObject> {
  const wanted = { read, fields, of: { after: firstProfile, limit: 1 } }
  const page = await server.services.database.inTenant('demo', (tx) => peopleWithRecords(tx, section, wanted))
  const person: JsonValue = JSON.parse(page.people)
  return isJsonObject(person) ? person : {}
}

function ownerOf(text: string): string {
  const person: JsonValue = JSON.parse(text)
  return isJsonObject(person) ? String(person['owner']) : ''
}

const keysOf = (value: JsonValue | undefined): readonly string[] => (isJsonObject(value) ? Object.keys(value) : [])

test('of whoever has records no more is read than rules name, and the category [ADM-06]', async () => {
  const person = await firstWith(bio, { user: ['email', 'entitled'], profile: ['nameApproved'] })
  expect(keysOf(person['user'])).toEqual(['email', 'category'])
  expect(person).toMatchObject({ profile: { nameApproved: expect.any(Boolean) }, main: {} })
  expect(keysOf(person['profile'])).toEqual(['nameApproved'])
  expect(await firstWith(bio, { user: [], profile: [] })).toMatchObject({ user: null, profile: {}, main: {} })
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

test('of the records no more is read than the answers to some fields, as they are stored [ADM-06]', async () => {
  const nothing = { user: [], profile: [] }
  const { owner, records } = await firstWith(bio, nothing)
  const [whole] = Array.isArray(records) ? records : []
  const { Image, LastName } = isJsonObject(whole) ? whole : {}
  const stored = JSON.stringify({ Image, LastName, Address: null })
  await server.services.database.inTenant('demo', ({ db }) =>
    db
      .updateTable('records')
      .set({ answers: stored })
      .where('tenant', '=', 'demo')
      .where('section', '=', bio)
      .where('profile_id', '=', String(owner))
      .execute(),
  )
  const few = await firstWith(bio, nothing, ['Image', 'Address', 'City'])
  // The field without an answer is not there; the null is.
  expect(few).toEqual({ owner, user: null, profile: {}, main: {}, records: [{ Image, Address: null }] })
  const { main } = await firstWith(bio, { user: [], profile: ['LastName'] }, ['Address'])
  expect(main).toEqual({ Image, LastName, Address: null })
})

test('people are read by their profiles [ADM-06]', async () => {
  const read = { user: [], profile: [] }
  const found = await server.services.database.inTenant('demo', async (tx) => {
    const { people } = await peopleWithRecords(tx, bio, { read, of: { after: firstProfile, limit: 3 } })
    const [one = '', other = ''] = people.split(personSeparator).map(ownerOf)
    const page = await peopleWithRecords(tx, bio, { read, of: { profiles: [other, firstProfile, one] } })
    return { page, named: [one, other].toSorted(), read: page.people.split(personSeparator).map(ownerOf).toSorted() }
  })
  expect(found.read).toEqual(found.named)
  expect(found.page).toMatchObject({ found: 2, last: found.named[1] })
})
