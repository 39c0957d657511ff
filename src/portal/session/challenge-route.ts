import { decodeText, encodeText } from '../../engine/format/base64-text.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { SentChallenge } from '../api/api-error.ts'

/** The one-time code page for a challenge, which is encoded in the address (specification 1 §4). */
export function challengePath(challenge: SentChallenge): string {
  return `/otp/${encodeText(JSON.stringify({ id: challenge.id, phone_no: challenge.phone_no }))}`
}

/** The challenge in an address; undefined if there is none. */
export function readChallenge(parameter: string): SentChallenge | undefined {
  try {
    const value: unknown = JSON.parse(decodeText(parameter) ?? '')
    if (!isJsonObject(value)) return undefined
    const { id, phone_no: phone } = value
    return typeof id === 'string' ? { id, phone_no: typeof phone === 'string' ? phone : '' } : undefined
  } catch {
    return undefined
  }
}
