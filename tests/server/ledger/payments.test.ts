import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { simulatorVariables, startDarajaSimulator } from '../../../scripts/simulators/daraja-simulator.ts'
import type { DarajaSimulator } from '../../../scripts/simulators/daraja-simulator.ts'
import { callbackBody } from '../../../scripts/simulators/send-callback.ts'
import { sendAnswer, serveSimulated } from '../../../scripts/simulators/serve-simulated.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { encodePaymentRequest } from '../../../src/engine/payments/payment-request.ts'
import type { PaymentRequest } from '../../../src/engine/payments/payment-request.ts'
import { lockCaseProfile } from '../../../src/server/cases/case-place.ts'
import { receivePayment } from '../../../src/server/cases/receive-payment.ts'
import { askPayments } from '../../../src/server/jobs/ask-payments.ts'
import { openLines } from '../../../src/server/ledger/ledger-lines.ts'
import { postCreditNote } from '../../../src/server/ledger/post-credit-note.ts'
import { postInvoice } from '../../../src/server/ledger/post-invoice.ts'
import { readBalance } from '../../../src/server/ledger/read-balance.ts'
import { askForMember } from '../../../src/server/payments/ask-payment.ts'
import { hearMessage } from '../../../src/server/payments/hear-message.ts'
import { findPayment, messagesOf } from '../../../src/server/payments/payment-rows.ts'
import { startByProvider } from '../../../src/server/payments/start-payment.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import { objectIn, refusalOf, textAt } from '../answers.ts'
import { startCaseServer } from '../cases/case-server.ts'
import type { CasePerson, CaseServer } from '../cases/case-server.ts'
import { wrongInLedger } from './posted-sums.ts'

let simulator: DarajaSimulator
let server: CaseServer
beforeAll(async () => {
  simulator = await startDarajaSimulator({ delay: 0, late: 0 })
  server = await startCaseServer({ variables: simulatorVariables(simulator.address, ['demo', 'iek']) })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  const wrong = await server.inTenant(wrongInLedger)
  await simulator.close()
  await server.close()
  expect(wrong).toEqual([])
})

function world() {
  const tenant = server.services.tenants.all.find(({ id }) => id === server.tenantId)
  if (tenant === undefined) throw new Error('There is no organisation.')
  return { tenant, origin: 'https://members.example', staff: server.services.staff, now: server.clock.now() }
}

const wayClosed = { code: 'way-closed', message: 'This way of paying is not offered' }

/** A member with an invoice. */
interface Owing extends CasePerson {
  readonly number: string
  readonly payload: string
}

const owing = async (cents = 150_000, changed: Partial<PaymentRequest> = {}): Promise<Owing> =>
  owingMore(await server.member(), cents, changed)

async function owingMore(person: CasePerson, cents: number, changed: Partial<PaymentRequest> = {}): Promise<Owing> {
  const { number } = await server.inTenant(async (tx) => {
    await lockCaseProfile(tx, person.profileId)
    const lines = [{ description: 'Subscription Payment', item: 'subscription', amount: cents, vat: 0 }]
    return postInvoice(
      tx,
      world(),
      { profile: person.profileId, data: { name: 'Ada' } },
      { lines, source: 'SUBS-2026' },
    )
  })
  return { ...person, number, payload: payloadOf(person, number, changed) }
}

const payloadOf = ({ profileId }: CasePerson, number: string, changed: Partial<PaymentRequest> = {}) =>
  encodePaymentRequest({
    payerID: profileId,
    sourceDocumentNo: number,
    description: 'Subscription Payment',
    amount: 1500,
    success_url: '/billing',
    fail_url: '/dashboard',
    ...changed,
  })

const start = ({ client, payload }: Owing, phone: string) =>
  client.post('billing/payments', { payload, way: 'mpesa', phone })
const checkoutOf = async ({ client, payload }: Owing) =>
  objectIn(await client.get(`billing/checkout?payload=${payload}`))
const receiptsOf = ({ profileId }: CasePerson) =>
  server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('ledger_documents')
      .select(['number', 'amount_cents', 'reference'])
      .where('tenant', '=', tenant)
      .where('profile_id', '=', profileId)
      .where('kind', '=', 'receipt')
      .execute(),
  )
const balanceOf = ({ profileId }: CasePerson) => server.inTenant((tx) => readBalance(tx, profileId, 'KES'))

/** Starts a payment from a phone, and waits until it has ended. */
async function paid(member: Owing, phone: string) {
  const { id } = objectIn(await start(member, phone))
  const read = async () => objectIn(await member.client.get(`billing/payments/${String(id)}`))
  await expect.poll(async () => (await read())['state'], { timeout: 20_000 }).toMatch(/succeeded|failed|expired/)
  return read()
}

const askAll = async () => {
  await new JobLane(server.services, askPayments(server.services)).runDue()
}

describe('a payment by M-Pesa posts exactly one receipt [BIL-02 BIL-04 BIL-05]', () => {
  test.each([
    ['at once', '0712345600'],
    ['that is confirmed twice', '0712345642'],
    ['that is confirmed late', '0712345620'],
    ['that is confirmed before the answer to the request', '0712345641'],
    ['whose confirmation names another amount', '0712345644'],
    ['whose token had ended', '0712345645'],
  ])('%s', async (_kind, phone) => {
    const member = await owing()
    expect(await paid(member, phone)).toMatchObject({ state: 'succeeded', amount: 1500, invoiceNo: member.number })
    expect(await receiptsOf(member)).toMatchObject([{ amount_cents: 150_000 }])
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 0 })
    const [receipt] = await receiptsOf(member)
    expect(await checkoutOf(member)).toMatchObject({
      owed: 0,
      ways: [],
      receiptNo: receipt?.number,
      success: '/billing',
    })
  })

  test('under the provider’s number of it', async () => {
    const member = await owing()
    await paid(member, '0712345600')
    const push = simulator.pushes.find(({ code, phone }) => code === '0' && phone === '254712345600')
    expect(await receiptsOf(member)).toMatchObject([{ reference: push?.receipt }])
  })

  test('rounded up to whole shillings, and what is over is credit', async () => {
    const member = await owing(150_050)
    expect((await checkoutOf(member))['ways']).toEqual([{ way: 'mpesa', amount: 1501 }])
    await paid(member, '0712345600')
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 50 })
  })

  test('when two tabs pay at the same time, of which both show the same payment', async () => {
    const member = await owing()
    const tabs = await Promise.all([start(member, '0712345640'), start(member, '0712345640')])
    const [first, second] = tabs.map((tab) => objectIn(tab)['id'])
    expect(first).toBe(second)
    expect(await checkoutOf(member)).toMatchObject({ payment: first })
    const [push] = simulator.pushes
    if (push === undefined) throw new Error('Nobody was asked.')
    await simulator.decide(push, { code: '0' })
    expect(await receiptsOf(member)).toHaveLength(1)
    const again = await start(member, '0712345600')
    expect(refusalOf(again)).toEqual({ status: 409, code: 'invoice-settled' })
    expect(textAt(again, '/message')).toBe('This invoice is already paid')
  })

  test('when a card is tried beside it: what is under way on the phone is shown', async () => {
    const member = await owing()
    const { id } = objectIn(await start(member, '0712345640'))
    const { environment } = server.services
    const paystack = { url: 'http://127.0.0.1:9', keys: new Map([[server.tenantId, 'sk_test_0123456789']]) }
    const providers = { ...environment.providers, paystack }
    const services = { ...server.services, environment: { ...environment, providers } }
    const { profileId: profile, payload } = member
    const asked = { profile, payload, way: 'card', phone: '', email: 'ada@member.example' } as const
    expect(await startByProvider(services, world().tenant, asked)).toMatchObject({ id, provider: 'mpesa', page: null })
    const [push] = simulator.pushes
    if (push) await simulator.decide(push, { code: '0' })
    expect(await receiptsOf(member)).toHaveLength(1)
  })

  test('when its callback is lost: the provider is asked with growing waits', async () => {
    const member = await owing()
    const { id } = objectIn(await start(member, '0712345647'))
    server.clock.advance({ minutes: 1 })
    await expect.poll(() => simulator.pushes.find(({ phone }) => phone.endsWith('47'))?.code).toBe('0')
    await askAll()
    expect(objectIn(await member.client.get(`billing/payments/${String(id)}`))).toMatchObject({ state: 'succeeded' })
    expect(await receiptsOf(member)).toHaveLength(1)
  })

  test('when the provider takes the request and never answers it: the member hears of it within 15 seconds', async () => {
    const member = await owing()
    const began = performance.now()
    const asked = objectIn(await start(member, '0712345646'))
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(asked).toMatchObject({ state: 'pending', message: expect.stringMatching(/does not answer/) })
    const [push] = simulator.pushes
    if (push) await simulator.decide(push, { code: '0' })
    expect(objectIn(await member.client.get(`billing/payments/${String(asked['id'])}`))['state']).toBe('succeeded')
    expect(await receiptsOf(member)).toHaveLength(1)
  })

  test('when it does not answer the question either: that is what the member reads until it has answered', async () => {
    const member = await owing()
    const { id } = objectIn(await start(member, '0712345640'))
    const read = async () => objectIn(await member.client.get(`billing/payments/${String(id)}`))
    expect(await read()).toMatchObject({ state: 'pending', message: expect.stringMatching(/^Enter your M-Pesa PIN/) })
    server.clock.advance({ minutes: 1 })
    simulator.silent.add('query')
    const began = performance.now()
    await askAll()
    expect(performance.now() - began).toBeLessThan(15_000)
    simulator.silent.clear()
    expect(await read()).toMatchObject({ state: 'pending', message: expect.stringMatching(/^M-Pesa does not answer/) })
    server.clock.advance({ minutes: 1 })
    await askAll()
    expect(await read()).toMatchObject({ state: 'pending', message: expect.stringMatching(/^Enter your M-Pesa PIN/) })
    const [push] = simulator.pushes
    if (push) await simulator.decide(push, { code: '0', callback: 'lost' })
    server.clock.advance({ minutes: 2 })
    await askAll()
    expect(await read()).toMatchObject({ state: 'succeeded' })
    expect(await receiptsOf(member)).toHaveLength(1)
  })

  test('when it is paid after it has expired', async () => {
    const member = await owing()
    const { id } = objectIn(await start(member, '0712345640'))
    const [push] = simulator.pushes
    server.clock.advance({ hours: 2 })
    await askAll()
    expect(objectIn(await member.client.get(`billing/payments/${String(id)}`))).toMatchObject({
      state: 'expired',
      receiptNo: null,
      message: expect.stringMatching(/no news of this payment from M-Pesa\. If you did pay, it will appear here/),
    })
    expect(await receiptsOf(member)).toEqual([])
    // Who opens the checkout again reads so before they pay another time.
    expect(await checkoutOf(member)).toMatchObject({ payment: null, inDoubt: id, owed: 1500 })
    if (push) await simulator.decide(push, { code: '0' })
    expect(await receiptsOf(member)).toHaveLength(1)
    expect(await checkoutOf(member)).toMatchObject({ inDoubt: null, owed: 0 })
  })

  test('when the provider was away for hours, and nobody calls back: it is asked until it has answered', async () => {
    const member = await owing()
    const { id } = objectIn(await start(member, '0712345640'))
    const [push] = simulator.pushes
    server.clock.advance({ hours: 2 })
    await askAll()
    if (push) await simulator.decide(push, { code: '0', callback: 'lost' })
    server.clock.advance({ hours: 3 })
    await askAll()
    expect(objectIn(await member.client.get(`billing/payments/${String(id)}`))).toMatchObject({ state: 'succeeded' })
    expect(await receiptsOf(member)).toHaveLength(1)
  })
})

describe('a payment that was not made posts nothing, and says why [BIL-02 BIL-04 BIL-05]', () => {
  test.each([
    ['cancelled', '0712345632', /cancelled/],
    ['cancelled, after forged callbacks that say it is paid', '0712345643', /cancelled/],
    ['wrong PIN', '0712345621', /PIN was wrong/],
    ['no money', '0712345601', /not enough money/],
    ['more than a day allows', '0712345604', /limits of your M-Pesa account/],
    ['a locked PIN', '0712345666', /locked the PIN/],
    ['a request that could not be shown', '0712345625', /cannot be reached/],
    ['no answer', '0712345637', /could not be reached/],
    ['twice within two minutes', '0712345617', /Wait two minutes/],
    ['another payment under way', '0712345610', /busy with another M-Pesa payment/],
    ['a party that the provider does not know', '0712345613', /did not take the payment/],
  ])('%s', async (_kind, phone, sentence) => {
    const member = await owing()
    expect(await paid(member, phone)).toMatchObject({
      state: 'failed',
      receiptNo: null,
      message: expect.stringMatching(sentence),
    })
    expect(await receiptsOf(member)).toEqual([])
    expect(await balanceOf(member)).toEqual({ receivable: 150_000, credit: 0 })
    expect(await checkoutOf(member)).toMatchObject({ payment: null, inDoubt: null })
    expect(await paid(member, '0712345600')).toMatchObject({ state: 'succeeded' })
    expect(await receiptsOf(member)).toHaveLength(1)
  })

  test('a callback at an address that no payment has is refused, and one of another organisation too', async () => {
    const member = await owing()
    await start(member, '0712345640')
    const [push] = simulator.pushes
    if (push === undefined) throw new Error('Nobody was asked.')
    const body = callbackBody(push, '0')
    const path = new URL(push.callback).pathname.replace('/api/', '')
    const unknown = await server.client().post('billing/callback/unknown', body)
    expect(refusalOf(unknown)).toMatchObject({ code: 'payment-not-found' })
    expect((await server.client('iek').post(path, body)).status).toBe(404)
    // At the right address it is kept, and the provider, which is asked, knows better.
    expect((await server.client().post(path, body)).status).toBe(200)
    expect(await receiptsOf(member)).toEqual([])
    await simulator.decide(push, { code: '1032' })
    expect(await receiptsOf(member)).toEqual([])
  })

  test('a callback about another payment of the same provider settles nothing', async () => {
    const [rich, poor] = [await owing(), await owing()]
    await paid(rich, '0712345600')
    const donor = simulator.pushes.find(({ code }) => code === '0')
    await start(poor, '0712345640')
    const [push] = simulator.pushes
    if (donor === undefined || push === undefined) throw new Error('Nobody was asked.')
    const path = new URL(push.callback).pathname.replace('/api/', '')
    await server.client().post(path, callbackBody(donor, '0'))
    expect(await receiptsOf(poor)).toEqual([])
    expect(await receiptsOf(rich)).toHaveLength(1)
  })
})

describe('what is refused [BIL-02 BIL-03]', () => {
  test('a phone that is nobody’s, at its field', async () => {
    const member = await owing()
    const refused = await start(member, '12345')
    expect(refused.status).toBe(422)
    expect(refusalOf(refused)).toMatchObject({ code: 'invalid' })
    expect(getAt(refused.json, '/errors')).toEqual([
      { pointer: '/phone', message: 'Enter a Safaricom phone number such as 0712 345 678' },
    ])
    expect(await checkoutOf(member)).toMatchObject({ payment: null })
  })

  test.each<[string, (member: Owing, other: Owing) => string, string]>([
    ['no payload', () => 'e30', 'payload-malformed'],
    ['broken payload', () => '!!', 'payload-malformed'],
    ['nothing to pay', (member) => payloadOf(member, member.number, { amount: 0 }), 'amount-refused'],
    ['less than nothing', (member) => payloadOf(member, member.number, { amount: -5 }), 'amount-refused'],
    ['an unknown invoice', (member) => payloadOf(member, 'INV-1999-00001'), 'invoice-not-found'],
    ['somebody else’s invoice', (member, other) => payloadOf(member, other.number), 'invoice-not-found'],
    ['somebody else as payer', (member, other) => payloadOf(other, member.number), 'invoice-not-found'],
  ])('%s', async (_kind, payload, code) => {
    const [member, other] = [await owing(), await owing()]
    const wrong = payload(member, other)
    expect(refusalOf(await member.client.get(`billing/checkout?payload=${wrong}`))).toMatchObject({ code })
    expect(refusalOf(await start({ ...member, payload: wrong }, '0712345600'))).toMatchObject({ code })
    expect([...(await receiptsOf(member)), ...(await receiptsOf(other))]).toEqual([])
  })

  test('an invoice that was taken back, which nobody paid', async () => {
    const member = await owing()
    await server.inTenant(async (tx) => {
      await lockCaseProfile(tx, member.profileId)
      const line = await openLines(tx, member.profileId).executeTakeFirstOrThrow()
      const about = { line, amount: line.amount_cents, source: 'SUBS-2026' }
      return postCreditNote(tx, world(), { profile: member.profileId, data: {} }, about)
    })
    expect((await start(member, '0712345600')).json).toMatchObject({
      code: 'invoice-settled',
      message: 'Nothing is owed of this invoice: it was taken back',
    })
    expect(await checkoutOf(member)).toMatchObject({ owed: 0, ways: [], receiptNo: null })
    expect(await receiptsOf(member)).toEqual([])
  })

  test('somebody else’s payment', async () => {
    const [member, other] = [await owing(), await owing()]
    const { id } = objectIn(await start(member, '0712345640'))
    expect((await other.client.get(`billing/payments/${String(id)}`)).status).toBe(404)
    expect((await other.client.get('billing/payments/nothing')).status).toBe(404)
  })

  test('an invoice in a currency in which the organisation bills no longer, in every way', async () => {
    const person = await server.member()
    await server.inTenant((tx) =>
      receivePayment(tx, world(), person.profileId, { amount: 400_000, way: 'bank', description: 'Bank transfer' }),
    )
    const { tenant } = world()
    const earlier = { ...world(), tenant: { ...tenant, declaration: { ...tenant.declaration, currency: 'USD' } } }
    const { number } = await server.inTenant(async (tx) => {
      await lockCaseProfile(tx, person.profileId)
      const lines = [{ description: 'Fee', item: 'fee', amount: 150_000, vat: 0 }]
      return postInvoice(tx, earlier, { profile: person.profileId, data: {} }, { lines, source: 'X-1' })
    })
    const member = { ...person, number, payload: payloadOf(person, number) }
    const [receipts, pushes] = [await receiptsOf(member), simulator.pushes.length]
    expect(await checkoutOf(member)).toMatchObject({ owed: 1500, currency: 'USD', credit: 0, ways: [] })
    for (const way of ['mpesa', 'credit']) {
      const body = { payload: member.payload, way, phone: '0712345600' }
      expect((await member.client.post('billing/payments', body)).json).toMatchObject(wayClosed)
    }
    expect(await receiptsOf(member)).toEqual(receipts)
    expect(simulator.pushes).toHaveLength(pushes)
    // Nor does money that names no invoice settle it.
    await server.inTenant((tx) =>
      receivePayment(tx, world(), person.profileId, { amount: 150_000, way: 'bank', description: 'Bank transfer' }),
    )
    expect(await checkoutOf(member)).toMatchObject({ owed: 1500, credit: 0 })
    expect(await balanceOf(person)).toEqual({ receivable: 0, credit: 550_000 })
  })

  test('a payment that is confirmed once the organisation has another currency, which is left to staff', async () => {
    const member = await owing()
    const { id } = objectIn(await start(member, '0712345640'))
    const { tenant } = world()
    const since = { ...world(), tenant: { ...tenant, declaration: { ...tenant.declaration, currency: 'USD' } } }
    const found = { id: String(id), profile_id: member.profileId }
    const { payment } = await server.inTenant(async (tx) => {
      const { reference } = (await findPayment(tx, found.id)) ?? {}
      const message = { kind: 'paid', reference: reference ?? '', receipt: 'TKL0000001' } as const
      return hearMessage(tx, since, found, { message, raw: '{}' })
    })
    expect(payment).toMatchObject({ state: 'succeeded', receipt_no: null })
    expect(await receiptsOf(member)).toEqual([])
    expect(await checkoutOf(member)).toMatchObject({ inDoubt: id })
  })

  test('credit while a payment on the phone is under way', async () => {
    const member = await owing()
    await start(member, '0712345640')
    const refused = await member.client.post('billing/payments', { payload: member.payload, way: 'credit' })
    expect(refusalOf(refused)).toEqual({ status: 409, code: 'conflict' })
    expect(textAt(refused, '/message')).toBe('Another payment of this invoice is under way')
    expect(await receiptsOf(member)).toEqual([])
  })

  test('addresses of other sites are no return pages, and the amount of a payload is nothing that is asked for', async () => {
    const member = await owing(150_000, { amount: 1, success_url: 'https://evil.example/', fail_url: '//evil.example' })
    expect(await checkoutOf(member)).toMatchObject({ owed: 1500, success: '/dashboard', fail: '/dashboard' })
  })
})

describe('credit balance [BIL-02]', () => {
  test('pays what is owed when there is enough, once, and the balance stays what it was', async () => {
    const member = await owing()
    const payCredit = () => member.client.post('billing/payments', { payload: member.payload, way: 'credit' })
    expect((await payCredit()).json).toMatchObject({
      code: 'credit-short',
      message: 'You have no credit to pay with',
    })
    await server.inTenant((tx) =>
      receivePayment(tx, world(), member.profileId, { amount: 400_000, way: 'bank', description: 'Bank transfer' }),
    )
    const second = await server.inTenant(async (tx) => {
      await lockCaseProfile(tx, member.profileId)
      const lines = [{ description: 'License fees', item: 'licence', amount: 50_000, vat: 0 }]
      return postInvoice(tx, world(), { profile: member.profileId, data: {} }, { lines, source: 'LIC-1' })
    })
    const licence = { ...member, payload: payloadOf(member, second.number) }
    expect((await checkoutOf(licence))['ways']).toContainEqual({ way: 'credit', amount: 500 })
    const body = { payload: licence.payload, way: 'credit' }
    expect(objectIn(await member.client.post('billing/payments', body))).toMatchObject({ state: 'succeeded' })
    expect(refusalOf(await member.client.post('billing/payments', body))).toMatchObject({ code: 'invoice-settled' })
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 200_000 })
    expect(objectIn(await member.client.get('billing/balance'))).toMatchObject({ BalanceLCY: -2000 })
  })
})

test('credit that is less than what is owed pays a part of it, once, and the rest is paid in another way [BIL-02]', async () => {
  const member = await owing()
  await paid(await owingMore(member, 10_050), '0712345600')
  expect(await balanceOf(member)).toEqual({ receivable: 150_000, credit: 50 })
  expect((await checkoutOf(member))['ways']).toContainEqual({ way: 'credit', amount: 0.5 })
  const body = { payload: member.payload, way: 'credit' }
  const tabs = await Promise.all([
    member.client.post('billing/payments', body),
    member.client.post('billing/payments', body),
  ])
  expect(tabs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await checkoutOf(member)).toMatchObject({ owed: 1499.5, credit: 0, ways: [{ way: 'mpesa', amount: 1500 }] })
  expect(await paid(member, '0712345600')).toMatchObject({ state: 'succeeded' })
  expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 50 })
})

describe('a member who asks again and again [BIL-04]', () => {
  const heardOf = (id: unknown) =>
    server.inTenant(async (tx) => (await messagesOf(tx, String(id))).map(({ kind }) => kind))
  const paymentOf = async (id: unknown) => {
    const payment = await server.inTenant((tx) => findPayment(tx, String(id)))
    if (payment === undefined) throw new Error('There is no payment.')
    return payment
  }
  async function setAside(id: unknown) {
    const handled = { handled_at: server.clock.now() }
    await server.inTenant(({ tenant, db }) =>
      db.updateTable('payments').set(handled).where('tenant', '=', tenant).where('id', '=', String(id)).execute(),
    )
  }
  async function askThrice({ client }: Owing, id: unknown) {
    for (let asked = 0; asked < 3; asked += 1) {
      server.clock.advance({ seconds: 5 })
      await client.post(`billing/payments/${String(id)}/ask`, { hasLeft: true })
    }
  }

  test('about a payment that failed keeps its end once, and undoes nothing that staff decided', async () => {
    const member = await owing()
    const { id } = await paid(member, '0712345643')
    await setAside(id)
    await askThrice(member, id)
    expect((await heardOf(id)).filter((kind) => kind === 'unpaid')).toHaveLength(1)
    expect(await paymentOf(id)).toMatchObject({ state: 'failed', code: '1032', handled_at: expect.any(Date) })
  })

  test('about one of which nobody knows how it ended undoes nothing either, until that is known', async () => {
    const member = await owing()
    const { id } = objectIn(await start(member, '0712345640'))
    const [push] = simulator.pushes
    server.clock.advance({ hours: 2 })
    await askAll()
    await setAside(id)
    await askThrice(member, id)
    expect(await paymentOf(id)).toMatchObject({ state: 'expired', handled_at: expect.any(Date) })
    if (push) await simulator.decide(push, { code: '1032', callback: 'lost' })
    await askThrice(member, id)
    expect(await paymentOf(id)).toMatchObject({ state: 'failed', handled_at: null })
  })

  test('has the provider asked once in a second, also when nothing more is kept', async () => {
    const member = await owing()
    const { id } = objectIn(await start(member, '0712345640'))
    const message = JSON.stringify({ kind: 'unanswered' })
    await server.inTenant(({ tenant, db }) => {
      const about = { tenant, payment_id: String(id), message, raw: '', received_at: server.clock.now() }
      const rows = Array.from({ length: 200 }, () => ({ ...about, id: randomUUID() }))
      return db.insertInto('payment_messages').values(rows).execute()
    })
    let queries = 0
    const provider = await serveSimulated(
      0,
      async (asked, response) => {
        if (asked.url?.includes('stkpushquery')) queries += 1
        sendAnswer(response, 200, { access_token: 'token', expires_in: '3599' })
      },
      {},
    )
    const { environment } = server.services
    const daraja = { ...environment.providers.daraja, url: provider.address }
    const providers = { ...environment.providers, daraja }
    const services = { ...server.services, environment: { ...environment, providers } }
    const askNow = async () => askForMember(services, world().tenant, await paymentOf(id), false)
    server.clock.advance({ seconds: 5 })
    await Promise.all([askNow(), askNow(), askNow()])
    await askNow()
    const inOneSecond = queries
    server.clock.advance({ seconds: 5 })
    await askNow()
    await provider.close()
    expect([inOneSecond, queries]).toEqual([1, 2])
    expect(await heardOf(id)).toHaveLength(201)
  })
})

test('a provider that gives no token is named within 15 seconds, and may be asked again', async () => {
  const member = await owing()
  const before = simulator.pushes.length
  simulator.endTokens()
  simulator.silent.add('generate')
  const began = performance.now()
  const refused = objectIn(await start(member, '0712345600'))
  simulator.silent.clear()
  expect(performance.now() - began).toBeLessThan(15_000)
  expect(refused).toMatchObject({ state: 'failed', message: expect.stringMatching(/cannot be reached/) })
  expect(simulator.pushes).toHaveLength(before)
  expect(await paid(member, '0712345600')).toMatchObject({ state: 'succeeded' })
  expect(await receiptsOf(member)).toHaveLength(1)
})

test('a provider that cannot be reached is named as that, and nothing is lost', async () => {
  const away = await startCaseServer({ variables: simulatorVariables('http://127.0.0.1:9', ['demo']) })
  const person = await away.member()
  const { number } = await away.inTenant(async (tx) => {
    await lockCaseProfile(tx, person.profileId)
    const lines = [{ description: 'Fee', item: 'fee', amount: 1000, vat: 0 }]
    return postInvoice(tx, world(), { profile: person.profileId, data: {} }, { lines, source: 'X-1' })
  })
  const body = { payload: payloadOf(person, number), way: 'mpesa', phone: '0712345600' }
  expect(objectIn(await person.client.post('billing/payments', body))).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(/cannot be reached/),
  })
  await away.close()
})
