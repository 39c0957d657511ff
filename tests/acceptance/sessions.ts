import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { callServer } from './call-server.ts'
import { samplePassword } from './steps.ts'

/** A session as the portal stores it. */
export interface Session {
  readonly tenant: string
  readonly token: string
  readonly user: JsonObject
}

/** Logs in a sample account by the log-in page's call, so that tests of other pages need not open it. */
export async function sampleSession(tenant: string, account: string): Promise<Session> {
  const email = `${account}@sample.example`
  return sessionOf(tenant, await postCall(tenant, 'auth/login', { email, password: samplePassword }))
}

/** The session in the response to a log-in, with the server's current data of the user. */
export async function sessionOf(tenant: string, answer: JsonValue): Promise<Session> {
  const token = tokenIn(answer)
  const user = await dataOf(tenant, 'auth/user', token)
  if (!isJsonObject(user)) throw new Error('The server describes no user.')
  return { tenant, token, user }
}

export const tokenIn = (answer: JsonValue): string => String(getAt(answer, '/token'))

/** The `data` in the response to a POST of JSON; throws for a refusal. */
export const postCall = (tenant: string, path: string, body: JsonObject, token?: string): Promise<JsonValue> =>
  dataOf(tenant, path, token, JSON.stringify(body))

/** The `data` in the response to a GET. */
export const getCall = (tenant: string, path: string, token: string): Promise<JsonValue> => dataOf(tenant, path, token)

async function dataOf(tenant: string, path: string, token?: string, body?: string): Promise<JsonValue> {
  const text = await callServer(tenant, { path: `/api/${path}`, token, ...(body !== undefined && { body }) })
  const answer: JsonValue = JSON.parse(text)
  const data = getAt(answer, '/data')
  if (data === undefined) throw new Error(`${path}: ${text}`)
  return data
}
