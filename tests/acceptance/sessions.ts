import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { callServer } from './call-server.ts'
import { samplePassword } from './steps.ts'

/** Somebody who is logged in at an organisation, as the portal keeps it. */
export interface Session {
  readonly tenant: string
  readonly token: string
  readonly user: JsonObject
}

/** Logs a sample account in by the call that the log-in page makes, which tests of other pages need not draw. */
export async function sampleSession(tenant: string, account: string): Promise<Session> {
  const email = `${account}@sample.example`
  return sessionOf(tenant, await postCall(tenant, 'auth/login', { email, password: samplePassword }))
}

/** The session in the answer to a log-in, with the user as the server describes them now. */
export async function sessionOf(tenant: string, answer: JsonValue): Promise<Session> {
  const token = tokenIn(answer)
  const user = await dataOf(tenant, 'auth/user', token)
  if (!isJsonObject(user)) throw new Error('The server describes no user.')
  return { tenant, token, user }
}

export const tokenIn = (answer: JsonValue): string => String(getAt(answer, '/token'))

/** What a POST of JSON is answered with; fails loudly with a refusal. */
export const postCall = (tenant: string, path: string, body: JsonObject, token?: string): Promise<JsonValue> =>
  dataOf(tenant, path, token, JSON.stringify(body))

async function dataOf(tenant: string, path: string, token?: string, body?: string): Promise<JsonValue> {
  const text = await callServer(tenant, { path: `/api/${path}`, token, ...(body !== undefined && { body }) })
  const answer: JsonValue = JSON.parse(text)
  const data = getAt(answer, '/data')
  if (data === undefined) throw new Error(`${path}: ${text}`)
  return data
}
