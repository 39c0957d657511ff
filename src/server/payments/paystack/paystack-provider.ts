import { createHmac, timingSafeEqual } from 'node:crypto'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { parseJson } from '../../../engine/json/parse-json.ts'
import type { PaymentMessage } from '../../../engine/payments/reduce-payment.ts'
import { providerPatience } from '../provider.ts'
import type { HeardMessage, PaymentProvider } from '../provider.ts'
import { eventMessage, pageMessage, verifyMessage } from './paystack-result.ts'
import { textWithoutCardTokens, withoutCardTokens } from './without-card-tokens.ts'

/** An organisation's account with Paystack. */
export interface PaystackAccount {
  readonly url: string
  readonly secretKey: string
}

/** More than any answer has; the rest of a longer one is not kept. */
const longestAnswer = 50_000

/**
 * Cards as Paystack takes them (BIL-02): a page of the provider, a webhook signed with the secret key, and a question
 * that says what has become of a transaction. The transaction has the name that we gave it.
 */
export function paystackProvider({ url, secretKey }: PaystackAccount): PaymentProvider {
  async function ask(path: string, body?: object): Promise<HeardText> {
    const response = await fetch(`${url}${path}`, {
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(providerPatience),
    })
    return heardText((await response.text()).slice(0, longestAnswer))
  }

  return {
    shortcode: '',
    asksPhone: false,
    payable: (owed) => owed,
    start: ({ name, email, amount, currency, invoice, back }) =>
      // Whoever was given no page can pay nowhere.
      heard({ kind: 'refused', code: 'unreachable' }, async () => {
        const metadata = { invoice, cancel_action: back }
        const body = { email, amount, currency, reference: name, callback_url: back, channels: ['card'], metadata }
        const { json, raw } = await ask('/transaction/initialize', body)
        return { message: pageMessage(name, json, { isLocal: url.startsWith('http:') }), raw }
      }),
    status: (asked) =>
      heard({ kind: 'unanswered' }, async () => {
        const { json, raw } = await ask(`/transaction/verify/${encodeURIComponent(asked.reference)}`)
        return { message: verifyMessage(asked, json), raw }
      }),
    readSigned: ({ body, headers }) => {
      if (!isSigned(body, secretKey, headers['x-paystack-signature'])) return undefined
      const { json, raw } = heardText(body.toString())
      const message = eventMessage(json)
      if (message !== undefined) return { message, raw }
      return { reason: json !== undefined && isJsonObject(json) ? 'nothing' : 'unreadable', raw }
    },
  }
}

/** What came: to be kept, and as JSON where it is any. */
interface HeardText {
  readonly raw: string
  readonly json: JsonValue | undefined
}

function heardText(text: string): HeardText {
  const json = parseJson(text)
  return { json, raw: json === undefined ? textWithoutCardTokens(text) : JSON.stringify(withoutCardTokens(json)) }
}

async function heard(failed: PaymentMessage, call: () => Promise<HeardMessage>): Promise<HeardMessage> {
  try {
    return await call()
  } catch {
    return { message: failed, raw: '' }
  }
}

/** Whether a body bears the signature of a key, compared in constant time. */
function isSigned(body: Buffer, secretKey: string, signature: string | readonly string[] | undefined): boolean {
  if (typeof signature !== 'string' || !/^[\da-f]{128}$/i.test(signature)) return false
  return timingSafeEqual(createHmac('sha512', secretKey).update(body).digest(), Buffer.from(signature, 'hex'))
}
