import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { simulatorKeys } from '../../../scripts/simulators/daraja-simulator.ts'
import { sentMoney } from '../../../scripts/simulators/paybill.ts'
import type { PaidMoney } from '../../../scripts/simulators/paybill.ts'
import type { Push } from '../../../scripts/simulators/send-callback.ts'
import { sendAnswer, serveSimulated, textOfBody } from '../../../scripts/simulators/serve-simulated.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { payReference } from '../../../src/engine/payments/pay-reference.ts'
import { receivePayment } from '../../../src/server/cases/receive-payment.ts'
import { heardMoney } from '../../../src/server/finance/heard-money.ts'
import { listMoney } from '../../../src/server/jobs/list-money.ts'
import { receivedToken } from '../../../src/server/payments/daraja/daraja-received.ts'
import type { Paybill } from '../../../src/server/payments/received/open-paybill.ts'
import { placeReceived } from '../../../src/server/payments/received/place-received.ts'
import { readNewList } from '../../../src/server/payments/received/read-list.ts'
import { describeError } from '../../../src/server/platform/jobs/run-end.ts'
import { objectIn, refusalOf } from '../answers.ts'
import { asOneLine, readPdf } from '../documents/read-pdf.ts'
import { runJob } from '../jobs/run-job.ts'
import { owingMember, receiptsOf, runMoneyJobs, startPaidServer, worldOf } from './owing-member.ts'
import type { OwingMember, PaidServer } from './owing-member.ts'
import { printedDocument } from './printed-document.ts'

let paid: PaidServer
beforeAll(async () => {
  paid = await startPaidServer()
})
afterAll(() => paid.close())

const { shortcode, passkey, key: consumerKey, secret: consumerSecret } = simulatorKeys
const token = (tenant = 'demo') => receivedToken(tenant, { shortcode, passkey, consumerKey, consumerSecret })

let sent = 0
const money = (changed: Partial<PaidMoney> = {}): PaidMoney => ({
  receipt: `QKP${String((sent += 1)).padStart(7, '0')}`,
  shortcode,
  phone: '254712345600',
  amount: 1500,
  account: '',
  at: paid.server.clock.now(),
  ...changed,
})

const check = (body: JsonObject, secret = token()) =>
  paid.server.client().post(`billing/received/${secret}/check`, body)
const notice = (body: JsonObject, secret = token()) =>
  paid.server.client().post(`billing/received/${secret}/notice`, body)
const receipts = (member: OwingMember) => receiptsOf(paid.server, member)

/** Money of which notices come, and what puts it in the provider's list. */
function listedMoney(account: string) {
  const came = money({ account })
  const push: Push = { ...came, id: came.receipt, merchant: came.receipt, callback: '' }
  return { ...came, push }
}

/** Where what is kept about a number came from. */
const messagesAbout = (receipt: string) =>
  paid.server.inTenant(async ({ tenant, db }) => {
    const kept = db.selectFrom('received_messages').select('source').where('tenant', '=', tenant)
    return (await kept.where('receipt', '=', receipt).execute()).map(({ source }) => source).toSorted()
  })

/** When the provider is asked next for money of which a notice came. */
const dueAbout = (receipt: string) =>
  paid.server.inTenant(async ({ tenant, db }) => {
    const jobs = db.selectFrom('jobs').select('due_at').where('tenant', '=', tenant).where('kind', '=', 'hear-money')
    return (await jobs.where('id', '=', receipt).execute()).map(({ due_at }) => due_at)
  })

/** Reads the provider's list when it is due. */
async function listAgain() {
  paid.server.clock.advance({ minutes: 6 })
  await runJob(paid.server.services, listMoney)
}

describe('the check while the payer still holds the phone [BIL-02]', () => {
  const wrongDigit = (reference: string) => `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`
  const swapped = (reference: string) => reference.replace(/(\d)(\d)$/, '$2$1')

  test.each<[string, (number: string) => string, string]>([
    ['the reference', payReference, '0'],
    ['the reference with spaces', (number) => payReference(number).replaceAll(/(\d{3})/g, '$1 '), '0'],
    ['the invoice’s number', (number) => number, '0'],
    ['a wrong digit', (number) => wrongDigit(payReference(number)), 'C2B00012'],
    ['two digits that changed places', (number) => swapped(payReference(number)), 'C2B00012'],
    ['an invoice that there is not', () => payReference('INV-1999-00001'), 'C2B00012'],
    ['no account', () => '', 'C2B00012'],
    ['words', () => 'annual fee', 'C2B00012'],
  ])('%s', async (_kind, accountOf, ResultCode) => {
    const member = await owingMember(paid.server)
    const account = accountOf(member.number)
    const same = account === payReference(member.number) ? '0' : ResultCode
    expect((await check(sentMoney(money({ account })))).json).toMatchObject({ ResultCode: same })
  })

  test('an invoice of which nothing is owed', async () => {
    const { number, profileId } = await owingMember(paid.server)
    const transfer = { amount: 150_000, way: 'bank', description: 'Bank transfer' }
    await paid.server.inTenant((tx) => receivePayment(tx, worldOf(paid.server), profileId, transfer))
    const account = payReference(number)
    expect((await check(sentMoney(money({ account })))).json).toMatchObject({ ResultCode: 'C2B00016' })
  })

  test.each([
    ['at an address that is nobody’s', 'f'.repeat(64)],
    ['at the address of another organisation', token('iek')],
  ])('%s there is none, and nothing is kept', async (_kind, secret) => {
    const { number } = await owingMember(paid.server)
    const asked = money({ account: payReference(number) })
    expect(refusalOf(await check(sentMoney(asked), secret))).toEqual({ status: 404, code: 'payment-not-found' })
    expect(await messagesAbout(asked.receipt)).toEqual([])
  })

  test.each([
    ['no amount', { TransAmount: '' }, 'C2B00013'],
    ['nothing', { TransAmount: '0.00' }, 'C2B00013'],
    ['less than nothing', { TransAmount: '-5.00' }, 'C2B00013'],
    ['part of what is owed', { TransAmount: '10.00' }, '0'],
    ['another paybill', { BusinessShortCode: '600000' }, 'C2B00015'],
  ])('%s', async (_kind, changed, ResultCode) => {
    const { number } = await owingMember(paid.server)
    const body = { ...sentMoney(money({ account: payReference(number) })), ...changed }
    expect((await check(body)).json).toMatchObject({ ResultCode })
  })
})

describe('a notice posts nothing by itself [BIL-02]', () => {
  test.each<[string, (account: string) => JsonObject, string, number]>([
    ['of money that never came', (account) => sentMoney(money({ account })), '', 200],
    ['of another paybill', (account) => sentMoney(money({ account, shortcode: '600000' })), '', 200],
    ['at an address that is nobody’s', (account) => sentMoney(money({ account })), 'f'.repeat(64), 404],
    ['at the address of another organisation', (account) => sentMoney(money({ account })), 'iek', 404],
    ['without a number', (account) => ({ ...sentMoney(money({ account })), TransID: '' }), '', 200],
    ['with words as its number', (account) => ({ ...sentMoney(money({ account })), TransID: 'a b; c' }), '', 200],
    ['without anything', () => ({}), '', 200],
  ])('%s', async (_kind, bodyOf, at, status) => {
    const member = await owingMember(paid.server)
    const secret = at === '' ? token() : at === 'iek' ? token('iek') : at
    expect((await notice(bodyOf(payReference(member.number)), secret)).status).toBe(status)
    await runMoneyJobs(paid.server)
    await listAgain()
    expect(await receipts(member)).toEqual([])
  })

  test('of money that is not listed has the provider asked again with growing waits, and is given up', async () => {
    const { number } = await owingMember(paid.server)
    const forged = money({ account: payReference(number) })
    await notice(sentMoney(forged))
    const waits: number[] = []
    for (;;) {
      await runMoneyJobs(paid.server)
      const [due] = await dueAbout(forged.receipt)
      if (!due) break
      // Each reading of the test's clock takes a millisecond.
      waits.push(Math.round((due.getTime() - paid.server.clock.now().getTime()) / 1000))
      paid.server.clock.set(due.toISOString())
    }
    expect(waits).toEqual([10, 30, 120, 600])
  })

  test('that is in no list is shown to finance staff, as it came, until it is listed [BIL-06]', async () => {
    const { number: account } = await owingMember(paid.server)
    const { receipt, phone, at, ...came } = money({ account })
    await notice(sentMoney({ ...came, receipt, phone, at }))
    await check(sentMoney({ ...came, receipt, phone, at, account: 'annual fee' }))
    const heard = async () => (await paid.server.inTenant(heardMoney)).items.filter((one) => one.receipt === receipt)
    const [shown] = await heard()
    expect(shown?.messages.map(({ source }) => source)).toEqual(['notice', 'check'])
    expect(shown?.messages[1]?.raw).toContain('annual fee')
    expect(JSON.stringify(shown)).not.toContain(phone)
    await placeReceived(paid.server.services, worldOf(paid.server).tenant, {
      provider: 'mpesa',
      shortcode,
      receipt,
      amount: 150_000,
      currency: 'KES',
      account,
      payer: 'ADA',
      at,
      source: 'c2b',
      raw: '{}',
    })
    expect(await heard()).toEqual([])
  })

  test('the addresses hold none of the words that the provider refuses', () => {
    expect(`/api/billing/received/${token()}/check`).not.toMatch(/mpesa|safaricom|exe|cmd|sql|query/i)
  })
})

describe('money by paybill [BIL-02]', () => {
  test.each(['pay', 'pay, notice twice', 'pay, notice lost'] as const)('%s: one receipt', async (act) => {
    const member = await owingMember(paid.server)
    await runJob(paid.server.services, listMoney)
    const typed = { shortcode, account: payReference(member.number), amount: 1500, phone: '254712345600', act }
    expect(await paid.simulator.paybill.pay(typed)).toBe('0')
    const [came] = paid.simulator.paybill.money
    if (came === undefined) throw new Error('No money came.')
    // A notice that comes twice is kept once, and asked about once.
    const isNoticed = act !== 'pay, notice lost'
    expect(await messagesAbout(came.receipt)).toEqual(isNoticed ? ['check', 'notice'] : ['check'])
    expect(await dueAbout(came.receipt)).toHaveLength(isNoticed ? 1 : 0)
    await runMoneyJobs(paid.server)
    await listAgain()
    await listAgain()
    expect(await receipts(member)).toMatchObject([{ amount_cents: 150_000, reference: came.receipt }])
    expect(await messagesAbout(came.receipt)).toEqual(isNoticed ? ['c2b', 'check', 'notice'] : ['c2b', 'check'])
  })

  test('of which many notices came, of which not all are kept, is one receipt', async () => {
    const member = await owingMember(paid.server)
    await runJob(paid.server.services, listMoney)
    const { push, ...came } = listedMoney(payReference(member.number))
    for (let sent = 0; sent < 55; sent += 1) {
      expect((await notice({ ...sentMoney(came), OrgAccountBalance: String(sent) })).status).toBe(200)
    }
    expect(await messagesAbout(came.receipt)).toHaveLength(50)
    paid.simulator.paybill.add(push)
    await runMoneyJobs(paid.server)
    await listAgain()
    expect(await receipts(member)).toMatchObject([{ amount_cents: 150_000, reference: came.receipt }])
  })

  test('what is paid on a phone is in the list too, and is one receipt', async () => {
    const member = await owingMember(paid.server)
    await runJob(paid.server.services, listMoney)
    const body = { payload: member.payload, way: 'mpesa', phone: '0712345647' }
    const { id } = objectIn(await member.client.post('billing/payments', body))
    await expect.poll(() => paid.simulator.pushes[0]?.code).toBe('0')
    await listAgain()
    await runMoneyJobs(paid.server)
    await listAgain()
    paid.server.clock.advance({ minutes: 2 })
    await runMoneyJobs(paid.server)
    expect(objectIn(await member.client.get(`billing/payments/${String(id)}`))).toMatchObject({ state: 'succeeded' })
    expect(await receipts(member)).toHaveLength(1)
  })
})

describe('a list of money that is not whole [BIL-02]', () => {
  const provider = 'mpesa'
  const listedTo = ({ keys }: Paybill) =>
    paid.server.inTenant(({ tenant, db }) =>
      db
        .selectFrom('received_lists')
        .select('listed_to')
        .where('tenant', '=', tenant)
        .where('shortcode', '=', keys.shortcode)
        .executeTakeFirstOrThrow(),
    )

  /** A paybill, read until now, whose provider lists what `pageAt` has from a row on. */
  async function paybillOf(number: string, pageAt: (offset: number) => readonly object[]) {
    const listing = await serveSimulated(
      0,
      async (asked, response) => {
        const text = await textOfBody(asked)
        if (asked.method === 'GET') return sendAnswer(response, 200, { access_token: 'token', expires_in: '3599' })
        const Response = [pageAt(Number(JSON.parse(text).OffSetValue))]
        sendAnswer(response, 200, { ResponseCode: '1000', Response })
      },
      {},
    )
    const { services, tenantId: tenant, clock } = paid.server
    const keys = { shortcode: number, passkey, consumerKey, consumerSecret }
    const place = { database: services.database, tenant, now: services.now }
    const begun = { tenant, provider, shortcode: number, registered: '', listed_to: clock.now() }
    await paid.server.inTenant(({ db }) => db.insertInto('received_lists').values(begun).execute())
    return { url: listing.address, keys, place, phone: '254700000000', close: listing.close }
  }

  const readIt = (paybill: Paybill) => readNewList(paid.server.services, worldOf(paid.server).tenant, paybill)
  /** How the failure of a job is stored and shown. */
  const failureOf = async (paybill: Paybill) => describeError(await readIt(paybill).catch((error: unknown) => error))

  test('because of rows that cannot be read: others are taken, that is reported, and all is read again', async () => {
    const member = await owingMember(paid.server)
    const local = new Date(paid.server.clock.now().getTime() + 3 * 60 * 60_000).toISOString().slice(0, 19)
    const about = { trxDate: `${local}+0300`, msisdn: '2547*****600', sender: 'ADA LOVELACE' }
    const account = payReference(member.number)
    const readable = { ...about, transactionId: 'QKPLIST001', billreference: account, amount: '1,500.00' }
    const broken = Array.from({ length: 100 }, (_, i) => ({
      ...about,
      transactionId: `QKPLIST${i + 100}`,
      amount: 'some',
    }))
    let listed: readonly object[] = [...broken, readable]
    const paybill = await paybillOf('600701', (offset) => listed.slice(offset, offset + 100))
    const before = await listedTo(paybill)
    const { failure, error } = await failureOf(paybill)
    expect(failure).toBe('reported')
    expect(error).toMatch(/^The provider's list of money has 100 rows without readable amount\./)
    expect(error).not.toMatch(/ADA|2547|QKPLIST/)
    expect(await receipts(member)).toMatchObject([{ amount_cents: 150_000, reference: 'QKPLIST001' }])
    expect(await listedTo(paybill)).toEqual(before)
    listed = [readable]
    expect(await readIt(paybill)).toBe(1)
    await paybill.close()
    expect((await listedTo(paybill)).listed_to.getTime()).toBeGreaterThan(before.listed_to.getTime())
    expect(await receipts(member)).toHaveLength(1)
  })

  test('because it has more pages than are read', async () => {
    const paybill = await paybillOf('600702', (offset) => [{ transactionId: `QKPPAGE${offset}`, amount: '0.00' }])
    const before = await listedTo(paybill)
    const { failure, error } = await failureOf(paybill)
    await paybill.close()
    expect(failure).toBe('reported')
    expect(error).toMatch(/^The provider's list of money has more than 100 pages for 2 hours\./)
    expect(await listedTo(paybill)).toEqual(before)
  })
})

test('an invoice names the paybill, and the account with which it is paid [BIL-01 BIL-02]', async () => {
  const member = await owingMember(paid.server)
  const { texts } = await readPdf(await printedDocument(member, 'proforma', member.number))
  for (const shown of ['Paybill number', shortcode, 'Account number', payReference(member.number)]) {
    expect(asOneLine(texts)).toContain(shown)
  }
})
