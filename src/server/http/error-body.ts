import type { FastifyError } from 'fastify'
import type { ErrorBody } from '../../contract/response.ts'
import type { ErrorCode } from '../../contract/error-catalogue.ts'
import { DatabaseAwayError } from '../platform/database/database-away.ts'
import type { Wording } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { translateMessage } from '../platform/texts/translate-message.ts'

/** Error codes of Fastify, its parsers, the multipart reader and the database, and the refusals that they become. */
const codesOfOthers: ReadonlyMap<string, ErrorCode> = new Map<string, ErrorCode>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'too-large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported-media-type'],
  ['FST_ERR_CTP_EMPTY_TYPE', 'unsupported-media-type'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'broken-json'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'broken-json'],
  ['FST_REQ_FILE_TOO_LARGE', 'too-large'],
  ['FST_PARTS_LIMIT', 'too-large'],
  ['FST_FILES_LIMIT', 'too-large'],
  ['FST_FIELDS_LIMIT', 'too-large'],
  ['FST_PROTO_VIOLATION', 'broken-multipart'],
  ['FST_MP_PREMATURE_CLOSE', 'broken-multipart'],
  // PostgreSQL cannot store the character U+0000, sent as it is or escaped in JSON.
  ['22021', 'bad-request'],
  ['22P05', 'bad-request'],
])

/** After how many seconds a caller may retry when the database is away. */
const retrySeconds = 5

/** The refusal for any error thrown by a request. An unforeseen error becomes `internal`, without its details. */
export function toRefusal(error: FastifyError | Error): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseAwayError) return new Refusal('unavailable', { retryAfter: retrySeconds })
  const code = 'code' in error && typeof error.code === 'string' ? codesOfOthers.get(error.code) : undefined
  if (code) return new Refusal(code)
  if ('validation' in error && error.validation) return new Refusal('bad-request')
  const status = statusOf(error)
  if (status === 403 || status === 404) return new Refusal('not-found')
  if (status >= 400 && status < 500) return new Refusal('bad-request')
  return new Refusal('internal')
}

/**
 * The status of an error from another library, e.g. the static file plugin on a path outside of its folder; else 500.
 */
const statusOf = (error: Error): number =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500

/** The body of a refusal, with its texts in a language and the organisation's wording. */
export function toErrorBody(refusal: Refusal, wording: Wording, correlationId: string): ErrorBody {
  const { errors, challenge, versions, reasons, change } = refusal.details
  return {
    message: translateMessage(wording, refusal.text),
    code: refusal.code,
    correlationId,
    ...(errors && {
      errors: errors.map(({ pointer, message }) => ({ pointer, message: translateMessage(wording, message) })),
    }),
    ...(challenge && { challenge }),
    ...(reasons && {
      reasons: reasons.map((reason) => ({ ...reason, text: translateMessage(wording, reason.text) })),
    }),
    ...(change && { change }),
    ...versions,
  }
}
