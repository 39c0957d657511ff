import { decodeText, encodeText } from '../format/base64-text.ts'
import { isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { parseJson } from '../json/parse-json.ts'

/** What a checkout is asked to collect: the address of its page contains this. Amounts are in units of the currency. */
export interface PaymentRequest {
  /** The profile that pays. */
  readonly payerID: string
  /** The number of the invoice, or of the request that it bills. */
  readonly sourceDocumentNo: string
  readonly description: string
  readonly amount: number
  /** Where the portal leads after the payment, and without one: paths of the portal. */
  readonly success_url: string
  readonly fail_url: string
}

/** A request as an address has it. `accountNo` is empty, as the specification has it. */
export const encodePaymentRequest = (request: PaymentRequest): string =>
  encodeText(JSON.stringify({ ...request, accountNo: '' }))

/** Far more than a request has, so that nobody makes the server read a book. */
const longest = 4000

/** The request in an address; undefined when there is none. Whether any of it is true is for others to find out. */
export function readPaymentRequest(payload: string): PaymentRequest | undefined {
  const text = payload.length > longest ? undefined : decodeText(payload)
  const value = text === undefined ? undefined : parseJson(text)
  if (value === undefined || !isJsonObject(value)) return undefined
  const { sourceDocumentNo, amount } = value
  if (typeof sourceDocumentNo !== 'string' || sourceDocumentNo === '') return undefined
  // JSON has numbers that are too great to be any amount.
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return undefined
  return {
    payerID: textIn(value, 'payerID'),
    sourceDocumentNo,
    description: textIn(value, 'description'),
    amount,
    success_url: pathIn(value, 'success_url'),
    fail_url: pathIn(value, 'fail_url'),
  }
}

const textIn = (value: JsonObject, name: string): string => {
  const { [name]: found } = value
  return typeof found === 'string' ? found : ''
}

/** A path of the portal; empty for anything else, so that a payload leads nobody to another site. */
const pathIn = (value: JsonObject, name: string): string => {
  const path = textIn(value, name)
  return /^\/(?![/\\])[\w/.~%?=&-]*$/.test(path) ? path : ''
}
