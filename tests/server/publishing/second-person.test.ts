import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { grantRole } from '../../../src/server/accounts/account-roles.ts'
import { readDeclarations } from '../../../src/server/platform/declarations/read-declarations.ts'
import { dataOf, objectIn, refusalOf } from '../answers.ts'
import { publishWith } from '../publish-with.ts'
import { projectRoot, startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { signedUp } from '../test-accounts.ts'
import type { TestClient } from '../test-client.ts'
import { idOf } from '../test-members.ts'
import {
  contacts,
  formAt,
  publicationAt,
  relabelEmail,
  requirePostCode,
  rollBack,
  saveDraft,
  startChecking,
} from './form-changes.ts'
import { inAnHour, saveAndSchedule, schedulesOf } from './scheduling.ts'

let server: TestServer
let author: TestClient
let other: TestClient
let third: TestClient

beforeAll(async () => {
  const path = 'tenants/demo/tenant.json'
  const declared = (await readDeclarations(projectRoot)).get(path)
  const publishing = { secondPerson: true }
  server = await startTestServer({
    tenants: await publishWith({ [path]: { ...(isJsonObject(declared) && declared), publishing } }),
  })
  await startChecking(server)
  author = await administrator()
  other = await administrator()
  third = await administrator()
})
afterAll(() => server.close())

/** Nothing is left for the next test. */
afterEach(async () => {
  const { draft } = await formAt(author)
  if (isJsonObject(draft)) {
    dataOf(await author.post('admin/forms/discard', { document: contacts, revision: draft['revision'] ?? 0 }))
  }
  if ((await publicationAt(author)) > 0) dataOf(await rollBack(author, 0))
})

async function administrator(): Promise<TestClient> {
  const client = await signedUp(server)
  const userId = await idOf(server, client.email)
  await server.services.database.inTenant('demo', (tx) =>
    grantRole(tx, { userId, role: 'super-administrator' }, server.clock.now()),
  )
  return client
}

async function named(client: TestClient): Promise<JsonObject> {
  const { publication = 0, draft } = await formAt(client)
  const revision = isJsonObject(draft) ? (draft['revision'] ?? 0) : 0
  return { publication, drafts: [{ document: contacts, revision }] }
}

const publishAs = async (client: TestClient) =>
  client.post('admin/forms/publish', { ...(await named(client)), reason: 'The board decided it.' })

/** Whether the dry run says that somebody else has to publish the draft. */
const waitsFor = async (client: TestClient): Promise<boolean> =>
  objectIn(await client.post('admin/forms/dry-run', await named(client)))['waits'] === true

const refused = { status: 403, code: 'forbidden' }

describe('where a second person is declared [ADM-06 ADM-13]', () => {
  test('a change of rules is published by somebody who wrote none of it', async () => {
    dataOf(await saveDraft(author, [requirePostCode]))
    expect(await waitsFor(author)).toBe(true)
    expect(refusalOf(await publishAs(author))).toEqual(refused)
    expect(await waitsFor(other)).toBe(false)
    expect((await publishAs(other)).status).toBe(200)
  })

  test('everybody who saved it is an author', async () => {
    dataOf(await saveDraft(author, [requirePostCode]))
    dataOf(await saveDraft(other, [requirePostCode, relabelEmail('Electronic mail')]))
    expect(refusalOf(await publishAs(author))).toEqual(refused)
    expect(refusalOf(await publishAs(other))).toEqual(refused)
    expect((await publishAs(third)).status).toBe(200)
  })

  test('texts alone, and going back, wait for nobody', async () => {
    dataOf(await saveDraft(author, [relabelEmail('Electronic mail')]))
    expect(await waitsFor(author)).toBe(false)
    expect((await publishAs(author)).status).toBe(200)
    expect((await rollBack(author, 0)).status).toBe(200)
  })

  test('nobody schedules their own, and who scheduled another’s may still publish it', async () => {
    const own = await saveAndSchedule(server, author, { actions: [requirePostCode] })
    expect(refusalOf(own)).toEqual(refused)
    const { drafts, publication } = await named(other)
    const [draft] = Array.isArray(drafts) ? drafts : []
    const later = inAnHour(server, { ...(isJsonObject(draft) && draft), publication: publication ?? 0 })
    dataOf(await other.post('admin/forms/schedules', later))
    const [waiting] = await schedulesOf(other)
    dataOf(await other.post(`admin/forms/schedules/cancel/${String(waiting?.['id'])}`))
    expect(refusalOf(await publishAs(author))).toEqual(refused)
    expect((await publishAs(other)).status).toBe(200)
  })
})
