import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { frozenRecords } from '../../../src/server/cases/frozen.ts'
import { pinFields } from '../../../src/server/platform/database/migrations/0067-question-pins.ts'
import { dataOf, listIn, objectIn, refusalOf } from '../answers.ts'
import { exampleOf } from '../valid-answers.ts'
import { startCaseServer, storedCase } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
let registrar: CasePerson
let contact: JsonObject
beforeAll(async () => {
  server = await startCaseServer()
  registrar = await server.staff('registrar')
  contact = exampleOf(server, 'demo', 'sections/contacts')
})
afterAll(() => server.close())

const path = 'cases/change-of-name'
const section = 'sections/contacts'

/** A case that somebody with two contacts has submitted. */
async function begun(): Promise<{ person: CasePerson; id: string; at: string }> {
  const person = await server.member()
  await person.store(section, contact)
  await person.store(section, { ...contact, Type: 'Work' })
  const id = await server.start(person, path, 'submit', { LastName: 'WAMBUI' })
  return { person, id, at: `${path}/${id}` }
}

const ask = (at: string, pins: readonly JsonObject[]) =>
  registrar.client.post(`${at}/ask`, { text: 'Is this still your address?', pins: [...pins] })

/** Corrects a contact as its owner does, in the section. */
async function correct({ client }: CasePerson, entryNo: number, changed: JsonObject): Promise<void> {
  dataOf(await client.post('profile/contact/update', { ...contact, EntryNo: entryNo, ...changed }))
}

const frozenContacts = (id: string) =>
  server.inTenant(async (tx) => (await frozenRecords(tx, id, new Set([section]))).get(section))

/** How often a case was frozen, and all that was frozen of the contacts, the oldest first. */
const everFrozen = (id: string) =>
  server.inTenant(async ({ tenant, db }) => {
    const rows = await db
      .selectFrom('case_frozen_records')
      .select('records')
      .where('tenant', '=', tenant)
      .where('case_id', '=', id)
      .where('section', '=', section)
      .orderBy('revision')
      .execute()
    const frozen = db.selectFrom('case_frozen').select('revision').where('tenant', '=', tenant)
    return {
      count: (await frozen.where('case_id', '=', id).execute()).length,
      contacts: rows.map((row) => row.records),
    }
  })

const answeredOn = async (at: string) => {
  const { questions } = objectIn(await registrar.client.get(`${at}/desk`))
  return isJsonArray(questions) ? questions : []
}

describe('a question about a record [APP-07 CASE-05]', () => {
  test('shows its owner the record, and no other', async () => {
    const { person, at } = await begun()
    objectIn(await ask(at, [{ section, entryNo: 2 }]))
    const { question } = objectIn(await person.client.get(at))
    expect(question).toMatchObject({ pins: [{ section, entryNo: 2, record: { Type: 'Work', EntryNo: 2 } }] })
  })

  test('freezes the record again when it is answered, beside what was submitted, and nothing else', async () => {
    const { person, id, at } = await begun()
    objectIn(await ask(at, [{ section, entryNo: 1 }]))
    await correct(person, 1, { Address: 'BOX 77' })
    await correct(person, 2, { Address: 'BOX 88', Type: 'Work' })
    objectIn(await person.client.post(`${at}/answer`, { words: 'I have moved.' }))
    const [first, second] = [
      { EntryNo: 1, Address: contact['Address'] },
      { EntryNo: 2, Address: contact['Address'] },
    ]
    const { count, contacts } = await everFrozen(id)
    expect(count).toBe(2)
    expect(contacts).toMatchObject([
      [first, second],
      [{ ...first, Address: 'BOX 77' }, second],
    ])
    expect(await frozenContacts(id)).toMatchObject([{ Address: 'BOX 77' }, second])
  })

  test('gives staff the record before and after, with the owner’s words, also in the history', async () => {
    const { person, at } = await begun()
    objectIn(await ask(at, [{ section, entryNo: 1 }]))
    expect(await answeredOn(at)).toEqual([])
    await correct(person, 1, { Address: 'BOX 77' })
    objectIn(await person.client.post(`${at}/answer`, { words: 'I have moved.' }))
    expect(await answeredOn(at)).toMatchObject([
      {
        text: 'Is this still your address?',
        words: 'I have moved.',
        pins: [{ section, entryNo: 1 }],
        records: [{ before: { Address: contact['Address'] }, after: { Address: 'BOX 77' } }],
      },
    ])
    const { sections } = objectIn(await registrar.client.get(`${at}/desk`))
    const compared = isJsonArray(sections) ? sections.find((one) => getAt(one, '/section') === section) : undefined
    expect(getAt(compared, '/submitted/0/Address')).toBe('BOX 77')
    const history = listIn(await registrar.client.get(`${at}/history`))
    expect(history.at(-1)).toMatchObject({ kind: 'answer', input: { words: 'I have moved.' } })
  })

  test('keeps a record that the owner removes as removed', async () => {
    const { person, id, at } = await begun()
    objectIn(await ask(at, [{ section, entryNo: 2 }]))
    dataOf(await person.client.post('profile/contact/remove', { EntryNo: 2 }))
    objectIn(await person.client.post(`${at}/answer`, {}))
    expect(await frozenContacts(id)).toMatchObject([{ EntryNo: 1 }])
    expect(await answeredOn(at)).toMatchObject([{ words: '', records: [{ before: { EntryNo: 2 }, after: null }] }])
  })

  test('leaves everything as it was when it is withdrawn', async () => {
    const { person, id, at } = await begun()
    objectIn(await ask(at, [{ section, entryNo: 1 }]))
    await correct(person, 1, { Address: 'BOX 77' })
    objectIn(await registrar.client.post(`${at}/withdraw-question`, {}))
    expect(await frozenContacts(id)).toMatchObject([{ Address: contact['Address'] }, {}])
    expect(await answeredOn(at)).toEqual([])
  })

  const unknown = 'There is no such record or field to ask about. Load the page again and choose anew.'
  test.each<[string, JsonObject]>([
    ['a record', { section, entryNo: 9 }],
    ['a section', { section: 'sections/nothing', entryNo: 1 }],
    ['a document that is no section', { section: 'pages/menu', entryNo: 1 }],
    ['a field', { field: '/Nothing' }],
  ])('is refused about %s that there is not', async (_what, pin) => {
    const { at } = await begun()
    expect(refusalOf(await ask(at, [{ section, entryNo: 1 }, pin]))).toEqual({
      status: 422,
      code: 'invalid',
      errors: { '/pins/1': unknown },
    })
    expect(objectIn(await registrar.client.get(at))).toMatchObject({ asked: false, question: null })
  })
})

describe('a question about a field', () => {
  test('gives staff the field before and after', async () => {
    const { person, at } = await begun()
    objectIn(await ask(at, [{ field: '/LastName' }]))
    objectIn(await person.client.post(`${at}/answer`, { answers: { LastName: 'NJERI' } }))
    const [answered] = await answeredOn(at)
    expect(answered).toMatchObject({
      answers: { before: { LastName: 'WAMBUI' }, after: { LastName: 'NJERI' } },
      records: [],
    })
  })

  test('that was asked before questions could be about records is read the same', async () => {
    const { id, at } = await begun()
    objectIn(await ask(at, [{ field: '/LastName' }]))
    const { memory: stored } = (await storedCase(server, id)).row
    const fields = ['/LastName', '/SecondName']
    const questions = stored.questions.map(({ pins: _pins, ...question }) => ({ ...question, fields }))
    const memory = JSON.stringify({ ...stored, questions })
    await server.inTenant(async ({ tenant, db }) => {
      await db.updateTable('cases').set({ memory }).where('tenant', '=', tenant).where('id', '=', id).execute()
      await sql.raw(pinFields).execute(db)
    })
    const { kase } = await storedCase(server, id)
    expect(kase.questions).toMatchObject([
      { text: 'Is this still your address?', pins: [{ field: '/LastName' }, { field: '/SecondName' }] },
    ])
  })
})
