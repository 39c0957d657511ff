import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import { maskText } from '../../../engine/format/mask-text.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import { isJsonArray, isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { ProviderTransaction } from '../provider-transaction.ts'
import type { DarajaAnswer } from './daraja-call.ts'
import { darajaCurrency, darajaName, darajaPost, darajaTimeZone } from './daraja-post.ts'
import type { DarajaAccount } from './daraja-post.ts'

/** A time, and until when. */
export interface Period {
  readonly from: Date
  readonly to: Date
}

/**
 * The list is asked for in slices that are shorter than the distance of the provider's time zone from UTC. Its times
 * end in Z and are local in what is published of it: which of the two a time is follows from the slice that has it.
 */
const slice = 2 * 60 * 60_000
const distance = 3 * 60 * 60_000
const clockDifference = 60_000

/** The most pages of a slice; a page has about a hundred rows. */
const mostPages = 100

/** The provider answered, but with no list of money. */
export class NoListError extends Error {
  override readonly name = 'NoListError'
  /** Whether it refused, as it does for an account without a list; else it failed, and may have one later. */
  readonly isRefusal: boolean

  constructor(status: number) {
    super(`The provider gave no list of money: ${status}.`)
    this.isRefusal = status < 500
  }
}

/**
 * The money that the provider lists for an account with it in a period, at most 48 hours back (the Pull API).
 *
 * @throws NoListError when the provider answers without a list; Error when it does not answer
 */
export async function listReceived(account: DarajaAccount, { from, to }: Period): Promise<ProviderTransaction[]> {
  const post = darajaPost(account)
  const { shortcode } = account.keys
  const found: ProviderTransaction[] = []
  for (let start = from.getTime(); start < to.getTime(); start += slice) {
    const period = { from: new Date(start), to: new Date(Math.min(start + slice, to.getTime())) }
    const [StartDate, EndDate] = [secondOf(period.from), secondOf(period.to)]
    const seen = new Set<string>()
    for (let page = 0; page < mostPages; page += 1) {
      const asked = { ShortCode: shortcode, StartDate, EndDate, OffSetValue: String(seen.size) }
      const answer = await post('/pulltransactions/v1/query', asked)
      const rows = rowsOf(answer).flatMap((row) => transactionOf(row, shortcode, period) ?? [])
      const added = rows.filter(({ receipt }) => !seen.has(receipt))
      for (const { receipt } of added) seen.add(receipt)
      found.push(...added)
      if (added.length === 0) break
    }
  }
  return found
}

/** Registers the account, once: the provider keeps lists of those alone. */
export const registerList = (
  account: DarajaAccount,
  { phone, notice }: { readonly phone: string; readonly notice: string },
) =>
  darajaPost(account)('/pulltransactions/v1/register', {
    ShortCode: account.keys.shortcode,
    RequestType: 'Pull',
    NominatedNumber: phone,
    CallBackURL: notice,
  })

/** A moment as the provider takes it, of the second. */
const secondOf = (at: Date): string => momentIn(darajaTimeZone, at).slice(0, 19).replace('T', ' ')

function rowsOf({ json, status }: DarajaAnswer): readonly JsonObject[] {
  const { ResponseCode, Response } = isJsonObject(json) ? json : {}
  // Without money in the period it answers with another code.
  if (ResponseCode === '1001') return []
  if (ResponseCode !== '1000' || !isJsonArray(Response)) throw new NoListError(status)
  return Response.flatMap((rows) => (isJsonArray(rows) ? rows : [rows])).filter(isJsonObject)
}

function transactionOf(row: JsonObject, shortcode: string, period: Period): ProviderTransaction | undefined {
  const text = (name: string): string => (typeof row[name] === 'string' ? row[name].trim() : '')
  const receipt = text('transactionId').toUpperCase()
  const amount = Math.round(Number(row['amount']) * centsInUnit)
  const at = momentOf(text('trxDate'), period)
  if (receipt === '' || !Number.isSafeInteger(amount) || amount <= 0 || at === undefined) return undefined
  return {
    provider: darajaName,
    shortcode,
    receipt,
    amount,
    currency: darajaCurrency,
    at,
    source: 'c2b',
    account: text('billreference'),
    payer: [text('sender'), maskText(String(row['msisdn'] ?? ''))].filter((one) => one !== '').join(' '),
    raw: JSON.stringify(row),
  }
}

function momentOf(text: string, { from, to }: Period): Date | undefined {
  const universal = Date.parse(/z$/i.test(text) ? text : `${text.replace(' ', 'T')}Z`)
  if (Number.isNaN(universal)) return undefined
  const isWithin = (at: number) => at >= from.getTime() - clockDifference && at <= to.getTime() + clockDifference
  return new Date(isWithin(universal) ? universal : universal - distance)
}
