import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../src/server/accounts/users.ts'
import { billProfiles } from '../../../src/server/billing/bill-profiles.ts'
import { yearlyBilling } from '../../../src/server/billing/billing-terms.ts'
import { undoBills } from '../../../src/server/billing/undo-bill.ts'
import { lockCaseProfile } from '../../../src/server/cases/case-place.ts'
import { receivePayment } from '../../../src/server/cases/receive-payment.ts'
import { postInvoice } from '../../../src/server/ledger/post-invoice.ts'
import type { TenantTransaction } from '../../../src/server/platform/database/database.ts'
import { createProfile, updateProfile } from '../../../src/server/profiles/profiles.ts'
import { fc } from '../../properties.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { wrongInLedger } from './posted-sums.ts'

let server: TestServer
/** All is posted at the same moment. */
let now: Date
beforeAll(async () => {
  server = await startSampleServer()
  now = server.clock.now()
})
afterAll(async () => {
  await server.close()
})

const inDemo = <Result>(work: (tx: TenantTransaction) => Promise<Result>) =>
  server.services.database.inTenant('demo', work)

function world() {
  const tenant = server.services.tenants.all.find(({ id }) => id === 'demo')
  if (tenant === undefined) throw new Error('There is no organisation.')
  return { tenant, origin: 'https://members.example', staff: server.services.staff, now }
}

interface AnyMember {
  readonly category: string
  readonly status: string
  /** In cents. */
  readonly debt: number
  readonly paid: number
  /** Whether something of both years' invoices is paid before they are undone. */
  readonly pays: boolean
}

const anyMember: fc.Arbitrary<AnyMember> = fc.record({
  category: fc.constantFrom('GRADUATE', 'FELLOW', 'STUDENT', 'NONE'),
  status: fc.constantFrom('Active', 'Active', 'Active', 'Inactive', 'Deceased'),
  debt: fc.constantFrom(0, 50_000, 1),
  paid: fc.constantFrom(0, 20_000, 90_000),
  pays: fc.boolean(),
})
const manyMembers = fc.array(anyMember, { minLength: 1, maxLength: 7 })

async function addMember(tx: TenantTransaction, { category, status, debt, paid }: AnyMember): Promise<string> {
  const number = randomUUID()
  const user = await createUser(tx, {
    email: `${number}@batches.example`,
    phone: '0712345678',
    id_number: number,
    password_hash: 'none',
    type: 'Individual',
    category,
    profile_id: null,
    verified_at: now,
    created_at: now,
  })
  if (user === undefined) throw new Error('There is such a member.')
  const { id } = await createProfile(tx, user.id, 'Individual', now)
  const membership = { No: number, Category: category, Status: status, Registration_Date: '2024-01-01' }
  await updateProfile(tx, id, { member_no: number, member_information: JSON.stringify([membership]) })
  await lockCaseProfile(tx, id)
  const line = { description: 'Fee', item: 'fee', amount: debt, vat: 16 }
  if (debt > 0) await postInvoice(tx, world(), { profile: id, data: {} }, { lines: [line], source: 'X-1' })
  if (paid > 0) await pay(tx, id, paid)
  return id
}

const pay = (tx: TenantTransaction, profile: string, amount: number) =>
  receivePayment(tx, world(), profile, { amount, way: 'bank', description: 'Bank transfer' })

/** Bills members for a year, those of each batch together; returns the run's id. */
async function billIn(batches: readonly (readonly string[])[], year: number): Promise<string> {
  const billing = yearlyBilling(world().tenant, { declaration: 'billing/subscription', year }, now)
  const run = { id: randomUUID(), billing }
  const begun = { declaration: billing.id, year: billing.name, begun_by: randomUUID(), begun_at: now }
  await inDemo(({ db }) =>
    db
      .insertInto('billing_runs')
      .values({ tenant: 'demo', id: run.id, ...begun })
      .execute(),
  )
  for (const batch of batches) await inDemo((tx) => billProfiles(tx, world(), run, batch))
  return run.id
}

/** Undoes a run, so many together. */
async function undoIn(run: string, size: number): Promise<void> {
  const bills = await inDemo(({ db }) =>
    db
      .selectFrom('yearly_bills')
      .select(['profile_id as profile', 'invoice_id as invoice'])
      .where('tenant', '=', 'demo')
      .where('run_id', '=', run)
      .orderBy('profile_id')
      .execute(),
  )
  for (let at = 0; at < bills.length; at += size) {
    const undoing = { reason: 'Wrong fee', by: randomUUID() }
    await inDemo((tx) => undoBills(tx, world(), bills.slice(at, at + size), undoing))
  }
}

/** What a run has left in the ledger, in the order of its numbers, by names that do not tell runs apart. */
async function leftBy(run: string, year: number): Promise<readonly unknown[]> {
  const { documents, transfers, lines } = await inDemo(async ({ db }) => {
    const bills = await db.selectFrom('yearly_bills').select('invoice_id').where('run_id', '=', run).execute()
    const invoices = bills.map(({ invoice_id }) => invoice_id)
    const any = [...invoices, randomUUID()]
    const documents = await db
      .selectFrom('ledger_documents')
      .selectAll()
      .where((where) => where.or([where('id', 'in', any), where('reverses', 'in', any)]))
      .orderBy('kind')
      .orderBy('number')
      .execute()
    const ids = [...documents.map(({ id }) => id), randomUUID()]
    const transfers = db.selectFrom('ledger_transfers').selectAll().where('document_id', 'in', ids)
    const lines = db.selectFrom('ledger_lines').selectAll().where('document_id', 'in', ids)
    return {
      documents,
      transfers: await transfers.orderBy('transfer_no').execute(),
      lines: await lines.orderBy('line_no').execute(),
    }
  })
  const numbers = documents.map(({ number }) => Number(number.split('-').at(-1)))
  const places = new Map(documents.map(({ id }, place) => [id, place]))
  const placed = (id: string | null) => (id === null ? null : places.get(id))
  return documents.map(
    (
      {
        id,
        reverses,
        number: _number,
        last_digits: _digits,
        posted_by: _by,
        due_on: _due,
        description,
        source,
        ...document
      },
      place,
    ) => ({
      ...document,
      // The numbers of a kind follow one another.
      gap: (numbers[place] ?? 0) - (numbers[place - 1] ?? 0) === 1 || document.kind !== documents[place - 1]?.kind,
      description: description.replaceAll(String(year), 'year'),
      source: document.kind === 'invoice' ? source.replaceAll(String(year), 'year') : '',
      reverses: placed(reverses),
      transfers: transfers
        .filter(({ document_id }) => document_id === id)
        .map(({ document_id: _id, invoice_id, reverses_document, ...transfer }) => ({
          ...transfer,
          invoice: placed(invoice_id),
          reversed: placed(reverses_document),
        })),
      lines: lines
        .filter(({ document_id }) => document_id === id)
        .map(
          ({ document_id: _id, number: _no, description: _text, receipt_no: _receipt, due_on: _due, ...line }) => line,
        ),
    }),
  )
}

test('the declared VAT is kept with what is billed, and posted to its account [SUB-04 BIL-06]', async () => {
  const graduate = { category: 'GRADUATE', status: 'Active', debt: 0, paid: 0, pays: false }
  const profile = await inDemo((tx) => addMember(tx, graduate))
  const billing = yearlyBilling(world().tenant, { declaration: 'billing/subscription', year: 2026 }, now)
  const declared = { ...billing.declared, vat: 16 }
  const taxed = { ...billing, declared, terms: { ...billing.terms, declared } }
  const run = { id: randomUUID(), billing: taxed }
  const { lines, transfers } = await inDemo(async (tx) => {
    await tx.db
      .insertInto('billing_runs')
      .values({ tenant: 'demo', id: run.id, declaration: taxed.id, year: taxed.name, begun_by: profile, begun_at: now })
      .execute()
    await billProfiles(tx, world(), run, [profile])
    const billed = tx.db.selectFrom('ledger_lines').where('tenant', '=', 'demo').where('profile_id', '=', profile)
    const found = await billed.select(['document_id', 'amount_cents', 'vat_cents']).execute()
    const moved = tx.db.selectFrom('ledger_transfers').select(['debit', 'credit', 'amount_cents'])
    const ids = found.map(({ document_id }) => document_id)
    return {
      lines: found,
      transfers: await moved.where('tenant', '=', 'demo').where('document_id', 'in', ids).execute(),
    }
  })
  expect(lines).toMatchObject([{ amount_cents: 300_000, vat_cents: 41_379 }])
  expect(transfers.toSorted((left, right) => left.amount_cents - right.amount_cents)).toEqual([
    { debit: `receivable:${profile}`, credit: 'vat', amount_cents: 41_379 },
    { debit: `receivable:${profile}`, credit: 'income:subscription', amount_cents: 258_621 },
  ])
})

test('members who are billed, and undone, together have the ledger of those who are one by one [SUB-04 BIL-06]', async () => {
  await fc.assert(
    fc.asyncProperty(manyMembers, fc.integer({ min: 1, max: 7 }), async (members, size) => {
      const profiles: string[] = []
      for (const member of members) profiles.push(await inDemo((tx) => addMember(tx, member)))
      const ordered = profiles.toSorted()
      const batches = ordered.flatMap((_, at) => (at % size === 0 ? [ordered.slice(at, at + size)] : []))
      const together = await billIn([...batches, ordered], 2026)
      const alone = await billIn(
        ordered.map((one) => [one]),
        2027,
      )
      expect(await leftBy(together, 2026)).toEqual(await leftBy(alone, 2027))
      for (const [place, profile] of profiles.entries()) {
        if (members[place]?.pays === true) await inDemo((tx) => pay(tx, profile, 10_000_000))
      }
      await undoIn(together, size)
      await undoIn(alone, 1)
      expect(await leftBy(together, 2026)).toEqual(await leftBy(alone, 2027))
      const wrong = await inDemo(wrongInLedger)
      expect(wrong).toEqual([])
    }),
    { numRuns: 12 },
  )
})
