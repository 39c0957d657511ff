import type { JsonObject } from '../../../src/engine/json/json.ts'
import { objectIn } from '../answers.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import type { Answer, TestClient } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'

export const contacts = 'sections/contacts'

/** The action by which contacts have to have a postal code. */
export const requirePostCode: JsonObject = {
  target: '$.schema.required',
  description: 'The secretariat sends letters.',
  update: ['PostCode'],
  'x-absent': true,
}

/** The action that gives the e-mail of contacts another label. */
export const relabelEmail = (title: string): JsonObject => ({
  target: '$.schema.properties.Email.title',
  description: 'Members say so.',
  update: title,
  'x-was': 'E-mail',
})

/** Starts the thread that checks, which loads everything that is declared, before a test waits for it. */
export async function startChecking({ services }: TestServer): Promise<void> {
  await services.checking.do({ kind: 'prepare', tenant: 'demo', before: {}, after: {} })
}

/** A server with sample data, its thread that checks, and an administrator who may change forms. */
export async function startEditing(): Promise<{ readonly server: TestServer; readonly admin: TestClient }> {
  const server = await startSampleServer()
  await startChecking(server)
  return { server, admin: await signedInAs(server, 'superadmin') }
}

/** The number of the publication in force. */
export async function publicationAt(client: TestClient): Promise<number> {
  return Number(objectIn(await client.get('admin/forms'))['publication'])
}

/** A form with its draft, as the editor reads it. */
export const formAt = async (client: TestClient, document = contacts): Promise<JsonObject> =>
  objectIn(await client.get(`admin/forms/form?document=${encodeURIComponent(document)}`))

/** Saves a draft in place of the one that is there. */
export async function saveDraft(
  client: TestClient,
  actions: readonly JsonObject[],
  document = contacts,
): Promise<Answer> {
  const { publication, draft } = await formAt(client, document)
  return client.post('admin/forms/draft', { document, revision: revisionOf(draft), publication, actions })
}

/** Saves a draft and publishes it. */
export async function publish(
  client: TestClient,
  actions: readonly JsonObject[],
  document = contacts,
): Promise<Answer> {
  const { publication, draft } = objectIn(await saveDraft(client, actions, document))
  const drafts = [{ document, revision: revisionOf(draft) }]
  return client.post('admin/forms/publish', { publication, drafts, reason: 'The board decided it.' })
}

/** Publishes what an earlier publication had; the forms as shipped for 0. */
export async function rollBack(client: TestClient, to: number): Promise<Answer> {
  const publication = await publicationAt(client)
  return client.post('admin/forms/roll-back', { publication, to, reason: 'It was too much.' })
}

function revisionOf(draft: unknown): number {
  return typeof draft === 'object' && draft !== null && 'revision' in draft ? Number(draft.revision) : 0
}
