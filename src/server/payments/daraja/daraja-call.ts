import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { parseJson } from '../../../engine/json/parse-json.ts'
import type { DarajaKeys } from '../../platform/provider-keys.ts'
import type { NewToken } from './daraja-token.ts'

/** What came back: the beginning of its text, and all of it as JSON where it is any. */
export interface DarajaAnswer {
  readonly raw: string
  readonly json: JsonValue | undefined
  readonly status: number
}

/** A token by the organisation's keys. Throws when there is none. */
export async function fetchToken(url: string, keys: DarajaKeys, signal: AbortSignal): Promise<NewToken> {
  const basic = Buffer.from(`${keys.consumerKey}:${keys.consumerSecret}`).toString('base64')
  const response = await fetch(`${url}/oauth/v1/generate?grant_type=client_credentials`, {
    headers: { authorization: `Basic ${basic}` },
    redirect: 'error',
    signal,
  })
  const { json } = await read(response)
  if (!isJsonObject(json) || typeof json['access_token'] !== 'string') {
    throw new Error(`The provider gave no token: ${response.status}.`)
  }
  return { token: json['access_token'], lasts: Number(json['expires_in'] ?? 0) * 1000 }
}

/** Posts JSON with a token. Throws when the provider does not answer. */
export async function postDaraja(
  address: string,
  { token, body, signal }: { readonly token: string; readonly body: object; readonly signal: AbortSignal },
): Promise<DarajaAnswer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  })
  return read(response)
}

/** Of an answer so much is kept; a page of a list may be longer. */
const longestKept = 20_000

async function read(response: Response): Promise<DarajaAnswer> {
  const text = await response.text()
  return { raw: text.slice(0, longestKept), json: parseJson(text), status: response.status }
}

/** Whether the provider says that the token is not one, or no longer. */
export const isTokenOver = ({ status, json }: DarajaAnswer): boolean =>
  status === 401 || (isJsonObject(json) && json['errorCode'] === '404.001.03')
