import { isAxiosError } from 'axios'
import type { AnswerError } from '../../contract/response.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import { cleanMessage } from '../../engine/format/clean-message.ts'
import { ApiError } from './api-error.ts'
import type { FailureTexts, SentChallenge } from './api-error.ts'

/** Converts any failure of a call to an ApiError with a readable message. */
export function toApiError(failure: unknown, texts: FailureTexts): ApiError {
  if (failure instanceof ApiError) return failure
  if (!isAxiosError(failure)) return new ApiError(texts.unexpected, 0, { code: 'unexpected' })
  const { response } = failure
  if (!response) return new ApiError(texts.offline, 0, { code: 'offline' })
  const body: unknown = response.data
  if (!isJsonObject(body) || typeof body['message'] !== 'string') {
    return new ApiError(texts.unexpected, response.status, { code: 'unexpected' })
  }
  const { message, code, errors, challenge, current } = body
  const correlationId = typeof body['correlationId'] === 'string' ? body['correlationId'] : undefined
  const shown = cleanMessage(message) || texts.unexpected
  const isFault = response.status >= 500 && correlationId !== undefined
  return new ApiError(isFault ? texts.fault(shown, correlationId) : shown, response.status, {
    code: typeof code === 'string' ? code : 'unexpected',
    errors: Array.isArray(errors) ? errors.flatMap((error) => toAnswerError(error, texts)) : [],
    correlationId,
    challenge: toChallenge(challenge),
    current: isJsonObject(current) || current === null ? current : undefined,
  })
}

function toChallenge(value: unknown): SentChallenge | undefined {
  if (!isJsonObject(value)) return undefined
  const { id, phone_no: phone } = value
  return typeof id === 'string' && typeof phone === 'string' ? { id, phone_no: phone } : undefined
}

function toAnswerError(value: unknown, { unexpected }: FailureTexts): AnswerError[] {
  if (!isJsonObject(value)) return []
  const { pointer, message } = value
  if (typeof pointer !== 'string' || typeof message !== 'string') return []
  return [{ pointer, message: cleanMessage(message) || unexpected }]
}
