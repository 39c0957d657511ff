import { isJsonArray, isJsonObject } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { getAt } from '../../../engine/json/pointer.ts'
import type { CheckedOutcome } from '../../../engine/payments/reduce-reversal.ts'
import type { ReadResult } from '../reversal-provider.ts'
import { isProviderName } from '../provider-name.ts'
import { isFailure } from './daraja-result.ts'

/** How the provider calls a request that it took. */
interface TakenRequest {
  readonly conversation: string
  readonly originator: string
}

/**
 * What the answer to a request says: taken, refused with a code, or nothing that is known, as after a failure of the
 * provider or its gateway.
 *
 * @param status the answer's status of HTTP
 */
export function takenRequest(
  answer: JsonValue | undefined,
  status: number,
): TakenRequest | { readonly refused: string } | undefined {
  if (!isJsonObject(answer)) return undefined
  const { ConversationID: conversation, OriginatorConversationID: originator, ResponseCode, errorCode } = answer
  if (ResponseCode === '0' && typeof conversation === 'string' && typeof originator === 'string') {
    return { conversation, originator }
  }
  const code = errorCode ?? ResponseCode
  return typeof code === 'string' && code !== '0' && !isFailure(code, status) ? { refused: code } : undefined
}

/** What a result says; undefined for what has not its form. Its code is a number or a text. */
export function readResult(body: JsonValue): ReadResult | undefined {
  const conversation = getAt(body, '/Result/ConversationID')
  const code = getAt(body, '/Result/ResultCode')
  if (!isProviderName(conversation)) return undefined
  if (typeof code !== 'number' && typeof code !== 'string') return undefined
  const found = getAt(body, '/Result/ResultParameters/ResultParameter')
  const parameters = isJsonArray(found) ? found.filter(isJsonObject) : []
  const status = parameters.find(({ Key }) => Key === 'TransactionStatus')?.['Value']
  return { conversation, code: String(code), status: typeof status === 'string' ? status : undefined }
}

/**
 * What the answer to a question means. Asked by the request's own name, its transaction is completed or it failed;
 * asked by the number of the money, only that it was reversed says anything.
 */
export function checkedOutcome({ code, status = '' }: ReadResult, isOfRequest: boolean): CheckedOutcome {
  if (code !== '0') return 'unknown'
  if (!isOfRequest) return /^reversed$/i.test(status) ? 'reversed' : 'unknown'
  if (/^completed$/i.test(status)) return 'reversed'
  return /^(declined|failed|cancelled|expired|rejected)$/i.test(status) ? 'refused' : 'unknown'
}
