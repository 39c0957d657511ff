import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import type { PaymentMessage } from '../../../engine/payments/reduce-payment.ts'
import { isProviderName } from '../provider-name.ts'
import type { AskedOutcome, HeardClaim } from '../provider.ts'

/**
 * What the answer to a new transaction means. Without a page nobody can pay it.
 *
 * @param isLocal whether the provider is spoken to without encryption, as one on this machine; payers are led to
 *   encrypted pages else
 */
export function pageMessage(
  reference: string,
  answer: JsonValue | undefined,
  { isLocal }: { readonly isLocal: boolean },
): PaymentMessage {
  const page = dataOf(answer)?.['authorization_url']
  if (typeof page === 'string' && URL.canParse(page) && (isLocal ? /^https?:/ : /^https:/).test(page)) {
    return { kind: 'accepted', reference, page }
  }
  return { kind: 'refused', code: isJsonObject(answer) ? 'refused' : 'unreachable' }
}

/**
 * What the answer about a transaction means. `abandoned` and `failed` are not final while the payer is on the page:
 * there they have not paid yet, or may try another card.
 */
export function verifyMessage(asked: AskedOutcome, answer: JsonValue | undefined): PaymentMessage {
  const { reference, hasLeft } = asked
  if (!isJsonObject(answer)) return { kind: 'unanswered' }
  const data = dataOf(answer)
  if (data?.['reference'] !== reference) return { kind: 'undecided', reference }
  const { status } = data
  if (status === 'success') return paidMessage(asked, data)
  if (status === 'reversed') return { kind: 'unpaid', reference, code: 'reversed' }
  if ((status === 'abandoned' || status === 'failed') && hasLeft) {
    return { kind: 'unpaid', reference, code: status === 'abandoned' ? 'abandoned' : reasonOf(data) }
  }
  return { kind: 'undecided', reference }
}

function paidMessage({ reference, amount, currency }: AskedOutcome, data: JsonObject): PaymentMessage {
  const receipt = receiptIn(data)
  if (data['amount'] === amount && data['currency'] === currency) return { kind: 'paid', reference, ...receipt }
  const paid = { amount: Number(data['amount'] ?? 0), currency: String(data['currency'] ?? '') }
  return { kind: 'misfit', reference, ...receipt, ...paid }
}

/**
 * What a signed event claims about a charge. One about a refund of it, or a dispute about it, claims nothing but names
 * the charge, so that its provider is asked. Undefined for what is about no charge.
 */
export function eventMessage(event: JsonValue | undefined): HeardClaim['message'] | undefined {
  const data = dataOf(event)
  if (!isJsonObject(event) || data === undefined) return undefined
  const { status, amount, currency } = data
  const kind = String(event['event'])
  const reference = /^charge\.dispute\.|^refund\./.test(kind) ? disputedIn(data) : data['reference']
  if (!/^(charge|refund)\./.test(kind) || !isProviderName(reference)) return undefined
  if (kind !== 'charge.success' || status !== 'success' || typeof amount !== 'number') {
    return { kind: 'claimed', reference }
  }
  return { kind: 'claimed', reference, ...receiptIn(data), amount, currency: isProviderName(currency) ? currency : '' }
}

/** The charge that a refund or a dispute is about, as the one or the other names it. */
function disputedIn({ transaction_reference: reference, transaction = null }: JsonObject): JsonValue | undefined {
  return reference ?? (isJsonObject(transaction) ? transaction['reference'] : undefined)
}

/** The provider's own number of a transaction. */
function receiptIn({ id }: JsonObject): { readonly receipt?: string } {
  const receipt = typeof id === 'number' ? String(id) : id
  return isProviderName(receipt) ? { receipt } : {}
}

/** Why a card was not charged, by the words of its bank. */
function reasonOf({ gateway_response: response }: JsonObject): string {
  const words = String(response)
  if (/insufficient/i.test(words)) return 'no-money'
  return /expired/i.test(words) ? 'card-expired' : 'declined'
}

function dataOf(answer: JsonValue | undefined): JsonObject | undefined {
  const data = isJsonObject(answer) ? answer['data'] : undefined
  return data !== undefined && isJsonObject(data) ? data : undefined
}
