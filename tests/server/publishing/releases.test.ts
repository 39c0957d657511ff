import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { asJson } from '../../../src/engine/json/as-json.ts'
import { rebaseForms } from '../../../src/server/jobs/rebase-forms.ts'
import type { PublishedTenants } from '../../../src/server/platform/published/published-tenants.ts'
import { declared } from '../../engine/check/declared-files.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from '../answers.ts'
import { publishWith } from '../publish-with.ts'
import { startSampleServer } from '../sample-server.ts'
import { startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import type { Answer } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import { contacts, formAt, publish, relabelEmail, rollBack, saveDraft } from './form-changes.ts'

const schemaFile = `schemas/${contacts}/schema.json`

/** The declarations of a new release, which declares fields of the contacts otherwise. */
function withFields(changes: Readonly<Record<string, JsonObject>>): Promise<PublishedTenants> {
  const schema = structuredClone(declared.get(schemaFile) ?? null)
  for (const [field, change] of Object.entries(changes)) {
    const property = getAt(schema, `/properties/${field}`)
    if (!isJsonObject(property)) throw new Error(`There is no field ${field}.`)
    Object.assign(property, change)
  }
  return publishWith({ [schemaFile]: schema })
}

const relabelPhone: JsonObject = {
  target: '$.schema.properties.PhoneNo.title',
  description: 'Members say so.',
  update: 'Telephone',
  'x-was': 'Phone number',
}

/** What the administrators of demo decide: their label of the e-mail stays. */
const decided = [{ ...relabelEmail('Mail'), 'x-was': 'Email address' }, relabelPhone]

/**
 * Three processes on one database: one of the release on which organisations published, and two of the next. What demo
 * and engineering-board published conflicts with it, what ics did fits, and iek published nothing.
 */
let earlier: TestServer
let one: TestServer
let other: TestServer
beforeAll(async () => {
  earlier = await startSampleServer()
  const changes = {
    demo: [relabelEmail('Mail'), relabelPhone],
    ics: [relabelPhone],
    'engineering-board': [relabelEmail('Post')],
  }
  for (const [tenant, actions] of Object.entries(changes)) {
    dataOf(await publish(await signedInAs(earlier, 'superadmin', tenant), actions))
  }
  const release = await withFields({
    Email: { title: 'Email address' },
    City: { title: 'City or town' },
    PlaceOfWork: { maxLength: 60 },
  })
  one = await startTestServer({ beside: earlier, tenants: release })
  other = await startTestServer({ beside: earlier, tenants: release })
}, 180_000)
afterAll(async () => {
  for (const server of [other, one, earlier]) await server.close()
})

/** The labels of contacts that are in force for an organisation. */
async function labels({ services: { tenants, publications } }: TestServer, tenant: string) {
  const known = tenants.all.find(({ id }) => id === tenant)
  if (known === undefined) throw new Error(`There is no ${tenant}.`)
  const { documents } = await publications.refresh(known)
  const titleOf = (field: string): JsonValue | undefined =>
    getAt(asJson(documents.get(contacts)), `/schema/properties/${field}/title`)
  return { email: titleOf('Email'), phone: titleOf('PhoneNo'), city: titleOf('City') }
}

/** The objects of a list in an answer. */
function itemsIn(answer: Answer, key: string): readonly JsonObject[] {
  const items = objectIn(answer)[key]
  return Array.isArray(items) ? items.filter(isJsonObject) : []
}

const standingOf = (answer: Answer) => itemsIn(answer, 'forms').find((form) => form['document'] === contacts)

describe('a new release [ADM-14]', () => {
  test('changes nothing of what organisations published before it is merged with that', async () => {
    expect(await labels(one, 'demo')).toEqual({ email: 'Mail', phone: 'Telephone', city: 'City' })
    expect(await labels(one, 'ics')).toMatchObject({ phone: 'Telephone', city: 'City' })
    expect(await labels(one, 'iek')).toMatchObject({ city: 'City or town' })
  })

  test('is merged at the start with what fits, by one of several processes, as a publication of the system', async () => {
    const { signal } = new AbortController()
    await Promise.all([one, other].map(({ services }) => rebaseForms(services).runDue(signal)))
    await rebaseForms(one.services).runDue(signal)
    for (const server of [one, other]) {
      expect(await labels(server, 'ics')).toEqual({ email: 'Email address', phone: 'Telephone', city: 'City or town' })
    }
    const admin = await signedInAs(one, 'superadmin', 'ics')
    const history = listIn(await admin.get('admin/forms/history'))
    expect(history.map(({ by, forms }) => [by, forms])).toEqual([
      ['New release', []],
      ['superadmin', [expect.any(String)]],
    ])
    expect(history[0]).toMatchObject({ reason: 'It fits the new release and was merged with it.' })
    const idle = await signedInAs(one, 'superadmin', 'iek')
    expect(objectIn(await idle.get('admin/forms'))).toMatchObject({ publication: 0, issues: [] })
  })

  test('leaves an organisation as it was where something does not fit, and notifies once who may decide', async () => {
    for (const server of [one, other, earlier]) {
      expect(await labels(server, 'demo')).toEqual({ email: 'Mail', phone: 'Telephone', city: 'City' })
    }
    const admin = await signedInAs(one, 'superadmin')
    expect(standingOf(await admin.get('admin/forms'))).toMatchObject({ unfit: true, open: 1, changes: 2 })
    expect(itemsIn(await admin.get('notifications'), 'items').map(({ kind }) => kind)).toEqual(['release-held'])
    expect(listIn(await admin.get('admin/forms/history'))).toHaveLength(1)
  })

  test('leaves no files to export until that is decided, because none of them would fit [ADM-07]', async () => {
    const admin = await signedInAs(one, 'superadmin')
    const answer = await admin.get('admin/organisation/files')
    expect(refusalOf(answer)).toEqual({ status: 409, code: 'conflict' })
    expect(textAt(answer, '/message')).toContain('Decide what becomes of it in the editor')
    expect((await (await signedInAs(one, 'superadmin', 'iek')).get('admin/organisation/files')).status).toBe(200)
  })

  test('waits for all decisions before anything else is published', async () => {
    const admin = await signedInAs(one, 'superadmin')
    const title = getAt(await formAt(admin, 'sections/bankers'), '/inherited/page/title') ?? ''
    const rename = { target: '$.page', description: 'Shorter.', update: { title: 'Our banks' }, 'x-was': { title } }
    expect(refusalOf(await publish(admin, [rename], 'sections/bankers'))).toMatchObject({ code: 'invalid' })
  })

  test('counts in a dry run: members have what was published on the earlier one [ADM-06]', async () => {
    await one.services.database.inTenant('demo', async ({ tenant, db }) => {
      const ofContacts = db
        .selectFrom('records')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('section', '=', contacts)
      const { profile_id, entry_no, answers } = await ofContacts.orderBy('profile_id').executeTakeFirstOrThrow()
      await db
        .updateTable('records')
        .set({ answers: JSON.stringify({ ...answers, PlaceOfWork: 'A name of seventy letters '.padEnd(70, 'o') }) })
        .where('tenant', '=', tenant)
        .where('profile_id', '=', profile_id)
        .where('section', '=', contacts)
        .where('entry_no', '=', entry_no)
        .execute()
    })
    const admin = await signedInAs(one, 'superadmin')
    const { publication, draft } = objectIn(await saveDraft(admin, decided))
    const revision = getAt(draft ?? null, '/revision') ?? 0
    const run = await admin.post('admin/forms/dry-run', { publication, drafts: [{ document: contacts, revision }] })
    expect(objectIn(run)).toMatchObject({
      light: 'amber',
      issues: [],
      forms: [{ document: contacts, kind: 'rules', incomplete: 1, incompleteBy: { PlaceOfWork: 1 }, retired: 0 }],
    })
  })

  test('is in force with what was decided, once that is published', async () => {
    const admin = await signedInAs(one, 'superadmin')
    expect(getAt(await formAt(admin), '/inherited/schema/properties/Email/title')).toBe('Email address')
    dataOf(await saveDraft(admin, decided))
    expect(standingOf(await admin.get('admin/forms'))).toMatchObject({ unfit: true, open: 0 })
    dataOf(await publish(admin, decided))
    expect(await labels(other, 'demo')).toEqual({ email: 'Mail', phone: 'Telephone', city: 'City or town' })
    expect(standingOf(await admin.get('admin/forms'))).toMatchObject({ unfit: false, open: 0 })
  })

  test('is in force where somebody goes back to the forms as shipped', async () => {
    expect(await labels(one, 'engineering-board')).toMatchObject({ email: 'Post', city: 'City' })
    dataOf(await rollBack(await signedInAs(one, 'superadmin', 'engineering-board'), 0))
    expect(await labels(one, 'engineering-board')).toMatchObject({ email: 'Email address', city: 'City or town' })
  })
})
