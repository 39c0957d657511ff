import { randomUUID } from 'node:crypto'
import { lockCaseProfile } from '../../../src/server/cases/case-place.ts'
import { postInvoice } from '../../../src/server/ledger/post-invoice.ts'
import { postReceipt } from '../../../src/server/ledger/post-receipt.ts'
import type { TenantTransaction } from '../../../src/server/platform/database/database.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import { later } from '../../../src/server/platform/database/together.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { median } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { openBareInserts } from './bare-inserts.ts'
import { makeManyMembers } from './many-members.ts'
import { neutralTenant } from './neutral-tenant.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { BenchDatabase } from './on-each-database.ts'

const members = 40
/** Both are measured in turns, so that whatever else the machine does slows them alike. */
const rounds = 7
/** Transactions of each round, and how many run at most at once. */
const transactions = 200
const atOnce = 4
const target = 0.4
const amount = 150_000

/** How fast invoices and receipts are posted, beside plain inserts of as many rows. */
export const postingsBench: Bench = {
  name: 'postings',
  title: `Postings, ${atOnce} at once, beside transactions that insert as many rows and do nothing else`,
  run: async () => {
    const tenant = await neutralTenant()
    return onEachDatabase((database) => measure(database, tenant))
  },
}

async function measure({ name, place }: BenchDatabase, tenant: PublishedTenant): Promise<BenchRow[]> {
  const database = await openDatabase(place)
  const { databaseUrl: url } = place
  const bare = url === undefined ? undefined : openBareInserts(url, { tenant: tenant.id, amount, atOnce })
  try {
    const now = new Date()
    await makeManyMembers(database, members, now)
    const profiles = await database.inTenant(tenant.id, ({ tenant: id, db }) =>
      db.selectFrom('profiles').select('id').where('tenant', '=', id).execute(),
    )
    const profileOf = (nth: number) => profiles[nth % profiles.length]?.id ?? ''
    const post = (nth: number) =>
      database.inTenant(tenant.id, (tx) => postNth(tx, tenant, profileOf(payerOf(nth)), nth))
    const insert = (sent: Sent) => (nth: number) =>
      database.inTenant(tenant.id, (tx) => insertPlainly(tx, profileOf(nth >> 1), sent))
    const rates: {
      readonly posted: number
      readonly inserted: number
      readonly piped: number
      readonly bare: number
      readonly bareAlone: number
      readonly postedAlone: number
    }[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const rate = {
        inserted: await rateOf(insert('one by one')),
        piped: await rateOf(insert('at once')),
        bare: bare ? await rateOf((nth) => bare.insert(profileOf(nth >> 1))) : Number.NaN,
        posted: await rateOf((nth) => post(nth + 2 * round * transactions)),
        bareAlone: bare ? await rateOf((nth) => bare.insert(profileOf(nth >> 1)), 1) : Number.NaN,
        postedAlone: await rateOf((nth) => post(nth + (2 * round + 1) * transactions), 1),
      }
      if (round > 0) rates.push(rate)
      // The first round prepares statements and fills caches. Plans that were made for empty tables read them whole.
      else await Promise.all([bare?.analyze(), database.tend?.()])
    }
    const row = (label: string, value: number, unit: string): BenchRow => ({ label: `${name}: ${label}`, value, unit })
    const share = (label: string, shares: readonly number[]): BenchRow => {
      const value = median(shares)
      return { ...row(label, value, '×'), target: `≥ ${target} ×`, met: value >= target }
    }
    return [
      row('postings', median(rates.map(({ posted }) => posted)), '/s'),
      row('transactions of plain inserts, one by one', median(rates.map(({ inserted }) => inserted)), '/s'),
      row('transactions of plain inserts, sent at once', median(rates.map(({ piped }) => piped)), '/s'),
      share(
        'postings for each one by one',
        rates.map(({ posted, inserted }) => posted / inserted),
      ),
      share(
        'postings for each sent at once',
        rates.map(({ posted, piped }) => posted / piped),
      ),
      ...(bare
        ? [
            row('transactions of five inserts by a plain client', median(rates.map((rate) => rate.bare)), '/s'),
            share(
              'postings for each of those',
              rates.map((rate) => rate.posted / rate.bare),
            ),
            row('postings, one after the other', median(rates.map((rate) => rate.postedAlone)), '/s'),
            share(
              'postings for each of a plain client, both one after the other',
              rates.map((rate) => rate.postedAlone / rate.bareAlone),
            ),
          ]
        : []),
    ]
  } finally {
    await bare?.close()
    await database.close()
  }
}

/** An invoice and its receipt are some postings apart: those at the same moment are of different members. */
const payerOf = (nth: number): number => (nth % 2 === 0 ? nth : nth + 2 * members - 2 * apart - 1) >> 1
const apart = 10

/** Transactions a second, so many at once. */
async function rateOf(work: (nth: number) => Promise<unknown>, most = atOnce): Promise<number> {
  const began = performance.now()
  const queue = Array.from({ length: transactions }, (_, nth) => nth).values()
  const worker = async () => {
    for (const nth of queue) await work(nth)
  }
  await Promise.all(Array.from({ length: most }, worker))
  return (transactions * 1000) / (performance.now() - began)
}

/** An invoice, and with the next number its receipt. */
async function postNth(tx: TenantTransaction, tenant: PublishedTenant, profile: string, nth: number): Promise<void> {
  const world = { tenant, now: new Date() }
  const holder = { profile, data: { name: 'Ada Wambui', memberNo: 'M-1' } }
  await lockCaseProfile(tx, profile)
  if (nth % 2 === 0) {
    const lines = [{ description: 'Subscription Payment', item: 'subscription', amount, vat: 0, due: '2030-01-01' }]
    await postInvoice(tx, world, holder, { lines, source: 'SUBS-2026' })
    return
  }
  await postReceipt(tx, world, holder, { amount, way: 'bank', description: 'Bank transfer' })
}

/** How plain inserts are sent: each waits for the one before, or all go as one message with the commit. */
type Sent = 'one by one' | 'at once'

/**
 * A posting writes five rows: its document, its transfer, the line, the balance and the counter of its series. These
 * are as many of the same tables, without a lock, a read or a number: a statement for each, and one commit.
 */
async function insertPlainly(tx: TenantTransaction, profile_id: string, sent: Sent): Promise<void> {
  const { tenant, db } = tx
  const id = randomUUID()
  const now = new Date()
  const on = now.toISOString().slice(0, 10)
  const kept = { number: `PLAIN-${id}`, profile_id, description: 'Subscription Payment', amount_cents: amount }
  const document = db.insertInto('ledger_documents').values({
    ...kept,
    tenant,
    id,
    kind: 'invoice',
    holder: JSON.stringify({ name: 'Ada Wambui', memberNo: 'M-1' }),
    source: 'SUBS-2026',
    currency: 'KES',
    due_on: on,
    way: null,
    reference: null,
    about: null,
    reverses: null,
    posted_on: on,
    posted_at: now,
    posted_by: null,
  })
  const others = [1, 2].flatMap((no) => {
    const transfer = { debit: `receivable:${profile_id}`, credit: 'income:subscription', amount_cents: amount }
    const about = { invoice_id: id, line_no: no, reverses_document: null, reverses_no: null }
    const paid = { receipt_no: null, paid_on: null, paid_cents: amount }
    const line = {
      line_no: no,
      case_id: null,
      charge: null,
      item: 'subscription',
      vat_cents: 0,
      currency: 'KES',
      due_on: on,
    }
    return [
      db
        .insertInto('ledger_transfers')
        .values({ ...transfer, ...about, tenant, document_id: id, transfer_no: no, currency: 'KES' }),
      db.insertInto('ledger_lines').values({ ...kept, ...line, ...paid, tenant, document_id: id, billed_at: now }),
    ]
  })
  for (const one of [document, ...others]) {
    if (sent === 'at once') await later(tx, one)
    else await one.execute()
  }
}
