import { encodeText } from '../../../src/engine/format/base64-text.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import { addSampleMembers } from '../../../src/server/start/sample-data/add-sample-members.ts'
import { objectIn } from '../answers.ts'
import { shippedTenants, startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'

/** A server whose organisations have the sample register. */
export async function startRegisterServer(): Promise<TestServer> {
  const server = await startTestServer()
  for (const tenant of (await shippedTenants()).all) await addSampleMembers(server.services, tenant)
  return server
}

/** The path of a search, with further parts of its query. */
export const registerPath = (term: string, more = ''): string =>
  `profile/search?limit=10&term=${encodeURIComponent(encodeText(term))}${more}`

/** What a search finds. */
export async function foundBy(client: TestClient, term: string, more = '') {
  const answer = objectIn(await client.get(registerPath(term, more)))
  const data: readonly JsonObject[] = Array.isArray(answer['data']) ? answer['data'].filter(isJsonObject) : []
  const { total, isMore, isSimilar, currentCursor, nextCursor } = answer
  return { data, total: Number(total), isMore, isSimilar, currentCursor, nextCursor: nextCursor ?? null }
}

/** The names of those who are found. */
export const namesIn = (data: readonly JsonObject[]): readonly string[] =>
  data.map(({ FirstName, SecondName, LastName }) => [FirstName, SecondName, LastName].filter(Boolean).join(' '))
