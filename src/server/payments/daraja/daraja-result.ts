import { isJsonArray, isJsonObject } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { getAt } from '../../../engine/json/pointer.ts'
import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import type { PaymentMessage } from '../../../engine/payments/reduce-payment.ts'
import { isProviderName } from '../provider-name.ts'

/**
 * The results that end a payment without money. Others, such as `500.001.1001` or `4999`, mean that it is still being
 * processed, or nothing that is known.
 */
const finalCodes = new Set('1 2 3 4 8 17 1001 1019 1025 1032 1037 2001 2028 8006 SFC_IC0003'.split(' '))

/** One code stands for several things, which only its text tells apart: after some, the payer is asked nevertheless. */
const severalThings = '500.001.1001'

/** Whether a code or its status means that the provider failed, and not that it refused. */
export const isFailure = (code: string, status: number): boolean => status >= 500 || /^5\d\d\./.test(code)

/** What the answer to a query means. There `ResultCode` is a text. */
export function queryMessage(reference: string, answer: JsonValue | undefined): PaymentMessage {
  if (!isJsonObject(answer)) return { kind: 'unanswered' }
  const code = String(answer['ResultCode'] ?? '')
  if (code === '0') return { kind: 'paid', reference }
  return finalCodes.has(code) ? { kind: 'unpaid', reference, code } : { kind: 'undecided', reference }
}

/**
 * What the answer to a request for money means. One without a known form leaves open whether the payer was asked, and
 * so does a failure of the provider or its gateway, but for those whose text says that nobody was.
 *
 * @param status the answer's status of HTTP
 */
export function pushMessage(answer: JsonValue | undefined, status: number): PaymentMessage {
  if (!isJsonObject(answer)) return { kind: 'unanswered' }
  const { ResponseCode, CheckoutRequestID, errorCode, errorMessage } = answer
  if (ResponseCode === '0' && typeof CheckoutRequestID === 'string') {
    return { kind: 'accepted', reference: CheckoutRequestID }
  }
  if (typeof errorCode !== 'string' && typeof ResponseCode !== 'string') return { kind: 'unanswered' }
  if (errorCode !== severalThings) {
    const code = String(errorCode ?? ResponseCode)
    return isFailure(code, status) ? { kind: 'unanswered' } : { kind: 'refused', code }
  }
  const meaning = String(errorMessage)
  if (/already in process|lock subscriber/i.test(meaning)) return { kind: 'refused', code: '1001' }
  return /credentials|merchant/i.test(meaning) ? { kind: 'refused', code: errorCode } : { kind: 'unanswered' }
}

/**
 * What a callback claims; undefined for what has not its form. There `ResultCode` is a number, or a text where the code
 * is none, such as `SFC_IC0003`.
 */
export function callbackMessage(body: JsonValue): PaymentMessage | undefined {
  const reference = getAt(body, '/Body/stkCallback/CheckoutRequestID')
  const code = getAt(body, '/Body/stkCallback/ResultCode')
  if (!isProviderName(reference)) return undefined
  if (typeof code !== 'number' && typeof code !== 'string') return undefined
  const items = getAt(body, '/Body/stkCallback/CallbackMetadata/Item')
  // Items may come in any order, and without a value.
  const valueOf = (name: string) =>
    isJsonArray(items) ? items.filter(isJsonObject).find(({ Name }) => Name === name)?.['Value'] : undefined
  const receipt = valueOf('MpesaReceiptNumber')
  const amount = valueOf('Amount')
  return {
    kind: 'claimed',
    reference,
    ...(code === 0 && isProviderName(receipt) && { receipt }),
    ...(code === 0 && typeof amount === 'number' && { amount: Math.round(amount * centsInUnit) }),
  }
}
