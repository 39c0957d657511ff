import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import type { PaymentMessage, PaymentState } from '../../src/engine/payments/reduce-payment.ts'
import { postInvoice } from '../../src/server/ledger/post-invoice.ts'
import { postReceipt } from '../../src/server/ledger/post-receipt.ts'
import { postRefund } from '../../src/server/ledger/post-refund.ts'
import { readCsv } from '../../src/server/imports/files/read-csv.ts'
import { addPayment } from '../../src/server/payments/payment-rows.ts'
import { updateProfile } from '../../src/server/profiles/profiles.ts'
import { objectIn, refusalOf } from './answers.ts'
import { openFinanceDesk } from './finance-desk.ts'
import type { TestServer } from './start-test-server.ts'
import { signedInAs } from './test-members.ts'
import { makeMember, tenantOf } from './test-profiles.ts'

const desk = openFinanceDesk()

const inTenant: TestServer['services']['database']['inTenant'] = (tenant, work) =>
  desk.server.services.database.inTenant(tenant, work)

const found = async (path: string, client = desk.officer) => objectIn(await client.get(`admin/finance/${path}`))
const linesOf = async (path: string) =>
  readCsv((await desk.officer.get(`admin/finance/${path}`)).text).map(({ cells }) => cells)
const itemsOf = (page: JsonObject): readonly JsonObject[] =>
  isJsonArray(page['items']) ? page['items'].filter(isJsonObject) : []

/** A member of an organisation under a number. */
async function memberWith(number: string, tenant = 'demo') {
  const { profileId } = await makeMember(desk.server, tenant)
  await inTenant(tenant, (tx) => updateProfile(tx, profileId, { member_no: number }))
  const holder = { profile: profileId, data: { name: `Member ${number}` } }
  const world = (at: string) => ({ tenant: tenantOf(desk.server, tenant), now: new Date(at) })
  return {
    holder,
    bill: (at: string, amount: number, due: string) =>
      inTenant(tenant, (tx) => {
        const line = { description: 'Fee', item: 'subscription', amount, vat: 0, due }
        return postInvoice(tx, world(at), holder, { lines: [line], source: '' })
      }),
    pay: (at: string, amount: number, way = 'bank') =>
      inTenant(tenant, (tx) => postReceipt(tx, world(at), holder, { amount, way, description: '=Paid' })),
    refund: (at: string, amount: number) =>
      inTenant(tenant, (tx) => postRefund(tx, world(at), holder, { amount, way: 'bank', description: 'Back' })),
  }
}

const calls = ['ledger', 'payments', 'takings', 'debts', 'journal']

describe('the finance desk [BIL-06 ADM-09]', () => {
  test.each(['approver', 'member', 'firm'])('is nothing for %s', async (name) => {
    const client = await signedInAs(desk.server, name)
    for (const call of [...calls, ...calls.map((one) => `${one}/export`), `payments/${randomUUID()}`]) {
      expect(refusalOf(await client.get(`admin/finance/${call}`))).toEqual({ status: 403, code: 'forbidden' })
    }
  })

  test.each([
    'ledger?from=yesterday',
    'ledger?kind=gift',
    'ledger?after=1',
    'payments?state=lost',
    'takings?day=2026-13-01',
    'journal?to=2026-02-30',
  ])('refuses %s', async (query) => {
    const { status } = await desk.officer.get(`admin/finance/${query}`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test('lists what was posted, filtered, and its sums are those of the ledger', async () => {
    const ada = await memberWith('FIN-1')
    const { number } = await ada.bill('2001-01-10T09:00:00Z', 150_000, '2001-02-01')
    await ada.pay('2001-01-20T09:00:00Z', 160_000)
    const other = await memberWith('FIN-1', 'iek')
    await other.bill('2001-01-10T09:00:00Z', 999_999, '2001-02-01')
    const year = 'from=2001-01-01&to=2001-12-31'
    const page = await found(`ledger?${year}`)
    expect(itemsOf(page).map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual([
      ['cash:bank', 'credit', 10_000],
      ['cash:bank', 'receivable', 150_000],
      ['receivable', 'income:subscription', 150_000],
    ])
    expect(page).toMatchObject({ total: 3, previous: null, next: null })
    expect(page['sums']).toEqual([{ currency: 'KES', debit: 310_000, credit: 310_000 }])
    expect((await found(`ledger?${year}&account=receivable`))['sums']).toEqual([
      { currency: 'KES', debit: 150_000, credit: 150_000 },
    ])
    expect(await found(`ledger?${year}&kind=invoice`)).toMatchObject({
      total: 1,
      items: [{ number, date: '2001-01-10' }],
    })
    expect(await found(`ledger?search=${number}`)).toMatchObject({ total: 1 })
    expect(await found('ledger?search=fin-1')).toMatchObject({ total: 3 })
    expect(await found('ledger?search=none-such')).toMatchObject({ total: 0, sums: [] })
    const all = await inTenant('demo', ({ tenant, db }) =>
      db.selectFrom('ledger_transfers').select('amount_cents').where('tenant', '=', tenant).execute(),
    )
    const sum = all.reduce((total, { amount_cents }) => total + amount_cents, 0)
    expect(await found('ledger')).toMatchObject({ total: all.length, sums: [{ debit: sum, credit: sum }] })
  })

  test('has pages that hold every row once, forwards and back', async () => {
    const many = await memberWith('FIN-PAGES')
    for (let one = 0; one < 120; one += 1) await many.bill('2002-05-05T09:00:00Z', 100 + one, '2002-06-01')
    const seen: string[] = []
    let page = await found('ledger?search=fin-pages')
    const first = itemsOf(page)
    for (;;) {
      seen.push(...itemsOf(page).map(({ key }) => String(key)))
      if (page['next'] === null) break
      page = await found(`ledger?search=fin-pages&after=${String(page['next'])}`)
    }
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
    page = await found(`ledger?search=fin-pages&before=${String(page['previous'])}`)
    page = await found(`ledger?search=fin-pages&before=${String(page['previous'])}`)
    expect(itemsOf(page)).toEqual(first)
    expect(page['previous']).toBeNull()
  })

  test('sums what a day took by way of paying', async () => {
    const ada = await memberWith('FIN-2')
    await ada.pay('2003-03-03T09:00:00Z', 50_000)
    await ada.pay('2003-03-03T10:00:00Z', 7_050, 'mpesa')
    await ada.refund('2003-03-03T11:00:00Z', 20_000)
    // It is the next day in Nairobi.
    await ada.pay('2003-03-03T22:00:00Z', 1_000)
    expect(await found('takings?day=2003-03-03')).toEqual({
      day: '2003-03-03',
      ways: [
        { way: 'bank', currency: 'KES', count: 2, received: 50_000, returned: 20_000 },
        { way: 'mpesa', currency: 'KES', count: 1, received: 7_050, returned: 0 },
      ],
      totals: [{ currency: 'KES', count: 3, received: 57_050, returned: 20_000 }],
    })
    expect(await found('takings')).toMatchObject({ day: desk.server.clock.now().toISOString().slice(0, 10) })
    const lines = await linesOf('takings/export?day=2003-03-03')
    expect(lines.at(-1)).toEqual(['2003-03-03', 'Total', '3', '570.5', '200', '370.5', 'KES'])
  })

  test('sorts debts by what is owed, by age from the due date', async () => {
    const before = await found('debts', await signedInAs(desk.server, 'finance', 'iek'))
    const ada = await memberWith('FIN-3')
    const today = desk.server.clock.now()
    const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10)
    const ages = [0, 1, 30, 31, 60, 61, 90, 91]
    for (const [place, days] of ages.entries()) await ada.bill('2004-01-01T09:00:00Z', 10 ** place, daysAgo(days))
    const { items, totals } = await found('debts')
    const rows = isJsonArray(items) ? items.filter(isJsonObject) : []
    expect(rows.find(({ member_no }) => member_no === 'FIN-3')).toMatchObject({
      name: 'Member FIN-3',
      ages: [1, 110, 11_000, 1_100_000, 10_000_000],
      owed: 11_111_111,
    })
    expect(rows.map(({ owed }) => Number(owed))).toEqual(rows.map(({ owed }) => Number(owed)).toSorted((a, b) => b - a))
    const kept = await inTenant('demo', ({ tenant, db }) =>
      db.selectFrom('ledger_balances').select('receivable_cents').where('tenant', '=', tenant).execute(),
    )
    expect(totals).toMatchObject([{ owed: kept.reduce((sum, row) => sum + row.receivable_cents, 0) }])
    expect(await found('debts', await signedInAs(desk.server, 'finance', 'iek'))).toEqual(before)
    expect(await linesOf('debts/export')).toContainEqual(expect.arrayContaining(['FIN-3', '111111.11']))
  })

  test('saves a journal whose debits equal its credits, without formulas, and the log says so [ADM-08]', async () => {
    const [titles, ...lines] = await linesOf('journal/export?from=2001-01-01&to=2001-12-31')
    expect(titles).toEqual(['Date', 'Number', 'Account', 'Debit', 'Credit', 'Currency', 'Text', 'Member number'])
    expect(lines).toHaveLength(6)
    const sumAt = (place: number) => lines.reduce((sum, cells) => sum + Number(cells[place]), 0)
    expect([sumAt(3), sumAt(4)]).toEqual([3100, 3100])
    expect(lines.map((cells) => cells[6])).toContain("'=Paid")
    expect(await found('journal?from=2001-01-01&to=2001-12-31')).toEqual({
      from: '2001-01-01',
      to: '2001-12-31',
      lines: 6,
      sums: [{ currency: 'KES', debit: 310_000, credit: 310_000 }],
    })
    const log = await signedInAs(desk.server, 'superadmin')
    expect((await log.get('admin/audit?action=table-exported')).text).toContain(
      'Journal (2001-01-01 – 2001-12-31): 6 rows (CSV)',
    )
  })
})

test('the journal of a large organisation has every line, read in portions [ADM-09]', async () => {
  const { holder } = await memberWith('FIN-LONG')
  const [invoices, linesOfEach] = [105, 100]
  const count = invoices * linesOfEach
  const line = { description: 'Fee', item: 'subscription', amount: 100, vat: 0 }
  const lines = Array.from({ length: linesOfEach }, () => line)
  const world = { tenant: tenantOf(desk.server, 'demo'), now: new Date('2008-05-05T09:00:00Z') }
  await inTenant('demo', async (tx) => {
    for (let one = 0; one < invoices; one += 1) await postInvoice(tx, world, holder, { lines, source: '' })
  })
  const [, ...saved] = await linesOf('journal/export?from=2008-01-01&to=2008-12-31')
  expect(saved).toHaveLength(2 * count)
  expect(await found('journal?from=2008-01-01&to=2008-12-31')).toMatchObject({ lines: 2 * count })
})

describe('payments at the finance desk [BIL-04]', () => {
  const reference = () => `ws_${randomUUID()}`

  /** Adds a payment in a state, of which these messages were heard; returns its id and token. */
  async function payment(
    state: PaymentState,
    messages: readonly PaymentMessage[],
    {
      name,
      raw = '{}',
      receipt = null,
    }: { readonly name: string; readonly raw?: string; readonly receipt?: string | null },
  ) {
    const ada = await memberWith(`PAY-${randomUUID().slice(0, 8)}`)
    const { id: invoice_id, number } = await ada.bill('2005-01-01T09:00:00Z', 10_000, '2005-02-01')
    const at = new Date('2005-01-02T09:00:00Z')
    const token = `secret-address-${randomUUID()}`
    const id = randomUUID()
    await inTenant('demo', async (tx) => {
      await addPayment(tx, {
        id,
        profile_id: ada.holder.profile,
        invoice_id,
        invoice_no: number,
        provider: 'mpesa',
        shortcode: '174379',
        phone: '254712345678',
        amount_cents: 10_000,
        currency: 'KES',
        token,
        state,
        reference: name,
        provider_receipt: null,
        code: null,
        receipt_no: receipt,
        created_at: at,
        changed_at: at,
      })
      for (const message of messages) {
        const row = { tenant: tx.tenant, id: randomUUID(), payment_id: id, message: JSON.stringify(message) }
        await tx.db
          .insertInto('payment_messages')
          .values({ ...row, raw: raw.replace('TOKEN', token), received_at: at })
          .execute()
      }
    })
    return { id, token }
  }

  test('are listed with what does not fit them', async () => {
    const [a, b, c, d, e, f] = Array.from({ length: 6 }, reference)
    if (!a || !b || !c || !d || !e || !f) throw new Error('There are six.')
    const problems = new Map([
      [(await payment('failed', [{ kind: 'unpaid', reference: a, code: '1' }], { name: a })).id, []],
      [
        (await payment('succeeded', [{ kind: 'claimed', reference: b, amount: 9 }], { name: b, receipt: 'R' })).id,
        ['other-amount'],
      ],
      [(await payment('failed', [{ kind: 'claimed', reference: c, receipt: 'X' }], { name: c })).id, ['not-confirmed']],
      [
        (await payment('succeeded', [{ kind: 'unpaid', reference: d, code: '1' }], { name: d, receipt: 'R' })).id,
        ['contradicted'],
      ],
      [
        (await payment('succeeded', [{ kind: 'claimed', reference: 'ws_other' }], { name: e })).id,
        ['other-payment', 'not-posted'],
      ],
      [(await payment('expired', [{ kind: 'expired' }], { name: f })).id, ['unknown']],
    ])
    const listed = itemsOf(await found('payments?from=2005-01-01&to=2005-12-31'))
    expect(new Map(listed.map(({ id, problems: those }) => [id, those]))).toEqual(problems)
    const wrong = itemsOf(await found('payments?from=2005-01-01&to=2005-12-31&unmatched=yes'))
    expect(wrong).toHaveLength(5)
    expect(await found('payments?from=2005-01-01&state=expired')).toMatchObject({
      total: 1,
      sums: [{ amount: 10_000 }],
    })
    expect(await found(`payments?search=${a}`)).toMatchObject({ total: 1 })
    expect(await found('payments?from=2005-01-01&to=2005-12-31&provider=credit')).toMatchObject({ total: 0 })
    expect(itemsOf(await found('payments?from=2005-01-01', await signedInAs(desk.server, 'finance', 'iek')))).toEqual(
      [],
    )
    const lines = await linesOf('payments/export?from=2005-01-01&to=2005-12-31&unmatched=yes')
    expect(lines).toHaveLength(6)
    expect(JSON.stringify(lines)).toContain('A message names another amount')
  })

  test('open with every message as it came, without what is secret', async () => {
    const name = reference()
    const raw = JSON.stringify({
      CheckoutRequestID: name,
      Password: 'abc123',
      address: 'https://members.example/api/billing/callback/TOKEN',
      Item: [{ Name: 'PhoneNumber', Value: 254712345678 }],
    })
    const { id, token } = await payment('pending', [{ kind: 'accepted', reference: name }], { name, raw })
    const answer = await desk.officer.get(`admin/finance/payments/${id}`)
    expect(objectIn(answer)).toMatchObject({ phone: '•••• 678', messages: [{ kind: 'accepted' }] })
    expect(answer.text).toContain(name)
    for (const secret of ['abc123', token, '254712345678']) expect(answer.text).not.toContain(secret)
    const elsewhere = await signedInAs(desk.server, 'finance', 'iek')
    expect(refusalOf(await elsewhere.get(`admin/finance/payments/${id}`))).toMatchObject({ status: 404 })
    expect(refusalOf(await desk.officer.get('admin/finance/payments/none'))).toMatchObject({ status: 404 })
  })
})
