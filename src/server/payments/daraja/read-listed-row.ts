import { maskText } from '../../../engine/format/mask-text.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import type { ProviderTransaction } from '../provider-transaction.ts'
import { darajaCurrency, darajaName } from './daraja-post.ts'
import { centsIn, timeIn } from './statement/statement-values.ts'

/** A time, and until when. */
export interface Period {
  readonly from: Date
  readonly to: Date
}

/** What a row of the provider's list is: money, the name of a field that cannot be read, or no money that came. */
export type ListedRow = ProviderTransaction | { readonly unreadable: string } | undefined

/** How far the provider's time zone is from UTC, and how far its clock may differ from ours; milliseconds. */
const distance = 3 * 60 * 60_000
const clockDifference = 60_000

/**
 * Reads a row of the list of money (the Pull API). Amounts may have separators of thousands, and times an offset.
 *
 * @param period what was asked for, shorter than the distance of the provider's time zone from UTC: its times end in Z
 *   and are local in what is published of it, and which of the two a time is follows from the period that has it
 */
export function readListedRow(row: JsonValue, shortcode: string, period: Period): ListedRow {
  if (!isJsonObject(row)) return { unreadable: 'row' }
  const text = (name: string): string => {
    const value = row[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  }
  const receipt = text('transactionId').toUpperCase()
  if (receipt === '') return { unreadable: 'transactionId' }
  const amount = amountOf(text('amount'))
  if (amount === undefined) return { unreadable: 'amount' }
  // What went out is not taken from this list.
  if (amount <= 0) return undefined
  const at = momentOf(text('trxDate'), period)
  if (at === undefined) return { unreadable: 'trxDate' }
  return {
    provider: darajaName,
    shortcode,
    receipt,
    amount,
    currency: darajaCurrency,
    at,
    source: 'c2b',
    account: text('billreference'),
    payer: [text('sender'), maskText(text('msisdn'))].filter((one) => one !== '').join(' '),
    raw: JSON.stringify(row),
  }
}

/** In cents; zeros behind the cents say nothing. */
function amountOf(text: string): number | undefined {
  const cents = text === '' ? undefined : centsIn(text.replace(/(\.\d\d)0+$/, '$1'))
  return Number.isSafeInteger(cents) ? cents : undefined
}

/** What may follow the seconds: their parts, and Z or the offset from UTC with a colon, without, or in hours alone. */
const ending = /(?:\.\d+)?\s*(?:z|([+-])(\d{2})(?::?(\d{2}))?)?$/i

function momentOf(text: string, { from, to }: Period): Date | undefined {
  const [end = '', sign, hours, minutes = '0'] = ending.exec(text) ?? []
  const local = timeIn(text.slice(0, text.length - end.length))?.getTime()
  if (local === undefined) return undefined
  const universal = local + distance
  if (sign !== undefined) {
    const offset = (Number(hours) * 60 + Number(minutes)) * 60_000
    return new Date(sign === '-' ? universal + offset : universal - offset)
  }
  const isWithin = universal >= from.getTime() - clockDifference && universal <= to.getTime() + clockDifference
  return new Date(isWithin ? universal : local)
}
