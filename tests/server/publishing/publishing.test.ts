import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formsHeader } from '../../../src/contract/forms-header.ts'
import { isJsonArray, isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { beginSession } from '../../../src/server/accounts/sessions.ts'
import { buildApp } from '../../../src/server/start/app.ts'
import { openServices } from '../../../src/server/start/open-services.ts'
import type { Services } from '../../../src/server/platform/services.ts'
import { dataOf, listIn, objectIn, refusalOf } from '../answers.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { signedUp } from '../test-accounts.ts'
import { TestClient } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import { exampleOf, uploadOf } from '../valid-answers.ts'
import {
  contacts,
  formAt,
  publicationAt,
  publish,
  relabelEmail,
  requirePostCode,
  rollBack,
  saveDraft,
  startChecking,
} from './form-changes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
  await startChecking(server)
})
afterAll(() => server.close())

const administrator = (): Promise<TestClient> => signedInAs(server, 'superadmin')

/** A member with a profile. */
async function member(tenant = 'demo'): Promise<TestClient> {
  const client = await signedUp(server, tenant)
  dataOf(await client.postForm('profile', uploadOf(exampleOf(server, tenant, 'sections/bio'))))
  return client
}

const contact: JsonObject = {
  Type: 'Personal',
  Status: 'Active',
  Email: 'a@sample.example',
  PhoneNo: '0712345678',
  Country: 'KE',
  County: '047',
  City: 'NAIROBI',
  Address: 'Box 1',
  PlaceOfWork: 'Works',
  Designation: 'Engineer',
  Location: 'Nairobi',
}

/** The hash of the form of contacts that a server has in force. */
async function hashShown({ tenants }: Services = server.services, tenant = 'demo'): Promise<string | undefined> {
  const declared = tenants.all.find(({ id }) => id === tenant)
  return declared && (await tenants.inForce(declared)).shown[contacts]
}

/** The accounts whose checklist is complete, as they see it themselves. */
async function completeAccounts(): Promise<readonly string[]> {
  const accounts = await server.services.database.inTenant('demo', async (tx) => {
    const users = await tx.db.selectFrom('users').select(['id', 'email']).where('profile_id', 'is not', null).execute()
    return Promise.all(
      users.map(async ({ id, email }) => ({
        email,
        token: (await beginSession(tx, id, 'test', server.clock.now())).token,
      })),
    )
  })
  const complete: string[] = []
  for (const { email, token } of accounts) {
    const client = server.client('demo')
    client.token = token
    const user = dataOf(await client.get('auth/user'))
    if (getAt(user, '/profile/ProfileComplete') === 100) complete.push(email)
  }
  return complete.toSorted()
}

const listAt = (object: JsonObject, pointer: string): readonly JsonObject[] => {
  const found = getAt(object, pointer)
  return isJsonArray(found) ? found.filter(isJsonObject) : []
}

const fileAt = (client: TestClient, name: string) => client.get(`/published/${name}`, { absolute: true })

/** The entries of the audit log for an action, the newest first. */
const auditOf = async (client: TestClient, action: string): Promise<readonly JsonObject[]> => {
  const { items } = objectIn(await client.get(`admin/audit?action=${action}`))
  return isJsonArray(items) ? items.filter(isJsonObject) : []
}

describe('publishing', () => {
  test('a draft changes nothing that members see; published, it is in force [ADM-05 ENG-04]', async () => {
    const admin = await administrator()
    const before = await hashShown()
    dataOf(await saveDraft(admin, [relabelEmail('Mail'), requirePostCode]))
    expect(await hashShown()).toBe(before)
    const published = objectIn(await publish(admin, [relabelEmail('Mail'), requirePostCode]))
    expect(published).toEqual({ publication: await publicationAt(admin) })
    const after = await hashShown()
    expect(after).not.toBe(before)
    const document = (await fileAt(admin, `${after}.json`)).json
    expect(getAt(document, '/schema/properties/Email/title')).toBe('Mail')
    expect((await fileAt(admin, `${after}.js`)).status).toBe(200)
    expect(getAt(await formAt(admin), '/draft')).toBeNull()
    const client = await member()
    expect(refusalOf(await client.post('profile/contact', contact))).toMatchObject({
      status: 422,
      errors: { '/PostCode': expect.any(String) },
    })
    expect((await client.post('profile/contact', { ...contact, PostCode: '00100' })).status).toBe(200)
    dataOf(await rollBack(admin, 0))
    expect(await hashShown()).toBe(before)
  })

  test('pages from before it still get the documents and code that they name [ADM-13]', async () => {
    const admin = await administrator()
    const shipped = await hashShown()
    dataOf(await publish(admin, [requirePostCode]))
    const first = await hashShown()
    dataOf(await publish(admin, [relabelEmail('Mail')]))
    for (const hash of [shipped, first]) {
      expect((await fileAt(admin, `${hash}.json`)).status).toBe(200)
      expect((await fileAt(admin, `${hash}.js`)).text).toContain('export')
    }
    expect((await fileAt(server.client('iek'), `${first}.js`)).status).toBe(404)
    dataOf(await rollBack(admin, 0))
  })

  test('answers begun under another form are judged by the current one, and records keep theirs [ENG-17]', async () => {
    const admin = await administrator()
    const client = await member()
    const begun = await client.post('profile/contact', contact)
    const record = objectIn(begun)
    dataOf(await publish(admin, [requirePostCode]))
    // Responses name the forms in force, by which a page knows that its own are older.
    const later = (await client.get('profile/contact')).headers[formsHeader]
    expect(later).toMatch(/^[0-9a-f]+$/)
    expect(later).not.toBe(begun.headers[formsHeader])
    const [shown] = listIn(await client.get('profile/contact'))
    expect(shown).toMatchObject({ formHash: record['formHash'], $formChanged: true, Email: 'a@sample.example' })
    expect((await fileAt(client, `${String(record['formHash'])}.json`)).status).toBe(200)
    dataOf(await rollBack(admin, 0))
    expect(listIn(await client.get('profile/contact'))[0]).not.toHaveProperty('$formChanged')
  })

  test('completed checklists reopen for as many as the dry run found [ADM-06]', async () => {
    const admin = await administrator()
    dataOf(await saveDraft(admin, [requirePostCode]))
    const { publication, draft } = await formAt(admin)
    const drafts = [{ document: contacts, revision: getAt(draft, '/revision') ?? 0 }]
    const run = objectIn(await admin.post('admin/forms/dry-run', { publication, drafts }))
    const people = listAt(run, '/reopened').map((one) => Number(one['people']))
    expect(people.length).toBeGreaterThan(0)
    const before = await completeAccounts()
    dataOf(await publish(admin, [requirePostCode]))
    const after = await completeAccounts()
    const reopened = before.filter((email) => !after.includes(email))
    expect(people.reduce((sum, count) => sum + count, 0)).toBe(reopened.length)
    dataOf(await rollBack(admin, 0))
    expect(await completeAccounts()).toEqual(before)
  })

  test('of two at once one takes effect, and the other is refused [ADM-13]', async () => {
    const admin = await administrator()
    const { draft, publication } = objectIn(await saveDraft(admin, [relabelEmail('Mail')]))
    const body = { publication, drafts: [{ document: contacts, revision: getAt(draft, '/revision') }], reason: 'One' }
    const answers = await Promise.all([1, 2].map(() => admin.post('admin/forms/publish', body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await publicationAt(admin)).toBe(Number(publication) + 1)
    dataOf(await rollBack(admin, 0))
  })

  test('one organisation’s publication is not another’s [PLAT-02]', async () => {
    const admin = await administrator()
    const before = await hashShown(server.services, 'iek')
    dataOf(await publish(admin, [relabelEmail('Mail')]))
    expect(await hashShown(server.services, 'iek')).toBe(before)
    const elsewhere = await signedInAs(server, 'superadmin', 'iek')
    expect(await publicationAt(elsewhere)).toBe(0)
    dataOf(await rollBack(admin, 0))
  })

  test('the history names who published what, compares any two, and goes back [ADM-05]', async () => {
    const admin = await administrator()
    const from = Number(objectIn(await publish(admin, [relabelEmail('Mail')]))['publication'])
    const to = Number(objectIn(await publish(admin, [requirePostCode]))['publication'])
    const [last, previous] = listIn(await admin.get('admin/forms/history'))
    expect(last).toMatchObject({ publication: to, by: 'superadmin', reason: 'The board decided it.', restores: null })
    expect(previous).toMatchObject({ publication: from, forms: last?.['forms'] ?? [] })
    expect(listIn(await admin.get(`admin/forms/comparison?from=${from}&to=${to}`))).toMatchObject([
      { document: contacts, removed: [relabelEmail('Mail')], added: [requirePostCode] },
    ])
    const [entry] = await auditOf(admin, 'forms-published')
    expect(entry).toMatchObject({
      detail: String(to),
      changes: [{ field: 'Contacts', from: '1 change published', to: '1 change published' }],
    })
    dataOf(await rollBack(admin, from))
    expect(getAt((await fileAt(admin, `${await hashShown()}.json`)).json, '/schema/properties/Email/title')).toBe(
      'Mail',
    )
    expect(listIn(await admin.get('admin/forms/history'))[0]).toMatchObject({ publication: to + 1, restores: from })
    expect(refusalOf(await rollBack(admin, 999))).toMatchObject({ status: 404 })
    dataOf(await rollBack(admin, 0))
    expect((await auditOf(admin, 'forms-rolled-back'))[0]).toMatchObject({
      changes: [{ field: 'Contacts', from: '1 change published', to: 'As shipped' }],
    })
  })

  test('the database refuses to change what was published [ADM-08]', async () => {
    const admin = await administrator()
    dataOf(await publish(admin, [relabelEmail('Mail')]))
    const { database } = server.services
    const change = database.inTenant('demo', ({ db }) =>
      db.updateTable('publications').set({ reason: 'Another' }).where('tenant', '=', 'demo').execute(),
    )
    await expect(change).rejects.toThrow(/permission denied/)
    dataOf(await rollBack(admin, 0))
  })

  test('is in force on every other server within two seconds [ADM-13 OPS-03]', async () => {
    const admin = await administrator()
    const { environment, database } = server.services
    const services = await openServices(environment, {
      database,
      tenants: server.services.tenants,
      now: server.clock.now,
    })
    const app = await buildApp(services)
    const before = await hashShown(services)
    dataOf(await publish(admin, [requirePostCode]))
    const published = await hashShown()
    await expect.poll(() => hashShown(services), { timeout: 2000 }).toBe(published)
    const other = new TestClient(app, 'demo')
    other.token = (await member()).token
    expect(refusalOf(await other.post('profile/contact', contact))).toMatchObject({ status: 422 })
    dataOf(await rollBack(admin, 0))
    await expect.poll(() => hashShown(services), { timeout: 2000 }).toBe(before)
    await app.close()
    await services.checking.close()
  })
})
