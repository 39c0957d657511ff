import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import type { PaymentMessage } from '../../../engine/payments/reduce-payment.ts'
import { wholeUnits } from '../../../engine/payments/whole-units.ts'
import type { AskedPayment, HeardMessage, PaymentProvider } from '../provider.ts'
import type { DarajaAnswer } from './daraja-call.ts'
import { darajaPost, darajaTimeZone, isUnsent } from './daraja-post.ts'
import type { DarajaAccount } from './daraja-post.ts'
import { listReceived, NoListError } from './daraja-list.ts'
import type { ReceivedList } from './daraja-list.ts'
import { callbackMessage, pushMessage, queryMessage } from './daraja-result.ts'
import { readDarajaStatement } from './statement/read-daraja-statement.ts'

/** The longest description that the provider takes. It takes none that is empty. */
const descriptionLength = 13

/** M-Pesa as Safaricom's Daraja API speaks it (BIL-02): a request on the payer's phone, its callback, and a query. */
export function darajaProvider(daraja: DarajaAccount): PaymentProvider {
  const { shortcode, passkey } = daraja.keys
  const post = darajaPost(daraja)

  const signed = (now: Date) => {
    const Timestamp = momentIn(darajaTimeZone, now).slice(0, 19).replaceAll(/\D/g, '')
    const Password = Buffer.from(`${shortcode}${passkey}${Timestamp}`).toString('base64')
    return { BusinessShortCode: shortcode, Password, Timestamp }
  }

  return {
    shortcode,
    asksPhone: true,
    payable: wholeUnits,
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
          AccountReference: account,
          TransactionDesc: description.trim().slice(0, descriptionLength) || account,
        }),
      ),
    status: ({ reference, now }) =>
      heard(
        (answer) => queryMessage(reference, answer),
        () => ({ kind: 'unanswered' }),
        () => post('/mpesa/stkpushquery/v1/query', { ...signed(now), CheckoutRequestID: reference }),
      ),
    find: async ({ isAccount, amount, since, now }) => {
      const listed = await listReceived(daraja, { from: since, to: now }).catch(noList)
      if (listed === undefined) return 'unreachable'
      const its = listed.money.filter((one) => isAccount(one.account) && one.amount === amount)
      // What of the list is missing may be its money.
      if (its.length === 0 && listed.gap !== undefined) return 'unreachable'
      return its.map(({ receipt, raw }) => ({ message: { kind: 'received', receipt }, raw }))
    },
    readStatement: readDarajaStatement,
    readCallback: callbackMessage,
  }
}

const unsent = (error: unknown): PaymentMessage =>
  isUnsent(error) ? { kind: 'refused', code: 'unreachable' } : { kind: 'unanswered' }

/** An account of which no list is kept has nothing in it; of a provider that is away nobody knows. */
const noList = (error: unknown): ReceivedList | undefined =>
  error instanceof NoListError && error.isRefusal ? { money: [], gap: undefined } : undefined

async function heard(
  read: (answer: JsonValue | undefined, status: number) => PaymentMessage,
  failed: (error: unknown) => PaymentMessage,
  call: () => Promise<DarajaAnswer>,
): Promise<HeardMessage> {
  try {
    const { json, raw, status } = await call()
    return { message: read(json, status), raw }
  } catch (error) {
    return { message: failed(error), raw: '' }
  }
}
