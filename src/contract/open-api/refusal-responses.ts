import type { JsonObject } from '../../engine/json/json.ts'
import { errorStatuses } from '../error-catalogue.ts'
import type { ErrorCode } from '../error-catalogue.ts'
import { component } from './contract-schemas.ts'
import { json } from './described-call.ts'

const retryAfter = {
  'Retry-After': { description: 'Seconds until it may be tried again.', schema: { type: 'integer' } },
}

/** The organisation's message for a code. */
export type RefusalText = (code: ErrorCode) => string

/** The responses for refusals, one per status, with the codes possible there. */
export function refusalResponses(codes: readonly ErrorCode[], textOf: RefusalText): JsonObject {
  const statuses = [...new Set(codes.map((code) => errorStatuses[code]))].toSorted((a, b) => a - b)
  return Object.fromEntries(statuses.map((status) => [String(status), response(status, codes, textOf)]))
}

function response(status: number, codes: readonly ErrorCode[], textOf: RefusalText): JsonObject {
  const possible = [...new Set(codes)].filter((code) => errorStatuses[code] === status)
  const carried = { properties: { code: { enum: possible } } }
  return {
    description: possible.map((code) => `\`${code}\`: ${textOf(code)}`).join('. '),
    content: { [json]: { schema: { allOf: [component('ErrorBody'), carried] } } },
    ...((status === 429 || status === 503) && { headers: retryAfter }),
  }
}
