import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { dataOf, listIn, objectIn, refusalOf } from '../answers.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'
import { formAt, publicationAt, publish, rollBack, saveDraft, startEditing } from './form-changes.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  ;({ server, admin } = await startEditing())
})
afterAll(() => server.close())

const categories = 'lists/membership-categories'

/** The subscription of firms, as the editor changes it. */
const raiseSubscription = (to: number): JsonObject => ({
  target: "$.list.items[?@.Code == 'FIRM'].charges[?@.Charge_Type == 'SUBS']",
  description: 'The council decided it.',
  update: { Amount_Including_VAT: to },
  'x-was': { Amount_Including_VAT: 40_000 },
})

const addCity: JsonObject = {
  target: '$.list.items',
  description: 'Members live there.',
  update: [{ City: 'Kapsabet Example' }],
  'x-absent': true,
}

async function dryRun(document: string): Promise<JsonObject> {
  const { publication, draft } = await formAt(admin, document)
  const drafts = [{ document, revision: getAt(draft ?? null, '/revision') ?? 0 }]
  return objectIn(await admin.post('admin/forms/dry-run', { publication, drafts }))
}

/** The subscription of firms as everybody reads it now. */
async function subscription(): Promise<unknown> {
  const firm = listIn(await admin.get('setup/membership-categories')).find((item) => item['Code'] === 'FIRM')
  return getAt(firm ?? null, '/charges/1/Amount_Including_VAT')
}

describe('documents that are no forms', () => {
  test('are listed by what they are, without the forms of the settings and the editor [ADM-16]', async () => {
    const { forms } = objectIn(await admin.get('admin/forms'))
    expect(forms).toEqual(
      expect.arrayContaining(
        [
          { document: categories, kind: 'list', title: 'Membership categories and fees' },
          { document: 'documents/certificate', kind: 'document' },
          { document: 'checklists/individual', kind: 'checklist' },
          { document: 'pages/menu', kind: 'page', title: 'Main menu' },
          { document: 'cases/application', kind: 'case' },
          { document: 'messages/en', kind: 'texts' },
          { document: 'forms/event', kind: 'form', title: 'Announce an event' },
          { document: 'forms/login', kind: 'entrance' },
        ].map((one) => expect.objectContaining(one)),
      ),
    )
    expect(JSON.stringify(forms)).not.toMatch(/"forms\/(?:site-settings|publication|brand-picture)/)
    expect(refusalOf(await admin.get('admin/forms/form?document=forms%2Fsite-settings'))).toMatchObject({ status: 404 })
  })

  test('are found by what people read in them, as it is in force [ADM-16]', async () => {
    const found = async (words: string) =>
      listIn(await admin.get(`admin/forms/search?words=${encodeURIComponent(words)}`))
    expect(await found('pOSTAL c')).toContainEqual({ document: 'sections/contacts', texts: ['Postal code'] })
    expect(await found('Mombasa')).toContainEqual(expect.objectContaining({ document: 'lists/cities' }))
    expect(await found('Learner of all things')).toEqual([])
    const renamed = {
      target: `$.list.items[?@.Code == 'STUDENT']`,
      description: 'Shorter.',
      'x-was': { Description: 'Student Member' },
    }
    dataOf(await publish(admin, [{ ...renamed, update: { Description: 'Learner of all things' } }], categories))
    expect(await found('learner of all')).toEqual([{ document: categories, texts: ['Learner of all things'] }])
    dataOf(await rollBack(admin, 0))
  })

  test.each([
    ['the name of a field', 'PostCode', 'sections/contacts', 'PostCode'],
    ['a code', 'firm', categories, 'FIRM'],
    ['the id of an item', 'certified', 'cases/application', 'certified'],
    ['the key of a message', 'portal.forms.seek', 'messages/en', 'portal.forms.seek'],
    ['a wording in another language', 'Msimbo wa posta', 'sections/contacts', 'Msimbo wa posta'],
  ])('are found by %s, which is named first [ADM-16]', async (_what, words, document, text) => {
    const found = listIn(await admin.get(`admin/forms/search?words=${encodeURIComponent(words)}`))
    expect(getAt(found.find((one) => one['document'] === document) ?? null, '/texts/0')).toBe(text)
  })

  test('are found by what a draft brings, in a section of their own as well [ADM-16]', async () => {
    const found = async (words: string) =>
      listIn(await admin.get(`admin/forms/search?words=${encodeURIComponent(words)}`))
    const add = (name: string): JsonObject => ({
      target: '$.schema.properties',
      description: 'It is of no interest here.',
      update: { [name]: { type: 'string', title: 'Call sign' } },
      'x-absent': true,
    })
    const section = { title: 'Amateur radio', label: 'Licence held', members: 'individuals', entries: 'many' }
    const made = String(objectIn(await admin.post('admin/forms/sections', section))['document'])
    for (const document of [made, 'sections/bio']) dataOf(await saveDraft(admin, [add('CallSign')], document))
    const named = (await found('callsign')).map(({ document }) => document)
    expect(new Set(named)).toEqual(new Set(['sections/bio', made]))
    expect(await found('call sign')).toContainEqual({ document: 'sections/bio', texts: ['Call sign'] })
    expect(await found('licence held')).toContainEqual(expect.objectContaining({ document: made }))
    expect(await found('of no interest')).toEqual([])
    for (const document of [made, 'sections/bio']) {
      const { draft } = await formAt(admin, document)
      dataOf(await admin.post('admin/forms/discard', { document, revision: getAt(draft ?? null, '/revision') ?? 0 }))
    }
    expect(await found('callsign')).toEqual([])
  })

  test('a fee is published, is in force, and goes back [ADM-05 ADM-16]', async () => {
    dataOf(await saveDraft(admin, [raiseSubscription(41_000)], categories))
    const run = await dryRun(categories)
    expect(run).toMatchObject({ light: 'amber', issues: [] })
    expect(run['forms']).toContainEqual(expect.objectContaining({ document: categories, kind: 'rules' }))
    dataOf(await publish(admin, [raiseSubscription(41_000)], categories))
    expect(await subscription()).toBe(41_000)
    dataOf(await rollBack(admin, 0))
    expect(await subscription()).toBe(40_000)
  })

  test('the sections that offer a changed list are judged with it [ADM-06]', async () => {
    dataOf(await saveDraft(admin, [addCity], 'lists/cities'))
    const run = await dryRun('lists/cities')
    expect(run['issues']).toEqual([])
    expect(run['forms']).toContainEqual(expect.objectContaining({ document: 'lists/cities', kind: 'rules' }))
    expect(run['forms']).toContainEqual(
      expect.objectContaining({ document: 'sections/contacts', kind: 'rules', incomplete: 0 }),
    )
    dataOf(await admin.post('admin/forms/discard', { document: 'lists/cities', revision: 1 }))
  })

  test('a text of a letter is green, and its template is not judged as a form [ADM-06]', async () => {
    const letter = 'documents/acceptance-letter'
    const close: JsonObject = {
      target: "$.document.blocks[?@.id == 'close']",
      description: 'It is shorter.',
      update: { text: 'Yours,' },
      'x-was': { text: 'Yours sincerely,' },
    }
    dataOf(await saveDraft(admin, [close], letter))
    const run = await dryRun(letter)
    expect(run).toMatchObject({ light: 'green', issues: [], forms: [{ document: letter, kind: 'texts', records: 0 }] })
    dataOf(await admin.post('admin/forms/discard', { document: letter, revision: 1 }))
  })

  test.each([
    ['cases/application', { target: '$.case.wire', update: { type: 'x' } }],
    ['cases/application', { target: "$.case.transitions[?@.id == 'submit'].by", update: ['registrar'] }],
    [categories, { target: '$.list', update: { key: 'Description' } }],
    ['pages/checklist', { target: '$.page', update: { otherwise: 'sections/bio' } }],
  ])('what is closed in %s is refused at its pointer [ADM-16]', async (document, action) => {
    const actions = [{ ...action, description: 'Tried.', 'x-absent': true }]
    const refused = refusalOf(await saveDraft(admin, actions, document))
    expect(refused).toMatchObject({ status: 422 })
    expect(Object.keys(Object(refused.errors))).toContain('/actions/0/target')
  })

  test('the check says where a change is wrong, before anything is saved [ADM-05]', async () => {
    const wrong = {
      target: "$.document.blocks[?@.id == 'close']",
      description: 'Tried.',
      update: { text: 'Yours, {nobody.name}' },
      'x-was': { text: 'Yours sincerely,' },
    }
    const body = { document: 'documents/acceptance-letter', actions: [wrong] }
    const before = await publicationAt(admin)
    const { issues } = objectIn(await admin.post('admin/forms/check', body))
    expect(issues).toContainEqual(
      expect.objectContaining({ document: body.document, text: expect.stringContaining('nobody') }),
    )
    expect(objectIn(await admin.post('admin/forms/check', { ...body, actions: [] }))).toEqual({ issues: [] })
    expect(await publicationAt(admin)).toBe(before)
    expect((await formAt(admin, body.document))['draft']).toBeNull()
  })
})
