import type { JsonObject } from '../../engine/json/json.ts'
import { errorCatalogue } from '../error-catalogue.ts'
import type { ErrorCode } from '../error-catalogue.ts'
import { component } from './contract-schemas.ts'
import { json } from './described-call.ts'

const retryAfter = {
  'Retry-After': { description: 'Seconds until it may be tried again.', schema: { type: 'integer' } },
}

/** The responses of refusals, one for each status, with the codes that it can carry there. */
export function refusalResponses(codes: readonly ErrorCode[]): JsonObject {
  const statuses = [...new Set(codes.map((code) => errorCatalogue[code].status))].toSorted((a, b) => a - b)
  return Object.fromEntries(statuses.map((status) => [String(status), response(status, codes)]))
}

function response(status: number, codes: readonly ErrorCode[]): JsonObject {
  const possible = [...new Set(codes)].filter((code) => errorCatalogue[code].status === status)
  const carried = { properties: { code: { enum: possible } } }
  return {
    description: possible.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('. '),
    content: { [json]: { schema: { allOf: [component('ErrorBody'), carried] } } },
    ...((status === 429 || status === 503) && { headers: retryAfter }),
  }
}
