import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import { isJsonArray, isJsonObject } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import type { PaymentMessage } from '../../../engine/payments/reduce-payment.ts'

/**
 * The payment of a bill in the provider's list of what was paid to the organisation, which only our own request gets.
 * Undefined unless exactly one has the bill's reference and the amount.
 *
 * @param sought its amount in cents
 */
export function foundMessage(
  { account, amount }: { readonly account: string; readonly amount: number },
  answer: JsonValue | undefined,
): PaymentMessage | undefined {
  const list = isJsonObject(answer) ? answer['Response'] : undefined
  // The list is in a list.
  const rows = isJsonArray(list) ? list.flatMap((one) => (isJsonArray(one) ? one : [one])).filter(isJsonObject) : []
  const receipts = rows
    .filter(
      ({ billreference, amount: paid }) =>
        billreference === account && Math.round(Number(paid) * centsInUnit) === amount,
    )
    .flatMap(({ transactionId }) => (typeof transactionId === 'string' && transactionId !== '' ? transactionId : []))
  const [receipt, ...others] = new Set(receipts)
  return receipt === undefined || others.length > 0 ? undefined : { kind: 'received', receipt }
}
