import { request } from 'node:http'
import { resultTexts } from './payers.ts'

/** A request for money as the provider keeps it. */
export interface Push {
  readonly id: string
  readonly merchant: string
  readonly phone: string
  /** In shillings. */
  readonly amount: number
  readonly callback: string
  readonly receipt: string
  readonly shortcode: string
  /** The account that the payer's statement names. */
  readonly account: string
  /** The result; undefined until the payer has decided. */
  code?: string
}

/** The message about a result, as the provider sends it. */
export function callbackBody({ id, merchant, phone, amount, receipt }: Push, code: string) {
  // Not all codes are numbers.
  const ResultCode = /^\d+$/.test(code) ? Number(code) : code
  const result = { ResultCode, ResultDesc: resultTexts[code] ?? 'The payment was not made.' }
  const stkCallback = { MerchantRequestID: merchant, CheckoutRequestID: id, ...result }
  if (code !== '0') return { Body: { stkCallback } }
  const Item = [
    { Name: 'Amount', Value: amount },
    { Name: 'MpesaReceiptNumber', Value: receipt },
    { Name: 'Balance' },
    { Name: 'TransactionDate', Value: Number(new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)) },
    { Name: 'PhoneNumber', Value: Number(phone) },
  ]
  return { Body: { stkCallback: { ...stkCallback, CallbackMetadata: { Item } } } }
}

/** Posts JSON, with further headers; resolves with the status, 0 when nobody answers. */
export const sendCallback = async (
  address: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> => (await postJson(address, body, headers)).status

/** Posts JSON; resolves with the text of the answer, empty when nobody answers or refuses. */
export async function askCallback(address: string, body: object): Promise<string> {
  const { status, text } = await postJson(address, body, {})
  return status === 200 ? text : ''
}

/** Names under `localhost` are this machine, whatever its resolver knows. */
function postJson(
  address: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly text: string }> {
  const { hostname, port, pathname, host, search } = new URL(address)
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost')
  return new Promise((resolve) => {
    const sent = request(
      {
        host: isHere ? '127.0.0.1' : hostname,
        port,
        path: `${pathname}${search}`,
        method: 'POST',
        headers: { host, 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        let text = ''
        answer.on('data', (part) => (text += String(part)))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    sent.on('error', () => resolve({ status: 0, text: '' }))
    sent.end(JSON.stringify(body))
  })
}
