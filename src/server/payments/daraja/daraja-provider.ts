import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import { asJson } from '../../../engine/json/as-json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import type { PaymentMessage } from '../../../engine/payments/reduce-payment.ts'
import type { DarajaKeys } from '../../platform/provider-keys.ts'
import { providerPatience } from '../provider.ts'
import type { AskedPayment, HeardMessage, PaymentProvider } from '../provider.ts'
import { fetchToken, isTokenOver, postDaraja } from './daraja-call.ts'
import type { DarajaAnswer } from './daraja-call.ts'
import { callbackMessage, pushMessage, queryMessage } from './daraja-result.ts'
import { dropToken, sharedToken } from './daraja-token.ts'
import type { TokenPlace } from './daraja-token.ts'

interface DarajaAccount {
  readonly url: string
  readonly keys: DarajaKeys
  /** Where its token is kept. */
  readonly place: Omit<TokenPlace, 'provider' | 'shortcode'>
}

/** The longest texts that the provider takes. */
const accountLength = 12
const descriptionLength = 13

/** The provider's times are those of its country, whatever the organisation's. */
const timeZone = 'Africa/Nairobi'

/** M-Pesa as Safaricom's Daraja API speaks it (BIL-02): a request on the payer's phone, its callback, and a query. */
export function darajaProvider({ url, keys, place: where }: DarajaAccount): PaymentProvider {
  const { shortcode, passkey } = keys
  const place: TokenPlace = { ...where, provider: 'mpesa', shortcode }

  const signed = (now: Date) => {
    const Timestamp = momentIn(timeZone, now).slice(0, 19).replaceAll(/\D/g, '')
    const Password = Buffer.from(`${shortcode}${passkey}${Timestamp}`).toString('base64')
    return { BusinessShortCode: shortcode, Password, Timestamp }
  }

  /** With a new token, once, where another process or another program has ended the one before. */
  async function post(path: string, body: object): Promise<DarajaAnswer> {
    const signal = AbortSignal.timeout(providerPatience)
    const once = async () => {
      const token = await sharedToken(place, () => fetchToken(url, keys, signal), signal).catch(notAsked)
      return { token, answer: await postDaraja(`${url}${path}`, { token, body, signal }) }
    }
    const first = await once()
    if (!isTokenOver(first.answer)) return first.answer
    await dropToken(place, first.token)
    return (await once()).answer
  }

  return {
    shortcode,
    start: ({ phone, amount, account, description, callback, now }: AskedPayment) =>
      heard(pushMessage, unsent, () =>
        post('/mpesa/stkpush/v1/processrequest', {
          ...signed(now),
          TransactionType: 'CustomerPayBillOnline',
          Amount: amount / centsInUnit,
          PartyA: phone,
          PartyB: shortcode,
          PhoneNumber: phone,
          CallBackURL: callback,
          AccountReference: account.slice(-accountLength),
          TransactionDesc: description.slice(0, descriptionLength),
        }),
      ),
    status: (reference, now) =>
      heard(
        (answer) => queryMessage(reference, answer),
        () => ({ kind: 'undecided', reference }),
        () => post('/mpesa/stkpushquery/v1/query', { ...signed(now), CheckoutRequestID: reference }),
      ),
    readCallback: (body) => callbackMessage(typeof body === 'object' && body !== null ? asJson(body) : null),
  }
}

/** Nothing reached the provider, so that the payer was not asked. */
class NotAskedError extends Error {
  override readonly name = 'NotAskedError'
}

function notAsked(error: unknown): never {
  throw new NotAskedError('The payment provider gave no token.', { cause: error })
}

const unsent = (error: unknown): PaymentMessage =>
  error instanceof NotAskedError || isRefusedConnection(error)
    ? { kind: 'refused', code: 'unreachable' }
    : { kind: 'unanswered' }

const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  (error.cause.code === 'ECONNREFUSED' || error.cause.code === 'ENOTFOUND')

async function heard(
  read: (answer: JsonValue | undefined) => PaymentMessage,
  failed: (error: unknown) => PaymentMessage,
  call: () => Promise<DarajaAnswer>,
): Promise<HeardMessage> {
  try {
    const { json, raw } = await call()
    return { message: read(json), raw }
  } catch (error) {
    return { message: failed(error), raw: '' }
  }
}
