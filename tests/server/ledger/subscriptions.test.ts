import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeText } from '../../../src/engine/format/base64-text.ts'
import { lockCaseProfile } from '../../../src/server/cases/case-place.ts'
import { receivePayment } from '../../../src/server/cases/receive-payment.ts'
import { postInvoice } from '../../../src/server/ledger/post-invoice.ts'
import { postReversal } from '../../../src/server/ledger/post-reversal.ts'
import { findPosted } from '../../../src/server/ledger/posted-rows.ts'
import type { TenantTransaction } from '../../../src/server/platform/database/database.ts'
import { updateProfile } from '../../../src/server/profiles/profiles.ts'
import { listIn, objectIn, refusalOf, textAt } from '../answers.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { makeMember, tenantOf } from '../test-profiles.ts'
import type { Member } from '../test-profiles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Subscriber extends Member {
  readonly tenant: string
}

let members = 0

async function subscriber(tenant = 'demo', Category = 'PROFESSIONAL'): Promise<Subscriber> {
  members += 1
  const No = `S${members}`
  const made = await makeMember(server, tenant, { profile: { MemberNo: No } })
  const membership = { No, Category, Status: 'Active', Registration_Date: '2020-01-01' }
  await inTenant(tenant, (tx) =>
    updateProfile(tx, made.profileId, { member_information: JSON.stringify([membership]) }),
  )
  return { ...made, tenant }
}

const inTenant = <Result>(tenant: string, work: (tx: TenantTransaction) => Promise<Result>) =>
  server.services.database.inTenant(tenant, work)

function world({ tenant }: Subscriber) {
  const published = tenantOf(server, tenant)
  return { tenant: published, origin: 'https://members.example', staff: server.services.staff, now: server.clock.now() }
}

/** Bills a year's subscription of 100 shillings. */
const bill = (member: Subscriber, year: string, due = '2030-01-31', category = 'Professional Member') =>
  inTenant(member.tenant, async (tx) => {
    await lockCaseProfile(tx, member.profileId)
    const data = { name: 'Ada Example', memberNo: 'M/7', category }
    const lines = [{ description: 'Subscription', item: 'subscription', amount: 10_000, vat: 0, due }]
    return postInvoice(tx, world(member), { profile: member.profileId, data }, { lines, source: `SUBS-${year}` })
  })

const pay = (member: Subscriber, amount: number, invoices?: readonly string[]) =>
  inTenant(member.tenant, (tx) =>
    receivePayment(tx, world(member), member.profileId, {
      amount,
      way: 'bank',
      reference: 'FT26015K7XQ',
      description: 'Transfer',
      ...(invoices && { invoices }),
    }),
  )

const reverse = (member: Subscriber, id: string) =>
  inTenant(member.tenant, async (tx) => {
    const row = await findPosted(tx, id)
    if (row === undefined) throw new Error('There is nothing to reverse.')
    await lockCaseProfile(tx, member.profileId)
    await postReversal(tx, world(member), row, { reason: 'Entered twice' })
  })

const subscriptionsOf = async ({ client }: Subscriber) => listIn(await client.get('subs'))

describe('the subscriptions of a member [SUB-01]', () => {
  test('are what the ledger says of each billed year, the latest first', async () => {
    const member = await subscriber()
    await bill(member, '2024')
    const { number } = await bill(member, '2025', '2026-01-01')
    await bill(member, '2026')
    await pay(member, 10_000)
    await pay(member, 4000, [number])
    await inTenant(member.tenant, async (tx) => {
      await lockCaseProfile(tx, member.profileId)
      const lines = [{ description: 'Fee', item: 'fee', amount: 500, vat: 0 }]
      await postInvoice(tx, world(member), { profile: member.profileId, data: {} }, { lines, source: 'APP-1' })
    })
    const found = await subscriptionsOf(member)
    expect(
      found.map(({ subsPeriod, status, billedAmount, paidAmount }) => [subsPeriod, status, billedAmount, paidAmount]),
    ).toEqual([
      ['2026', 'Unpaid', 100, 0],
      ['2025', 'Overdue', 100, 40],
      ['2024', 'Paid', 100, 100],
    ])
    expect(found[2]).toEqual({
      subsPeriod: '2024',
      memberCategory: 'Professional Member',
      status: 'Paid',
      billedAmount: 100,
      paidAmount: 100,
      remainingAmtLCY: 0,
      dueDate: '2030-01-31',
      lastPaidDate: '2026-01-15',
      billed: true,
      paid: true,
      fullyPaid: true,
      recieptNo: expect.stringMatching(/^RCT-/),
      postedReceiptNo: found[2]?.['recieptNo'],
      documentNo: expect.stringMatching(/^INV-/),
      serviceRequestCode: 'SUBS-2024',
      profileID: member.profileId,
      memberNo: 'M/7',
      Currency_Code: 'KES',
    })
    expect(found[1]).toMatchObject({ paid: true, fullyPaid: false, postedReceiptNo: '', remainingAmtLCY: 60 })
    expect(found[0]).toMatchObject({ paid: false, recieptNo: '', lastPaidDate: null })
  })

  test('name the category in the reader’s language, as long as the organisation has it [PLAT-15]', async () => {
    const member = await subscriber()
    await bill(member, '2026')
    const kiswahili = { headers: { 'accept-language': 'sw' } }
    expect(listIn(await member.client.get('subs', kiswahili))).toMatchObject([
      { memberCategory: 'Mwanachama Mtaalamu' },
    ])
    await bill(member, '2027', '2030-01-31', 'Former Category')
    const [latest] = listIn(await member.client.get('subs', kiswahili))
    expect(latest).toMatchObject({ memberCategory: 'Former Category' })
  })

  test('are one’s own, and none where an invoice was reversed or nobody has a profile', async () => {
    const member = await subscriber()
    const { id } = await bill(member, '2026')
    expect(await subscriptionsOf(await subscriber())).toEqual([])
    await reverse(member, id)
    expect(await subscriptionsOf(member)).toEqual([])
  })
})

describe('the history of payments [SUB-02]', () => {
  test('has the latest year whose subscription a payment paid, else the year of the payment', async () => {
    const member = await subscriber('iek')
    await bill(member, '2024')
    await bill(member, '2025')
    await pay(member, 20_000)
    await pay(member, 500)
    const found = listIn(await member.client.get('billing/history'))
    expect(new Map(found.map(({ amount, yearOfSubscription }) => [amount, yearOfSubscription]))).toEqual(
      new Map([
        [200, '2025'],
        [5, '2026'],
      ]),
    )
  })
})

describe('documents of a subscription [SUB-03]', () => {
  test('are the invoice and the receipt of the ledger, by any of their numbers', async () => {
    const member = await subscriber()
    const { number } = await bill(member, '2026')
    const receipt = await pay(member, 10_000)
    const { client } = member
    const invoice = textAt(await client.get(`billing/proforma/${encodeText(number)}`), '/data')
    for (const id of [number, encodeText(number), 'SUBS-2026', encodeText('SUBS-2026')]) {
      expect(textAt(await client.get(`subs/proforma/${id}`), '/data') === invoice).toBe(true)
    }
    const printed = textAt(await client.get(`billing/receipt/${encodeText(receipt.number)}`), '/data')
    for (const id of [receipt.number, encodeText(number)]) {
      expect(textAt(await client.get(`subs/receipt/${id}`), '/data') === printed).toBe(true)
    }
  })

  test('are the certificate of a paid year, the same by both calls, which holds while it is paid', async () => {
    const member = await subscriber()
    const { number, id: invoice } = await bill(member, '2026')
    const { id: receipt } = await pay(member, 10_000)
    const file = textAt(await member.client.get(`subs/certificate/${encodeText(number)}`), '/data')
    expect(textAt(await member.client.post('subs/certificate', {}), '/data') === file).toBe(true)
    expect(textAt(await member.client.post('subs/certificate', { documentNo: number }), '/data') === file).toBe(true)
    const { title, texts } = await readPdf(Buffer.from(file, 'base64'))
    expect(title).toBe('Certificate of Subscription')
    for (const shown of ['Ada Example', 'Professional Member', 'for 2026', 'SUBS-2026/M/7', '31st December 2026']) {
      expect(texts.join(' ')).toContain(shown)
    }
    const { code } = await inTenant('demo', ({ tenant, db }) =>
      db
        .selectFrom('case_documents')
        .select('code')
        .where('tenant', '=', tenant)
        .where('posting_id', '=', invoice)
        .executeTakeFirstOrThrow(),
    )
    const verified = async () => objectIn(await server.client('demo').get(`verify/${code}`))
    expect(await verified()).toMatchObject({
      title: 'Certificate of Subscription',
      holds: 'valid',
      until: '2026-12-31',
      holder: { name: 'Ada Example', memberNo: 'M/7', category: 'Professional Member' },
    })
    await reverse(member, receipt)
    expect(await verified()).toMatchObject({ holds: 'revoked' })
    expect(refusalOf(await member.client.post('subs/certificate', {}))).toEqual({ status: 403, code: 'forbidden' })
  })

  test('are no certificate while a part is owed, for graduates, and where the page offers none', async () => {
    for (const [tenant, category, paid] of [
      ['demo', 'PROFESSIONAL', 9999],
      ['demo', 'GRADUATE', 10_000],
      ['ics', 'PROFESSIONAL', 10_000],
    ] as const) {
      const member = await subscriber(tenant, category)
      const { number } = await bill(member, '2026')
      await pay(member, paid)
      const asked = await member.client.get(`subs/certificate/${encodeText(number)}`)
      expect(refusalOf(asked), `${tenant} ${category} ${paid}`).toEqual({ status: 403, code: 'forbidden' })
    }
  })

  test('are nobody else’s, and none of a number that there is not, or before there is a receipt', async () => {
    const member = await subscriber()
    const { number } = await bill(member, '2026')
    const other = await subscriber()
    const missing = { status: 404, code: 'receipt-not-found' }
    expect(refusalOf(await other.client.get(`subs/proforma/${encodeText(number)}`))).toEqual(missing)
    expect(refusalOf(await member.client.get('subs/proforma/INV-1999-00001'))).toEqual(missing)
    expect(refusalOf(await member.client.get(`subs/receipt/${number}`))).toEqual({ status: 403, code: 'forbidden' })
  })
})
