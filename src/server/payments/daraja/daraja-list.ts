import { momentIn } from '../../../engine/format/moment-in.ts'
import { isJsonArray, isJsonObject } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import type { ProviderTransaction } from '../provider-transaction.ts'
import type { DarajaAnswer } from './daraja-call.ts'
import { darajaPost, darajaTimeZone } from './daraja-post.ts'
import type { DarajaAccount, DarajaPost } from './daraja-post.ts'
import { readListedRow } from './read-listed-row.ts'
import type { Period } from './read-listed-row.ts'

/** The list is asked for in slices of so many milliseconds: see `readListedRow`. */
const slice = 2 * 60 * 60_000

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

/** What the provider lists for an account with it. */
export interface ReceivedList {
  readonly money: readonly ProviderTransaction[]
  /** What of the list is missing, in words that hold nothing about people; undefined where nothing is. */
  readonly gap: string | undefined
}

/**
 * The money that the provider lists for an account with it in a period, at most 48 hours back (the Pull API). A row
 * that cannot be read hides no other.
 *
 * @throws NoListError when the provider answers without a list; Error when it does not answer
 */
export async function listReceived(account: DarajaAccount, { from, to }: Period): Promise<ReceivedList> {
  const post = darajaPost(account)
  const { shortcode } = account.keys
  const money: ProviderTransaction[] = []
  const unreadable: string[] = []
  let isCut = false
  for (let start = from.getTime(); start < to.getTime(); start += slice) {
    const period = { from: new Date(start), to: new Date(Math.min(start + slice, to.getTime())) }
    const listed = await rowsIn(post, shortcode, period)
    isCut ||= listed.isCut
    for (const row of listed.rows) {
      const read = readListedRow(row, shortcode, period)
      if (read === undefined) continue
      if ('unreadable' in read) unreadable.push(read.unreadable)
      else money.push(read)
    }
  }
  return { money, gap: gapOf(unreadable, isCut) }
}

/** All rows of a period, each once, and whether there are more than are asked for. */
async function rowsIn(
  post: DarajaPost,
  shortcode: string,
  { from, to }: Period,
): Promise<{ readonly rows: Iterable<JsonValue>; readonly isCut: boolean }> {
  const [StartDate, EndDate] = [secondOf(from), secondOf(to)]
  const rows = new Map<string, JsonValue>()
  for (let page = 0; page < mostPages; page += 1) {
    const known = rows.size
    const asked = { ShortCode: shortcode, StartDate, EndDate, OffSetValue: String(known) }
    for (const row of rowsOf(await post('/pulltransactions/v1/query', asked))) rows.set(JSON.stringify(row), row)
    if (rows.size === known) return { rows: rows.values(), isCut: false }
  }
  return { rows: rows.values(), isCut: true }
}

function gapOf(unreadable: readonly string[], isCut: boolean): string | undefined {
  const count = unreadable.length
  const faults = [
    ...(count > 0 ? [`${count} ${count === 1 ? 'row' : 'rows'} without readable ${fieldsOf(unreadable)}`] : []),
    ...(isCut ? [`more than ${mostPages} pages for ${slice / 60 / 60_000} hours`] : []),
  ]
  return faults.length === 0 ? undefined : `The provider's list of money has ${faults.join(', and ')}.`
}

const fieldsOf = (unreadable: readonly string[]): string => [...new Set(unreadable)].toSorted().join(' or ')

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

function rowsOf({ json, status }: DarajaAnswer): readonly JsonValue[] {
  const { ResponseCode, Response } = isJsonObject(json) ? json : {}
  // Without money in the period it answers with another code.
  if (ResponseCode === '1001') return []
  if (ResponseCode !== '1000' || !isJsonArray(Response)) throw new NoListError(status)
  return Response.flatMap((rows) => (isJsonArray(rows) ? rows : [rows])).filter((row) => row !== null)
}
