import { strFromU8, unzipSync, zipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { rebaseForms } from '../../../src/server/jobs/rebase-forms.ts'
import { readSources } from '../../../src/server/platform/declarations/read-sources.ts'
import { checkSources } from '../../../src/server/platform/published/check-sources.ts'
import { buildApp } from '../../../src/server/start/app.ts'
import { openServices } from '../../../src/server/start/open-services.ts'
import { declared } from '../../engine/check/declared-files.ts'
import { dataOf, listIn, objectIn, refusalOf } from '../answers.ts'
import { publishWith } from '../publish-with.ts'
import { projectRoot, startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { signedUp } from '../test-accounts.ts'
import { TestClient } from '../test-client.ts'
import type { Answer } from '../test-client.ts'
import { exampleOf, uploadOf } from '../valid-answers.ts'
import { formAt, publicationAt, publish, rollBack, saveDraft, startEditing } from './form-changes.ts'

let server: TestServer
let admin: TestClient
let member: TestClient
beforeAll(async () => {
  ;({ server, admin } = await startEditing())
  member = await signedUp(server, 'demo')
  dataOf(await member.postForm('profile', uploadOf(exampleOf(server, 'demo', 'sections/bio'))))
})
afterAll(() => server.close())
afterEach(async () => {
  await discardAll()
  dataOf(await rollBack(admin, 0))
})

const awards = { title: 'Awards', label: 'Award', members: 'individuals', entries: 'many' }

/** Makes a section; returns its id. */
async function make(section: JsonObject = {}): Promise<string> {
  return String(objectIn(await admin.post('admin/forms/sections', { ...awards, ...section }))['document'])
}

async function draftsNow(): Promise<JsonObject[]> {
  return formsIn(objectIn(await admin.get('admin/forms'))).flatMap(({ document = '', draft }) =>
    isJsonObject(draft) ? [{ document, revision: draft['revision'] ?? 0 }] : [],
  )
}

const formsIn = (list: JsonObject): readonly JsonObject[] => {
  const forms = list['forms']
  return (Array.isArray(forms) ? forms : []).filter(isJsonObject)
}

async function discardAll(): Promise<void> {
  for (const draft of await draftsNow()) dataOf(await admin.post('admin/forms/discard', draft))
}

/** A part of a section that is shipped, with calls of its own, and without names that code relies on. */
function shipped(part: string): JsonValue {
  const file = declared.get(`schemas/sections/convictions/${part}.json`) ?? null
  return JSON.parse(
    JSON.stringify(file).replaceAll('profile/convictions', 'profile/patents').replaceAll(',"x-core":true', ''),
  )
}

/** A field that is added to a section, with its Kiswahili. */
const year: readonly JsonObject[] = [
  {
    target: '$.schema.properties',
    description: 'It is asked for.',
    update: { Year: { type: 'integer', title: 'Year' } },
    'x-absent': true,
  },
  { target: "$.ui['ui:order']", description: 'It comes last.', update: ['Year'], 'x-absent': true },
]

const exported = async (): Promise<Record<string, Uint8Array>> =>
  unzipSync((await admin.get('admin/organisation/files')).bytes)

const send = (files: Record<string, Uint8Array>, path = ''): Promise<Answer> => {
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(zipSync(files))], 'organisation.zip', { type: 'application/zip' }))
  return admin.postForm(`admin/organisation/files${path}`, form)
}

describe('a section of the organisation’s own', () => {
  test('is a draft, then has its tab, form and calls on every server, and loses none of its records [ADM-16 ENG-02]', async () => {
    const id = await make()
    expect(await formAt(admin, id)).toMatchObject({
      own: 'new',
      title: 'Awards',
      published: [],
      draft: { actions: [] },
    })
    expect(formsIn(objectIn(await admin.get('admin/forms'))).find(({ document }) => document === id)).toMatchObject({
      kind: 'section',
      own: 'new',
      changes: 0,
    })
    expect(listIn(await admin.get(`admin/forms/uses?document=${id}`))).toEqual([])
    expect((await member.get('profile/own/awards')).status).toBe(404)

    dataOf(await publish(admin, year, id))
    expect(await formAt(admin, id)).toMatchObject({ own: 'published', draft: null })
    expect(getAt(await formAt(admin, 'pages/profile-individual'), '/inherited/page/tabs/10/document')).toBe(id)
    const added = objectIn(await member.post('profile/own/awards', { Award: 'Prize', Year: 2020 }))
    expect(added).toMatchObject({ EntryNo: 1, Award: 'Prize', Year: 2020 })
    expect(refusalOf(await member.post('profile/own/awards', { Year: 'x' }))).toMatchObject({
      status: 422,
      errors: { '/Award': 'Award is required' },
    })

    const { environment, database, tenants } = server.services
    const services = await openServices(environment, { database, tenants, now: server.clock.now })
    const app = await buildApp(services)
    const other = new TestClient(app, 'demo')
    other.token = member.token
    expect(listIn(await other.get('profile/own/awards'))).toMatchObject([{ Award: 'Prize' }])
    dataOf(await rollBack(admin, 0))
    await expect.poll(async () => (await other.get('profile/own/awards')).status, { timeout: 2000 }).toBe(404)
    await app.close()
    await services.checking.close()

    const [latest] = listIn(await admin.get('admin/forms/history'))
    dataOf(await rollBack(admin, Number(latest?.['publication']) - 1))
    expect(listIn(await member.get('profile/own/awards'))).toMatchObject([{ Award: 'Prize', Year: 2020 }])
    const entry = { EntryNo: 1, $ifRevision: added['$revision'] }
    expect((await member.post('profile/own/awards/remove', entry)).status).toBe(200)
  })

  test('is exported as the folder of a section, which the project accepts and an import makes the same of [ADM-07]', async () => {
    const id = await make({ title: 'Field trips', members: 'both' })
    dataOf(await publish(admin, year, id))
    const files = await exported()
    const folder = `tenants/demo/${id}`
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['schema', 'ui', 'page', 'examples', 'sw'].map((part) => `${folder}/${part}.json`)),
    )
    const { texts: before, assets } = await readSources(projectRoot)
    const own = Object.entries(files).filter(([path]) => path.endsWith('.json'))
    const released = new Map([...before, ...own.map(([path, content]) => [path, strFromU8(content)] as const)])
    const { issues } = checkSources({ texts: released, assets })
    expect(issues.filter(({ isTranslation }) => isTranslation !== true)).toEqual([])

    expect(objectIn(await send(files, '/check'))).toEqual({ drafts: [], settings: [], elsewhere: [] })
    dataOf(await rollBack(admin, 0))
    expect(objectIn(await send(files))).toMatchObject({ elsewhere: [], drafts: [{ document: id }] })
    const { publication } = objectIn(await admin.get('admin/forms'))
    dataOf(await admin.post('admin/forms/publish', { publication, drafts: await draftsNow(), reason: 'Reviewed.' }))
    expect(await exported()).toEqual(files)
  })

  test.each([
    ['a call of the server', { calls: { list: 'profile/status' } }],
    ['further calls', { otherCalls: [{ action: 'save', path: 'profile/own/tours/save' }] }],
    ['a button with a call', { actions: [{ id: 'add', kind: 'add', title: 'Add', call: 'profile/own/tours' }] }],
  ])('with %s is for a release to bring, not for an import [ADM-07]', async (_, change) => {
    dataOf(await publish(admin, [], await make({ title: 'Tours' })))
    const files = await exported()
    dataOf(await rollBack(admin, 0))
    const path = Object.keys(files).find((one) => /\/tours[^/]*\/page\.json$/.test(one)) ?? ''
    const page: unknown = JSON.parse(strFromU8(files[path] ?? new Uint8Array()))
    const changed = Buffer.from(JSON.stringify({ ...Object(page), ...change }))
    const answer = await send({ ...files, [path]: changed }, '/check')
    expect(objectIn(answer)['elsewhere']).toEqual(expect.arrayContaining([path]))
  })

  test('stays its own: two with one title, and one after another with records, have different ids [ADM-13]', async () => {
    const made = await Promise.all([make({ title: 'Twins' }), make({ title: 'Twins' })])
    expect(made.toSorted()).toEqual(['sections/twins', 'sections/twins-2'])
    expect(await make({ title: 'Bio' })).toBe('sections/bio-2')
    await discardAll()
    expect(await make({ title: 'Twins' })).toBe('sections/twins')
  })

  test('cannot be given other calls, or be another document, by a draft [ADM-05]', async () => {
    const id = await make({ title: 'Journeys' })
    const whole = { target: '$', description: 'Mine.', update: { page: {} }, 'x-absent': true, 'x-tabs': [] }
    expect(refusalOf(await saveDraft(admin, [whole], id))).toMatchObject({ status: 422, code: 'invalid' })
    const calls = { target: '$.page.calls', description: 'Mine.', update: { list: 'profile/status' }, 'x-was': {} }
    expect(refusalOf(await saveDraft(admin, [calls], id))).toMatchObject({ status: 422, code: 'invalid' })
    const { draft, publication } = await formAt(admin, id)
    const none = { document: 'sections/none', revision: 0, publication, actions: [whole] }
    expect((await admin.post('admin/forms/draft', none)).status).toBe(404)
    expect(draft).toMatchObject({ actions: [] })
  })

  test('ends with its draft when it was never published [ADM-13]', async () => {
    const id = await make({ title: 'Hobbies' })
    const [draft = {}] = (await draftsNow()).filter(({ document }) => document === id)
    expect(dataOf(await admin.post('admin/forms/discard', draft))).toBeNull()
    expect((await admin.get(`admin/forms/form?document=${id}`)).status).toBe(404)
  })

  test('may wait in drafts as long as there are not too many [ADM-13]', async () => {
    for (let i = 0; i < 20; i += 1) await make({ title: 'Wanted' })
    const answer = await admin.post('admin/forms/sections', awards)
    expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'conflict' })
  })

  test('is kept, and named, when a release brings a document with its id [ADM-14]', async () => {
    const id = await make({ title: 'Patents', label: 'Patent' })
    dataOf(await publish(admin, [], id))
    const ofRelease = ['schema', 'ui', 'page', 'examples'].map(
      (part) => [`tenants/demo/${id}/${part}.json`, structuredClone(shipped(part))] as const,
    )
    const newer = await startTestServer({ beside: server, tenants: await publishWith(Object.fromEntries(ofRelease)) })
    await rebaseForms(newer.services).runDue(new AbortController().signal)
    const client = newer.client('demo')
    client.token = member.token
    dataOf(await client.post('profile/own/patents', { Patent: 'A bridge' }))
    client.token = admin.token
    const { forms = [] } = objectIn(await client.get('admin/forms'))
    expect(formsIn({ forms }).find(({ document }) => document === id)).toMatchObject({ unfit: true })
    await newer.close()
  })

  test('is taken away by a draft, once nobody has records in it, and comes back by a roll-back [ADM-13 ADM-16]', async () => {
    const id = await make({ title: 'Prizes', label: 'Prize' })
    const { publication: unpublished } = await formAt(admin, id)
    const none = { document: id, revision: 1, publication: Number(unpublished) }
    expect((await admin.post('admin/forms/sections/remove', none)).status).toBe(404)
    dataOf(await publish(admin, [], id))
    const publication = await publicationAt(admin)
    const remove = { document: id, revision: 0, publication }
    const added = objectIn(await member.post('profile/own/prizes', { Prize: 'Gold' }))
    const refused = await admin.post('admin/forms/sections/remove', remove)
    expect(refusalOf(refused)).toMatchObject({ status: 409, code: 'conflict' })
    expect(refused.text).toContain('“Prizes” has 1 record, so it cannot be removed.')
    const entry = { EntryNo: 1, $ifRevision: added['$revision'] ?? null }
    dataOf(await member.post('profile/own/prizes/remove', entry))

    expect(objectIn(await admin.post('admin/forms/sections/remove', remove))).toMatchObject({ removed: true })
    expect((await member.get('profile/own/prizes')).status).toBe(200)
    const drafts = await draftsNow()
    const run = objectIn(await admin.post('admin/forms/dry-run', { publication, drafts }))
    expect(run).toMatchObject({ light: 'amber', issues: [] })
    dataOf(await admin.post('admin/forms/publish', { publication, drafts, reason: 'Nobody uses it.' }))
    expect((await member.get('profile/own/prizes')).status).toBe(404)
    expect((await admin.get(`admin/forms/form?document=${id}`)).status).toBe(404)
    expect(JSON.stringify(await formAt(admin, 'pages/profile-individual'))).not.toContain(id)

    dataOf(await rollBack(admin, publication))
    expect((await member.get('profile/own/prizes')).status).toBe(200)
    expect(await formAt(admin, id)).toMatchObject({ own: 'published', draft: null })
  })

  test('is not taken away while something else refers to it, which is named [ADM-05 ADM-16]', async () => {
    const id = await make({ title: 'Tools' })
    dataOf(await publish(admin, [], id))
    const page = 'pages/profile-individual'
    const named = {
      target: "$.page.tabs[?@.id == 'own-tools'].title",
      description: 'It is called so.',
      update: 'My tools',
      'x-was': 'Tools',
    }
    dataOf(await publish(admin, [named], page))
    const publication = await publicationAt(admin)
    dataOf(await admin.post('admin/forms/sections/remove', { document: id, revision: 0, publication }))
    const drafts = await draftsNow()
    const run = objectIn(await admin.post('admin/forms/dry-run', { publication, drafts }))
    expect(run).toMatchObject({ light: 'red', issues: [{ document: page }] })
    expect(JSON.stringify(run['issues'])).toContain('own-tools')
  })

  test('is not taken away by files that lack it while it has records [ADM-07]', async () => {
    const before = await exported()
    dataOf(await publish(admin, [], await make({ title: 'Medals', label: 'Medal' })))
    const { calls } = Object(getAt(await formAt(admin, 'sections/medals'), '/inherited/page'))
    const path = String(calls.list)
    const { $revision } = objectIn(await member.post(path, { Medal: 'Gold' }))
    dataOf(await send(before))
    const publication = await publicationAt(admin)
    const body = { publication, drafts: await draftsNow(), reason: 'Wanted' }
    const refused = await admin.post('admin/forms/publish', body)
    expect(refusalOf(refused)).toMatchObject({ status: 409, code: 'conflict' })
    expect(refused.text).toContain('Medals')
    dataOf(await member.post(`${path}/remove`, { EntryNo: 1, $ifRevision: $revision ?? null }))
    dataOf(await admin.post('admin/forms/publish', body))
    expect((await member.get(path)).status).toBe(404)
  })
})
