import { sql } from 'kysely'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import { readLedger } from '../../../src/server/cases/facts/charges.ts'
import { lockCaseProfile, placeOfCase } from '../../../src/server/cases/case-place.ts'
import { findCase } from '../../../src/server/cases/case-row.ts'
import { receivePayment } from '../../../src/server/cases/receive-payment.ts'
import { wakeCase } from '../../../src/server/cases/wake-case.ts'
import { linesOfCases, openLines } from '../../../src/server/ledger/ledger-lines.ts'
import { memberAccount } from '../../../src/server/ledger/member-account.ts'
import { overdueSums } from '../../../src/server/ledger/overdue-sum.ts'
import { postCreditNote } from '../../../src/server/ledger/post-credit-note.ts'
import { postInvoice } from '../../../src/server/ledger/post-invoice.ts'
import { postRefund } from '../../../src/server/ledger/post-refund.ts'
import { postReversal } from '../../../src/server/ledger/post-reversal.ts'
import type { ReceivedMoney } from '../../../src/server/ledger/post-receipt.ts'
import { findPosted } from '../../../src/server/ledger/posted-rows.ts'
import { balanceRows, readBalance } from '../../../src/server/ledger/read-balance.ts'
import { withCases } from '../../engine/cases/case-declarations.ts'
import { startCaseServer, storedCase, tenantsWithCases } from '../cases/case-server.ts'
import type { CasePerson, CaseServer } from '../cases/case-server.ts'
import { Refusal } from '../../../src/server/platform/refusal.ts'
import { fc } from '../../properties.ts'
import { moneyNames, passingTables, unchangedTables, unremovedTables } from './kept-tables.ts'
import { wrongInLedger } from './posted-sums.ts'

/** Letters of introduction, whose fee has VAT in it. */
const path = 'schemas/cases/introduction/case.json'
const introduction = withCases.get(path)
const charges = [{ id: 'fee', description: 'Letter of introduction', amount: 150_000, vat: 16, due: 'P14D' }]
const taxed = { [path]: { ...(isJsonObject(introduction) && introduction), charges } }

let server: CaseServer
let registrar: CasePerson
beforeAll(async () => {
  server = await startCaseServer({ tenants: await tenantsWithCases(taxed) })
  registrar = await server.staff('registrar')
})
afterAll(async () => {
  const wrong = await server.inTenant(wrongInLedger)
  await server.close()
  expect(wrong).toEqual([])
})

function world(currency?: string) {
  const own = server.services.tenants.all.find(({ id }) => id === server.tenantId)
  if (own === undefined) throw new Error('There is no organisation.')
  const tenant = { ...own, declaration: { ...own.declaration, ...(currency !== undefined && { currency }) } }
  return { tenant, origin: 'https://members.example', staff: server.services.staff, now: server.clock.now() }
}

const answers = { To: 'The County Government of Kiambu', Purpose: 'Tender for the design of a bridge.' }
const request = (person: CasePerson) => server.start(person, 'cases/introduction', 'request', answers)

const pay = ({ profileId }: CasePerson, money: Partial<ReceivedMoney> = {}, currency?: string) =>
  server.inTenant((tx) =>
    receivePayment(tx, world(currency), profileId, {
      amount: 150_000,
      way: 'bank',
      description: 'Bank transfer',
      ...money,
    }),
  )

const linesOf = (id: string) => server.inTenant((tx) => linesOfCases(tx, [id]).execute())
const balanceOf = ({ profileId }: CasePerson, currency = 'KES') =>
  server.inTenant((tx) => readBalance(tx, profileId, currency))
const reverse = (id: string) =>
  server.inTenant(async (tx) => {
    const row = await findPosted(tx, id)
    if (row === undefined) throw new Error('There is nothing to reverse.')
    await lockCaseProfile(tx, row.profile_id)
    return postReversal(tx, world(), row, { reason: 'Entered for somebody else' })
  })

/** Bills a member for nothing that is a case. */
const billed = ({ profileId }: CasePerson, amounts: readonly number[], currency?: string) =>
  server.inTenant(async (tx) => {
    await lockCaseProfile(tx, profileId)
    const lines = amounts.map((amount) => ({ description: 'Fee', item: 'fee', amount, vat: 16 }))
    return postInvoice(tx, world(currency), { profile: profileId, data: { name: 'Ada' } }, { lines, source: 'X-1' })
  })

const refunded = ({ profileId }: CasePerson, amount: number, currency?: string) =>
  server.inTenant(async (tx) => {
    await lockCaseProfile(tx, profileId)
    const holder = { profile: profileId, data: { name: 'Ada' } }
    return postRefund(tx, world(currency), holder, { amount, way: 'bank', description: 'Paid twice' })
  })

/** Credit that is too little, and what is used, are refused: then nothing is posted. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

test('a receipt finds its line by the key, however many lines others have [BIL-06]', async () => {
  const others = await server.member()
  await billed(others, Array<number>(3000).fill(100))
  const member = await server.member()
  await billed(member, [150_000])
  const money = { amount: 150_000, way: 'bank', description: 'Bank transfer' }
  const { rows } = await server.inTenant(async (tx) => {
    await receivePayment(tx, world(), member.profileId, money)
    return sql<{ read: number }>`select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables
      where relname = 'ledger_lines'`.execute(tx.db)
  })
  expect(Number(rows[0]?.read)).toBeLessThan(20)
})

describe('a charge of a case [CASE-07 BIL-06]', () => {
  test('is billed in the step’s transaction: the member owes it until a receipt settles it', async () => {
    const member = await server.member()
    const id = await request(member)
    const [line] = await linesOf(id)
    expect(line).toMatchObject({ number: expect.stringMatching(/^INV-\d{4}-\d{5}$/), amount_cents: 150_000 })
    expect(await balanceOf(member)).toEqual({ receivable: 150_000, credit: 0 })
    const receipt = await pay(member)
    expect(receipt).toMatchObject({ settled: [id], number: expect.stringMatching(/^RCT-\d{4}-\d{5}$/) })
    expect(await linesOf(id)).toMatchObject([{ paid_cents: 150_000, receipt_no: receipt.number }])
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 0 })
  })

  test('moves the VAT in its amount to the account of VAT, and back once it is credited', async () => {
    const member = await server.member()
    const id = await request(member)
    const [line] = await linesOf(id)
    const { profileId } = member
    expect(line).toMatchObject({ amount_cents: 150_000, vat_cents: 20_690 })
    const moved = () =>
      server.inTenant(({ tenant, db }) =>
        db
          .selectFrom('ledger_transfers')
          .select(['debit', 'credit', 'amount_cents'])
          .where('tenant', '=', tenant)
          .where('invoice_id', '=', line?.document_id ?? '')
          .orderBy('amount_cents')
          .execute(),
      )
    const [receivable, income] = [`receivable:${profileId}`, 'income:introduction.fee']
    const billed = [
      { debit: receivable, credit: 'vat', amount_cents: 20_690 },
      { debit: receivable, credit: income, amount_cents: 129_310 },
    ]
    expect(await moved()).toEqual(billed)
    await server.act(registrar, id, { do: 'decline', input: { reason: 'The addressee is unknown to us.' } })
    const returned = billed.map(({ debit, credit, amount_cents }) => ({ debit: credit, credit: debit, amount_cents }))
    expect(await moved()).toEqual(expect.arrayContaining([...billed, ...returned]))
    expect(await moved()).toHaveLength(4)
  })

  test('that is settled moves its case when that is woken, and not in the posting', async () => {
    const member = await server.member()
    const id = await request(member)
    await pay(member)
    expect((await storedCase(server, id)).kase.state).toBe('requested')
    await server.inTenant((tx) => wakeCase(tx, world(), id))
    expect((await storedCase(server, id)).kase.state).toBe('issued')
    const waiting = await server.inTenant(({ tenant, db }) =>
      db.selectFrom('case_events').select('event').where('tenant', '=', tenant).where('case_id', '=', id).execute(),
    )
    expect(waiting).toEqual([])
  })

  test('that is paid in part moves nothing, and says how much is paid', async () => {
    const member = await server.member()
    const id = await request(member)
    expect(await pay(member, { amount: 50_000 })).toMatchObject({ settled: [] })
    expect(await linesOf(id)).toMatchObject([{ paid_cents: 50_000 }])
    expect(await balanceOf(member)).toEqual({ receivable: 100_000, credit: 0 })
  })

  test('that is credited is owed no longer; what was paid of it becomes credit', async () => {
    const member = await server.member()
    const id = await request(member)
    await pay(member, { amount: 50_000 })
    await server.act(registrar, id, { do: 'decline', input: { reason: 'The addressee is unknown to us.' } })
    expect(await linesOf(id)).toMatchObject([{ credited_cents: 150_000, paid_cents: 0 }])
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 50_000 })
  })

  test('is all that a case reads of the ledger, in one wait; a type without charges reads nothing', async () => {
    const member = await server.member()
    const other = await request(member)
    const id = await request(member)
    const changed = await server.start(member, 'cases/change-of-name', 'submit', { LastName: 'WAMBUI' })
    const read = (caseId: string) =>
      server.inTenant(async (tx) => {
        const row = await findCase(tx, caseId)
        if (row === undefined) throw new Error('There is no case.')
        const place = await placeOfCase(tx, world(), row)
        const tables: string[] = []
        const ledgerOf = await readLedger({ ...tx, db: tx.db.withPlugin(noting(tables)) }, [place])
        return { facts: ledgerOf(place), tables }
      })
    const first = await read(id)
    expect(first.tables).toEqual(['ledger_lines'])
    expect(first.facts.charge).toMatchObject({ fee: { billed: true, amount: 150_000, settled: false } })
    expect(first.facts.charge['fee']?.invoiceNo).not.toBe((await read(other)).facts.charge['fee']?.invoiceNo)
    expect(await read(changed)).toEqual({ facts: { charge: {}, ledger: {} }, tables: [] })
  })
})

/** Notes the tables that statements read. */
const noting = (tables: string[]): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    const names = JSON.stringify(node).matchAll(/"name":"((?:ledger|case)\w*)"/g)
    tables.push(...new Set([...names].flatMap(([, name = '']) => (name.startsWith('ledger_') ? [name] : []))))
    return node
  },
  transformResult: async ({ result }) => result,
})

describe('a receipt [BIL-06]', () => {
  test('settles the oldest invoices first, also of those that it names; what is over becomes credit', async () => {
    const member = await server.member()
    const first = await billed(member, [1000])
    server.clock.advance({ minutes: 1 })
    const second = await billed(member, [2000, 500])
    await pay(member, { amount: 500, invoices: [second.number] })
    const left = () =>
      server.inTenant(async ({ tenant, db }) => {
        const lines = db.selectFrom('ledger_lines').selectAll().where('tenant', '=', tenant)
        const rows = await lines
          .where('profile_id', '=', member.profileId)
          .orderBy('number')
          .orderBy('line_no')
          .execute()
        return rows.map(({ number, amount_cents, paid_cents }) => [number, amount_cents - paid_cents])
      })
    expect(await left()).toEqual([
      [first.number, 1000],
      [second.number, 1500],
      [second.number, 500],
    ])
    await pay(member, { amount: 300, invoices: [second.number, first.number] })
    expect((await left()).map(([, cents]) => cents)).toEqual([700, 1500, 500])
    await pay(member, { amount: 3400 })
    expect((await left()).map(([, cents]) => cents)).toEqual([0, 0, 0])
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 700 })
  })

  test('that names an invoice of somebody else, or a settled one, is refused and posts nothing', async () => {
    const member = await server.member()
    const foreign = await billed(await server.member(), [1000])
    const own = await billed(member, [1000])
    await expect(pay(member, { invoices: [foreign.number] })).rejects.toMatchObject({ code: 'not-found' })
    await pay(member, { amount: 1000 })
    await expect(pay(member, { invoices: [own.number] })).rejects.toMatchObject({
      text: { key: 'server.not-owed' },
    })
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 0 })
  })

  test('that is reversed restores what was owed; it is reversed once, and a reversal never', async () => {
    const member = await server.member()
    const id = await request(member)
    const earlier = await pay(member, { amount: 40_000 })
    const before = await linesOf(id)
    server.clock.advance({ minutes: 1 })
    const receipt = await pay(member, { amount: 160_000 })
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 50_000 })
    const reversal = await reverse(receipt.id)
    expect(await linesOf(id)).toEqual(before)
    expect(before).toMatchObject([{ receipt_no: earlier.number }])
    expect(await balanceOf(member)).toEqual({ receivable: 110_000, credit: 0 })
    await expect(reverse(receipt.id)).rejects.toMatchObject({ text: { key: 'server.not-reversible' } })
    await expect(reverse(reversal.id)).rejects.toMatchObject({ text: { key: 'server.not-reversible' } })
  })

  test('whose credit was paid out since cannot be reversed; more than the credit is not paid out', async () => {
    const member = await server.member()
    const receipt = await pay(member, { amount: 900 })
    await expect(refunded(member, 901)).rejects.toMatchObject({ text: { key: 'server.more-than-credit' } })
    await refunded(member, 900)
    await expect(reverse(receipt.id)).rejects.toMatchObject({ text: { key: 'server.not-reversible' } })
  })

  test('and an invoice are taken back in their own currency, also once the organisation has another one', async () => {
    const member = await server.member()
    const { profileId: profile } = member
    const [billed, credited, paid] = await server.inTenant(async (tx) => {
      await lockCaseProfile(tx, profile)
      const then = world('USD')
      const bill = (source: string) => {
        const lines = [{ description: 'Fee', item: 'fee', amount: 11_600, vat: 16 }]
        return postInvoice(tx, then, { profile, data: {} }, { lines, source })
      }
      const [first, second] = [await bill('X-1'), await bill('X-2')]
      const money = { amount: 500, way: 'bank', description: 'Transfer', invoices: [second.number] }
      return [first, second, await receivePayment(tx, then, profile, money)]
    })
    await reverse(paid.id)
    await reverse(billed.id)
    await server.inTenant(async (tx) => {
      await lockCaseProfile(tx, profile)
      const line = await openLines(tx, profile).executeTakeFirstOrThrow()
      expect(line.number).toBe(credited.number)
      await postCreditNote(tx, world(), { profile, data: {} }, { line, amount: line.amount_cents, source: 'X-2' })
    })
    expect(await balanceOf(member, 'USD')).toEqual({ receivable: 0, credit: 0 })
    const currencies = await server.inTenant(({ tenant, db }) =>
      db
        .selectFrom('ledger_documents as d')
        .innerJoin('ledger_transfers as t', (join) =>
          join.onRef('t.tenant', '=', 'd.tenant').onRef('t.document_id', '=', 'd.id'),
        )
        .select(['d.kind', 't.currency'])
        .where('d.tenant', '=', tenant)
        .where('d.profile_id', '=', profile)
        .execute(),
    )
    expect(new Set(currencies.map(({ currency }) => currency))).toEqual(new Set(['USD']))
    expect(new Set(currencies.map(({ kind }) => kind)).size).toBe(4)
  })

  test('an invoice of which something is paid cannot be reversed; another one is owed no longer', async () => {
    const member = await server.member()
    const paid = await billed(member, [1000])
    await pay(member, { amount: 1 })
    await expect(reverse(paid.id)).rejects.toMatchObject({ text: { key: 'server.not-reversible' } })
    const other = await billed(member, [700])
    await reverse(other.id)
    expect(await balanceOf(member)).toEqual({ receivable: 999, credit: 0 })
  })
})

describe('an organisation that has another currency than before [BIL-06]', () => {
  test('keeps what its members owe and have over in each, apart', async () => {
    const member = await server.member()
    await billed(member, [5000], 'USD')
    await billed(member, [7000])
    await pay(member, { amount: 9000 })
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 2000 })
    expect(await balanceOf(member, 'USD')).toEqual({ receivable: 5000, credit: 0 })
    await pay(member, { amount: 5500 }, 'USD')
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 2000 })
    expect(await balanceOf(member, 'USD')).toEqual({ receivable: 0, credit: 500 })
  })

  test('settles no invoice with money in another one, also where that names it', async () => {
    const member = await server.member()
    const { number } = await billed(member, [5000], 'USD')
    const named = pay(member, { amount: 5000, invoices: [number] })
    await expect(named).rejects.toMatchObject({ text: { key: 'server.not-owed' } })
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 0 })
  })

  test('pays credit out in its own currency alone, and reverses no receipt whose credit is gone', async () => {
    const member = await server.member()
    const { id } = await pay(member, { amount: 3000 }, 'USD')
    await pay(member, { amount: 3000 })
    await refunded(member, 3000, 'USD')
    await expect(refunded(member, 1, 'USD')).rejects.toMatchObject({ text: { key: 'server.more-than-credit' } })
    await expect(reverse(id)).rejects.toMatchObject({ text: { key: 'server.not-reversible' } })
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 3000 })
  })

  test('has what is overdue in its currency, and not what is in another one', async () => {
    const member = await server.member()
    await server.inTenant(async (tx) => {
      await lockCaseProfile(tx, member.profileId)
      const line = { description: 'Fee', item: 'fee', vat: 0, due: '2005-01-01' }
      const holder = { profile: member.profileId, data: {} }
      for (const [currency, amount] of [['USD', 5000] as const, ['KES', 700] as const]) {
        await postInvoice(tx, world(currency), holder, { lines: [{ ...line, amount }], source: 'X-1' })
      }
    })
    const profile = member.profileId
    const overdueIn = (currency: string) =>
      server.inTenant(async (tx) => {
        const balances = await balanceRows(tx, [profile]).execute()
        const late = await overdueSums(tx, [profile], '2006-01-01').execute()
        return memberAccount({ balances, late }, profile, currency)
      })
    expect(await overdueIn('KES')).toMatchObject({ own: { overdue: 700 }, ruled: { overdue: 700, balance: 700 } })
    expect(await overdueIn('USD')).toMatchObject({ own: { overdue: 5000 }, ruled: { overdue: 5000, balance: 5000 } })
    // Nobody is free of debts because the organisation has another currency now.
    expect(await overdueIn('EUR')).toMatchObject({ own: { overdue: 0, balance: 0 }, ruled: { overdue: 5000 } })
  })

  test('keeps in each what its transfers sum up to, whatever is posted in which order', async () => {
    const currencies = fc.constantFrom('KES', 'USD')
    const cents = fc.integer({ min: 1, max: 5000 })
    const acts = fc.constantFrom('bill', 'pay', 'refund', 'reverse')
    const steps = fc.array(fc.tuple(acts, currencies, cents), { minLength: 2, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const member = await server.member()
        const posted: string[] = []
        for (const [act, currency, amount] of sequence) {
          if (act === 'bill') posted.push((await billed(member, [amount], currency)).id)
          else if (act === 'pay') posted.push((await pay(member, { amount }, currency)).id)
          else {
            const last = posted.pop()
            const done = act === 'refund' ? refunded(member, amount, currency) : last && reverse(last)
            await Promise.resolve(done).catch(unlessRefused)
          }
        }
        expect(await server.inTenant(wrongInLedger)).toEqual([])
      }),
      { numRuns: 12 },
    )
  })
})

describe('many at once [BIL-06]', () => {
  test('number their documents without gaps, though some fail, and keep what the transfers sum up to', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => server.member()))
    const failing = (member: CasePerson) =>
      server.inTenant(async (tx) => {
        await receivePayment(tx, world(), member.profileId, { amount: 10, way: 'bank', description: 'Fails' })
        throw new Error('The rest of the transaction fails.')
      })
    const results = await Promise.allSettled(
      members.flatMap((member, place) => [
        billed(member, [1000 + place]),
        pay(member, { amount: 600 }),
        failing(member),
        pay(member, { amount: 700 }),
        billed(member, [50, 60]),
      ]),
    )
    const reasons = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(reasons).toEqual(members.map(() => 'Error: The rest of the transaction fails.'))
    expect(await server.inTenant(wrongInLedger)).toEqual([])
  })

  test('two that pay one invoice settle it once, and the second is the member’s credit', async () => {
    const member = await server.member()
    const id = await request(member)
    await Promise.all([pay(member), pay(member)])
    expect(await linesOf(id)).toMatchObject([{ paid_cents: 150_000 }])
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 150_000 })
  })
})

describe('what was posted', () => {
  test.each(unchangedTables)('or heard or decided about money never changes: %s', async (table) => {
    const isDenied = { message: expect.stringMatching(/permission denied/) }
    const change = server.inTenant(({ tenant, db }) =>
      sql`update ${sql.table(table)} set tenant = ${tenant} where tenant = ${tenant}`.execute(db),
    )
    await expect(change).rejects.toMatchObject(isDenied)
    const removal = server.inTenant(({ tenant, db }) => db.deleteFrom(table).where('tenant', '=', tenant).execute())
    await expect(removal).rejects.toMatchObject(isDenied)
  })

  test.each(unremovedTables)('is never removed: %s', async (table) => {
    const removal = server.inTenant(({ tenant, db }) => db.deleteFrom(table).where('tenant', '=', tenant).execute())
    await expect(removal).rejects.toMatchObject({ message: expect.stringMatching(/permission denied/) })
  })

  test('is in tables of which each is known to be kept', async () => {
    const { rows } = await server.inTenant(({ db }) =>
      sql<{ name: string }>`select relname as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and relname ~ ${moneyNames} order by relname`.execute(db),
    )
    const known: readonly string[] = [...unchangedTables, ...unremovedTables, ...passingTables]
    expect(rows.map(({ name }) => name)).toEqual(known.toSorted())
  })

  test('of a line, only how much of it is paid changes', async () => {
    const change = server.inTenant(({ tenant, db }) =>
      db.updateTable('ledger_lines').set({ amount_cents: 1 }).where('tenant', '=', tenant).execute(),
    )
    await expect(change).rejects.toMatchObject({ message: expect.stringMatching(/permission denied/) })
  })
})
