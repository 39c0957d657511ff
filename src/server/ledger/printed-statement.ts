import { createHash } from 'node:crypto'
import type { LedgerEntry } from '../../contract/ledger.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { showDocumentCode } from '../../engine/format/document-code.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { nextNumber } from '../platform/database/next-number.ts'
import { makeDocumentCode, verificationAddress } from '../platform/documents/document-code.ts'
import { keepSnapshot } from '../platform/published/keep-snapshot.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import { formatSeries } from '../../engine/cases/values/series-number.ts'
import type { Holder, PostingWorld } from './posting-world.ts'
import { readStatement } from './statement.ts'

const template = 'documents/statement'

/** How statements are numbered in a year. */
const series = 'STM-{year}-{sequence:5}'

/**
 * Fixes a statement of what was posted for a member: its code, its number, what it states and its template, in the
 * organisation's language. One that would state the same is the same document, which is issued once.
 *
 * @param year of which; undefined for all of them
 * @returns the id under which it is issued; undefined for a year in which nothing was posted
 */
export async function fixStatement(
  tx: TenantTransaction,
  world: PostingWorld & { readonly origin: string },
  { profile, data: owner }: Holder,
  year: string | undefined,
): Promise<string | undefined> {
  const { tenant, db } = tx
  const entries = (await readStatement(tx, profile)).toReversed()
  const account = accountsOf(entries, world.tenant.declaration.currency, year)
  if (year !== undefined && account.entries.length === 0 && account.others === undefined) return undefined
  const on = todayIn(world.tenant.declaration.timeZone, world.now)
  const id = idOf(JSON.stringify([profile, on, owner, account]))
  const known = db.selectFrom('case_documents').select('id').where('tenant', '=', tenant).where('id', '=', id)
  if ((await known.executeTakeFirst()) !== undefined) return id
  const published = inLanguage(world.tenant)
  const hash = published.shown[template] ?? ''
  const code = makeDocumentCode()
  const thisYear = on.slice(0, 4)
  const number = formatSeries(series.replaceAll('{year}', thisYear), await nextNumber(tx, `statement ${thisYear}`))
  const issued = { number, code: showDocumentCode(code), address: verificationAddress(world.origin, code), on }
  await keepSnapshot(tx, template, { hash, document: published.documents.get(template) ?? {} })
  const row = { tenant, id, case_id: null, document: 'statement', number, code, template, template_hash: hash }
  await db
    .insertInto('case_documents')
    .values({ ...row, data: JSON.stringify({ owner, issued, posted: account }), until: null, issued_at: world.now })
    .onConflict((conflict) => conflict.columns(['tenant', 'id']).doNothing())
    .execute()
  return id
}

/**
 * What a statement states: the account in the organisation's currency, and those in other ones, in which it billed
 * before.
 *
 * @param entries all of the member's, the oldest first
 */
function accountsOf(entries: readonly LedgerEntry[], own: string, year: string | undefined) {
  const account = (currency: string) =>
    accountOf(
      entries.filter(({ Currency_Code }) => Currency_Code === currency),
      currency,
      year,
    )
  const currencies = [...new Set(entries.map(({ Currency_Code }) => Currency_Code))].toSorted()
  const others = currencies
    .filter((currency) => currency !== own)
    .map(account)
    .filter(({ opening, entries: shown }) => opening !== 0 || shown.length > 0)
  return { ...(year !== undefined && { year }), ...account(own), ...(others.length > 0 && { others }) }
}

/**
 * An account in one currency, in cents: what was owed before its first entry, and after each.
 *
 * @param entries all of the member's in it, the oldest first
 */
function accountOf(entries: readonly LedgerEntry[], currency: string, year: string | undefined) {
  const yearIn = ({ postingDate }: LedgerEntry) => postingDate.slice(0, 4)
  const shown = year === undefined ? entries : entries.filter((entry) => yearIn(entry) === year)
  const earlier = year === undefined ? [] : entries.filter((entry) => yearIn(entry) < year)
  const opening = sumOf(earlier)
  let balance = opening
  const lines = shown.map((entry) => {
    const amount = centsOf(entry)
    balance += amount
    const { documentNo: number, postingDate: date, description } = entry
    return { date, number, description, currency, amount, balance }
  })
  return {
    currency,
    opening,
    charged: sumOf(shown.filter(({ amountLCY }) => amountLCY > 0)),
    settled: -sumOf(shown.filter(({ amountLCY }) => amountLCY < 0)),
    closing: balance,
    entries: lines,
  }
}

const centsOf = ({ amountLCY }: LedgerEntry): number => Math.round(amountLCY * centsInUnit)

// Adding 0 turns -0 into 0.
const sumOf = (entries: readonly LedgerEntry[]): number => entries.reduce((sum, entry) => sum + centsOf(entry), 0) + 0

/** An id that follows from what is stated. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
