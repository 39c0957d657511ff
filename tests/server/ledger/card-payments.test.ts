import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  cardEvent,
  cardVariables,
  sendCardEvent,
  startCardSimulator,
} from '../../../scripts/simulators/card-simulator.ts'
import type { CardSimulator } from '../../../scripts/simulators/card-simulator.ts'
import type { CardTransaction } from '../../../scripts/simulators/card-page.ts'
import { cardActs, isCardAct } from '../../../scripts/simulators/card-payers.ts'
import type { CardAct, CardPayer } from '../../../scripts/simulators/card-payers.ts'
import { simulatorVariables } from '../../../scripts/simulators/daraja-simulator.ts'
import { readPaymentRequest } from '../../../src/engine/payments/payment-request.ts'
import { findUser } from '../../../src/server/accounts/users.ts'
import { postPayment } from '../../../src/server/finance/decide-payment.ts'
import { decideGivenBack } from '../../../src/server/finance/give-back.ts'
import { paymentCourse } from '../../../src/server/finance/payment-course.ts'
import { askPayments } from '../../../src/server/jobs/ask-payments.ts'
import { readBalance } from '../../../src/server/ledger/read-balance.ts'
import { moneyNamed as findMoneyNamed } from '../../../src/server/payments/money-rows.ts'
import { openProvider } from '../../../src/server/payments/open-provider.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import { fc } from '../../properties.ts'
import { objectIn, refusalOf } from '../answers.ts'
import { startCaseServer } from '../cases/case-server.ts'
import type { CasePerson, CaseServer } from '../cases/case-server.ts'
import { tenantOf } from '../test-profiles.ts'
import { keptPayment } from './kept-payment.ts'
import { owingMember } from './owing-member.ts'
import type { OwingMember } from './owing-member.ts'
import { wrongInLedger } from './posted-sums.ts'

let simulator: CardSimulator
let server: CaseServer
beforeAll(async () => {
  simulator = await startCardSimulator({ delay: 0, late: 0 })
  const cards = cardVariables(simulator.address, ['demo', 'iek'])
  // Nobody listens there: M-Pesa is another organisation's.
  server = await startCaseServer({ variables: { ...cards, ...simulatorVariables('http://127.0.0.1:9', ['iek']) } })
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

const emailOf = async ({ id }: CasePerson) => (await server.inTenant((tx) => findUser(tx, id)))?.email
const owing = (cents = 150_050) => owingMember(server, cents)
const start = ({ client, payload }: OwingMember) => client.post('billing/payments', { payload, way: 'card' })
const read = async ({ client }: OwingMember, id: unknown) =>
  objectIn(await client.get(`billing/payments/${String(id)}`))
const askAll = async () => {
  await new JobLane(server.services, askPayments(server.services)).runDue()
}
const receiptsOf = ({ profileId }: CasePerson) =>
  server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('ledger_documents')
      .select(['number', 'amount_cents', 'reference', 'way'])
      .where('tenant', '=', tenant)
      .where('profile_id', '=', profileId)
      .where('kind', '=', 'receipt')
      .execute(),
  )
const balanceOf = ({ profileId }: CasePerson) => server.inTenant((tx) => readBalance(tx, profileId, 'KES'))
const messagesOf = (id: unknown) =>
  server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('payment_messages')
      .select(['message', 'raw'])
      .where('tenant', '=', tenant)
      .where('payment_id', '=', String(id))
      .execute(),
  )

const moneyNamed = (receipt: number) =>
  server.inTenant((tx) => findMoneyNamed(tx, { provider: 'card', shortcode: '', receipt: String(receipt) }))
const messagesAbout = (receipt: number) =>
  server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('received_messages')
      .select('raw')
      .where('tenant', '=', tenant)
      .where('receipt', '=', String(receipt))
      .execute(),
  )

/** The member comes back, a while after what was heard last. */
async function comeBack({ client }: OwingMember, id: unknown, hasLeft = true) {
  server.clock.advance({ seconds: 5 })
  return objectIn(await client.post(`billing/payments/${String(id)}/ask`, { hasLeft }))
}

function transactionOf(id: unknown): CardTransaction {
  const found = simulator.transactions.find(({ reference }) => reference === id)
  if (found === undefined) throw new Error('The provider has no such transaction.')
  return found
}

/** A member on the card page. */
async function onPage(cents?: number) {
  const member = await owing(cents)
  const { id } = objectIn(await start(member))
  return { member, id, transaction: transactionOf(id) }
}

const approved: CardPayer = { bank: 'Approved', webhook: 'lost' }
const confirm = (transaction: CardTransaction) => sendCardEvent(transaction, cardEvent(transaction), transaction.key)

describe('a payment by card [BIL-02 BIL-05]', () => {
  test('asks for the cents that are owed, and tells the provider nothing but the payer’s e-mail', async () => {
    const { member, id, transaction } = await onPage()
    expect(await read(member, id)).toMatchObject({ way: 'card', state: 'pending', amount: 1500.5 })
    expect(await read(member, id)).toMatchObject({ page: `${simulator.address}/pay/${String(id)}` })
    expect(transaction).toMatchObject({ asked: 150_050, currency: 'KES', email: await emailOf(member) })
    const { pathname, searchParams } = new URL(transaction.back)
    expect(searchParams.get('payment')).toBe(id)
    const request = readPaymentRequest(pathname.replace('/checkout/', ''))
    expect(request).toMatchObject({ sourceDocumentNo: member.number, payerID: '', description: '' })
    expect(transaction.cancel).toBe(transaction.back)
    // What the way back asks for is the same invoice.
    const path = `billing/checkout?payload=${pathname.replace('/checkout/', '')}`
    expect(objectIn(await member.client.get(path))).toMatchObject({ invoiceNo: member.number, payment: id })
  })

  test('is offered with the keys of the organisation alone', async () => {
    const member = await owing()
    const { ways } = objectIn(await member.client.get(`billing/checkout?payload=${member.payload}`))
    expect(ways).toEqual([{ way: 'card', amount: 1500.5 }])
    const body = { payload: member.payload, way: 'mpesa', phone: '0712345600' }
    expect((await member.client.post('billing/payments', body)).json).toMatchObject({
      code: 'way-closed',
      message: 'This way of paying is not offered',
    })
    // It is open to the other one on the same server.
    expect(openProvider(server.services, tenantOf(server, 'iek'), 'mpesa')).toBeDefined()
  })

  test('posts a receipt under the provider’s number, and keeps no token of the card', async () => {
    const { member, id, transaction } = await onPage()
    await simulator.decide(transaction, { bank: 'Approved', webhook: 'before-return' })
    expect(await read(member, id)).toMatchObject({ state: 'succeeded', page: null })
    const reference = String(transaction.id)
    expect(await receiptsOf(member)).toMatchObject([{ amount_cents: 150_050, reference, way: 'card' }])
    const raw = JSON.stringify(await messagesOf(id))
    expect(raw).toContain('charge.success')
    for (const secret of ['AUTH_simulated', 'SIG_simulated', transaction.key]) expect(raw).not.toContain(secret)
  })

  test('that was refunded at the provider, or charged back, is noted by staff: what it paid is owed again [BIL-06]', async () => {
    const { member, id, transaction } = await onPage()
    await simulator.decide(transaction, { bank: 'Approved', webhook: 'before-return' })
    const { timeZone } = world().tenant.declaration
    const course = () => server.inTenant((tx) => paymentCourse(tx, { timeZone, canGiveBack: true }, String(id)))
    expect(await course()).toMatchObject({ possible: ['given-back'] })
    const decided = { id: String(id), reason: 'It was charged back.', by: member.id }
    await decideGivenBack(server.services, world().tenant, decided, 'given-back')
    expect(await course()).toMatchObject({ possible: [], problems: [], reversal: { state: 'reversed' } })
    const path = `billing/checkout?payload=${member.payload}`
    expect(objectIn(await member.client.get(path))).toMatchObject({ owed: 1500.5, payment: null })
    // The provider tells of the payment once more, which changes nothing.
    await confirm(transaction)
    expect(objectIn(await member.client.get(path))).toMatchObject({ owed: 1500.5, payment: null })
    await expect(decideGivenBack(server.services, world().tenant, decided, 'given-back')).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('leads every tab to the same page', async () => {
    const member = await owing()
    const tabs = await Promise.all([start(member), start(member)])
    const later = objectIn(await start(member))
    expect(new Set([...tabs.map((tab) => objectIn(tab)['id']), later['id']]).size).toBe(1)
    const payer = await emailOf(member)
    expect(simulator.transactions.filter(({ email }) => email === payer)).toHaveLength(1)
    expect(later['page']).toBe(`${simulator.address}/pay/${String(later['id'])}`)
  })
})

describe('whatever a payer does on the simulator’s page [BIL-02 BIL-04 BIL-05]', () => {
  /** Where the page leads, what the member finds there, and whether that was known before they came. */
  interface Played {
    readonly leads: 'back' | 'to the page'
    readonly isHeard: boolean
    readonly outcome: { readonly state: string; readonly message?: RegExp }
    readonly receipts: number
  }
  const isPaid: Played = { leads: 'back', isHeard: true, outcome: { state: 'succeeded' }, receipts: 1 }
  const notPaid = (leads: Played['leads'], message: RegExp): Played => ({
    leads,
    isHeard: false,
    outcome: { state: 'failed', message },
    receipts: 0,
  })
  const played: Readonly<Record<CardAct, Played>> = {
    approve: isPaid,
    decline: notPaid('to the page', /declined the card/),
    'no money': notPaid('to the page', /not enough money on the card/),
    'expired card': notPaid('to the page', /has expired/),
    leave: notPaid('back', /left the card page/),
    'approve, confirm twice': isPaid,
    'approve, confirm late': isPaid,
    'approve, never confirm': { ...isPaid, isHeard: false },
    'approve, confirm before the way back': isPaid,
    'approve, another amount': { ...notPaid('back', /another sum/), isHeard: true },
    'leave, after a forged message': notPaid('back', /left the card page/),
  }

  test.each(Object.keys(cardActs).filter(isCardAct))('%s', async (act) => {
    const { leads, isHeard, outcome, receipts } = played[act]
    const { member, id, transaction } = await onPage()
    const page = `${simulator.address}/pay/${String(id)}`
    const body = new URLSearchParams({ act })
    const { status, headers } = await fetch(page, { method: 'POST', body, redirect: 'manual' })
    expect(status).toBe(303)
    const address = new URL(headers.get('location') ?? '', page)
    const isBack = address.pathname === new URL(transaction.back).pathname
    expect(isBack ? 'back' : address.href === page && 'to the page').toBe(leads)
    const { message = /./, state } = outcome
    const ended = { state, message: expect.stringMatching(message) }
    await expect.poll(() => read(member, id)).toMatchObject(isHeard ? ended : { state: 'pending' })
    expect(await comeBack(member, id)).toMatchObject(ended)
    expect(await receiptsOf(member)).toHaveLength(receipts)
  })
})

describe('a message of the provider is a reason to ask, and no more [BIL-04]', () => {
  type Forge = (transaction: CardTransaction, other: CardTransaction) => Promise<number>
  const paidEvent = (transaction: CardTransaction) => cardEvent({ ...transaction, status: 'success' })
  const post = async ({ back }: CardTransaction, body: object, signature?: string) => {
    const headers: Record<string, string> = signature === undefined ? {} : { 'x-paystack-signature': signature }
    const address = new URL('/api/billing/webhook/card', back)
    const sent = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }
    return (await fetch(`http://127.0.0.1:${address.port}${address.pathname}`, sent)).status
  }

  test.each<[string, number, Forge]>([
    ['without a signature', 403, (one) => post(one, paidEvent(one))],
    ['with what is no signature', 403, (one) => post(one, paidEvent(one), 'zz')],
    ['signed with a wrong key', 403, (one) => sendCardEvent(one, paidEvent(one), 'sk_test_wrong')],
    ['signed by another organisation', 403, (one) => sendCardEvent(one, paidEvent(one), 'sk_test_simulated_iek')],
    [
      'signed, about nothing of ours',
      200,
      (one) => sendCardEvent(one, paidEvent({ ...one, reference: randomUUID() }), one.key),
    ],
    [
      'signed, of another kind',
      200,
      (one) => sendCardEvent(one, { ...paidEvent(one), event: 'transfer.success' }, one.key),
    ],
    ['signed, but not so', 200, (one) => sendCardEvent(one, paidEvent(one), one.key)],
    ['signed, about another payment', 200, (one, other) => sendCardEvent(one, paidEvent(other), one.key)],
  ])('%s', async (_kind, status, forge) => {
    const [{ member, id, transaction }, other] = [await onPage(), await onPage()]
    expect(await forge(transaction, other.transaction)).toBe(status)
    expect(await read(member, id)).toMatchObject({ state: 'pending', receiptNo: null })
    expect([...(await receiptsOf(member)), ...(await receiptsOf(other.member))]).toEqual([])
    // It does not stand in the way of the truth.
    await simulator.decide(transaction, { bank: 'Approved', webhook: 'before-return' })
    expect(await receiptsOf(member)).toHaveLength(1)
  })

  test('signed, about money that no payment asked for, it is asked about, and left to finance staff', async () => {
    const { transaction } = await onPage()
    const stray = {
      ...transaction,
      id: transaction.id + 1_000_000,
      reference: randomUUID(),
      status: 'success' as const,
    }
    expect(await sendCardEvent(stray, paidEvent(stray), stray.key)).toBe(200)
    expect(await moneyNamed(stray.id)).toBeUndefined()
    simulator.add(stray)
    expect(await sendCardEvent(stray, paidEvent(stray), stray.key)).toBe(200)
    expect(await moneyNamed(stray.id)).toMatchObject({
      state: 'unplaced',
      amount_cents: stray.amount,
      source: 'webhook',
    })
    expect(await messagesAbout(stray.id)).toHaveLength(2)
  })

  test('of another sum than the provider confirms, and under the name of a payment in another way, the provider’s sum is left to finance staff', async () => {
    const { transaction } = await onPage()
    const { id: reference } = await keptPayment(server)
    const stray = {
      ...transaction,
      id: transaction.id + 2_000_000,
      reference,
      amount: 70_000,
      status: 'success' as const,
    }
    simulator.add(stray)
    expect(await sendCardEvent(stray, paidEvent({ ...stray, amount: 90_000 }), stray.key)).toBe(200)
    expect(await moneyNamed(stray.id)).toMatchObject({ state: 'unplaced', amount_cents: 70_000 })
  })

  test.each([
    ['a refund', 'refund.processed', ({ reference }: CardTransaction) => ({ transaction_reference: reference })],
    ['a dispute', 'charge.dispute.create', ({ reference }: CardTransaction) => ({ transaction: { reference } })],
  ])('about %s of a payment, it is kept with that, which is asked about again', async (_, event, dataOf) => {
    const { member, id, transaction } = await onPage()
    await simulator.decide(transaction, { bank: 'Approved', webhook: 'before-return' })
    transaction.status = 'reversed'
    expect(await sendCardEvent(transaction, { event, data: dataOf(transaction) }, transaction.key)).toBe(200)
    const { timeZone } = world().tenant.declaration
    const shown = await server.inTenant((tx) => paymentCourse(tx, { timeZone, canGiveBack: true }, String(id)))
    expect(shown.problems).toContain('contradicted')
    expect(JSON.stringify(shown.messages)).toContain(event)
    expect(await receiptsOf(member)).toHaveLength(1)
  })

  test('the signature of another body signs nothing', async () => {
    const { member, transaction } = await onPage()
    const signature = createHmac('sha512', transaction.key).update('{}').digest('hex')
    expect(await post(transaction, paidEvent(transaction), signature)).toBe(403)
    expect(await receiptsOf(member)).toEqual([])
  })

  test('nor does anybody reach a payment at the address of its token, or of a way that signs nothing', async () => {
    const { id, transaction } = await onPage()
    const token = await server.inTenant(({ tenant, db }) =>
      db
        .selectFrom('payments')
        .select('token')
        .where('tenant', '=', tenant)
        .where('id', '=', String(id))
        .executeTakeFirst(),
    )
    const event = paidEvent(transaction)
    for (const path of [`callback/${token?.token}`, 'webhook/mpesa', 'webhook/credit', 'webhook/none']) {
      expect(refusalOf(await server.client().post(`billing/${path}`, event))).toMatchObject({
        code: 'payment-not-found',
      })
    }
    expect(refusalOf(await server.client('ics').post('billing/webhook/card', event))).toMatchObject({ status: 404 })
  })

  test('sent again, it posts nothing again', async () => {
    const { member, transaction } = await onPage()
    await simulator.decide(transaction, approved)
    expect(await Promise.all([confirm(transaction), confirm(transaction), confirm(transaction)])).toEqual([
      200, 200, 200,
    ])
    expect(await receiptsOf(member)).toHaveLength(1)
  })

  type Step = 'pay' | 'confirm' | 'come back' | 'leave' | 'job' | 'forge'
  test('in every order of what happens one receipt is posted, and no more', async () => {
    const steps = fc.shuffledSubarray<Step>(['confirm', 'confirm', 'come back', 'leave', 'job', 'forge'])
    await fc.assert(
      fc.asyncProperty(steps, fc.nat(6), async (others, place) => {
        const { member, id, transaction } = await onPage()
        const work: Readonly<Record<Step, () => Promise<unknown>>> = {
          pay: () => simulator.decide(transaction, approved),
          confirm: () => confirm(transaction),
          'come back': () => comeBack(member, id, false),
          leave: () => comeBack(member, id),
          job: () => (server.clock.advance({ minutes: 11 }), askAll()),
          forge: () => sendCardEvent(transaction, paidEvent(transaction), 'sk_test_wrong'),
        }
        for (const step of [...others.slice(0, place), 'pay' as const, ...others.slice(place)]) await work[step]()
        // At last the job asks, whatever has been lost.
        await work.job()
        expect(await read(member, id)).toMatchObject({ state: 'succeeded' })
        expect(await receiptsOf(member)).toHaveLength(1)
        expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 0 })
      }),
      { numRuns: 12 },
    )
  })
})

describe('a payment by card that was not made says why, and another may be started [BIL-02 BIL-04]', () => {
  test.each<[string, CardPayer, RegExp]>([
    ['left', {}, /left the card page/],
    ['declined', { bank: 'Declined' }, /declined the card/],
    ['no money', { bank: 'Insufficient Funds' }, /not enough money on the card/],
    ['an expired card', { bank: 'Expired Card' }, /has expired/],
    ['left, after a forged message', { webhook: 'forged' }, /left the card page/],
  ])('%s', async (_kind, payer, sentence) => {
    const { member, id, transaction } = await onPage()
    await simulator.decide(transaction, payer)
    // While the payer may be on the page, another card may still be taken.
    expect(await comeBack(member, id, false)).toMatchObject({
      state: 'pending',
      page: expect.stringContaining('/pay/'),
    })
    const message: unknown = expect.stringMatching(sentence)
    expect(await comeBack(member, id)).toMatchObject({ state: 'failed', receiptNo: null, page: null, message })
    expect(await receiptsOf(member)).toEqual([])
    const again = objectIn(await start(member))
    expect(again['id']).not.toBe(id)
    await simulator.decide(transactionOf(again['id']), { bank: 'Approved', webhook: 'before-return' })
    expect(await receiptsOf(member)).toHaveLength(1)
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 0 })
  })

  test('an abandoned page is over after an hour, without a finance officer', async () => {
    const { member, id } = await onPage()
    server.clock.advance({ minutes: 61 })
    await askAll()
    expect(await read(member, id)).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/left the card page/),
    })
  })

  test('one of which the provider never says how it ended expires, and is paid when it says so', async () => {
    const { member, id, transaction } = await onPage()
    transaction.status = 'ongoing'
    server.clock.advance({ minutes: 61 })
    await askAll()
    const message: unknown = expect.stringMatching(
      /no news of this payment by card\. If you did pay, it will appear here/,
    )
    expect(await read(member, id)).toMatchObject({ state: 'expired', receiptNo: null, page: null, message })
    expect(await receiptsOf(member)).toEqual([])
    await simulator.decide(transaction, approved)
    server.clock.advance({ hours: 1 })
    await askAll()
    expect(await read(member, id)).toMatchObject({ state: 'succeeded' })
    expect(await receiptsOf(member)).toHaveLength(1)
  })

  test('but whoever pays on it after leaving has paid, and what is over is credit', async () => {
    const { member, id, transaction } = await onPage()
    await comeBack(member, id)
    const second = objectIn(await start(member))
    await simulator.decide(transactionOf(second['id']), { bank: 'Approved', webhook: 'before-return' })
    await simulator.decide(transaction, approved)
    server.clock.advance({ minutes: 11 })
    await askAll()
    expect(await read(member, id)).toMatchObject({ state: 'succeeded' })
    expect(await balanceOf(member)).toEqual({ receivable: 0, credit: 150_050 })
  })

  test.each([
    ['another amount', { amount: 100 }],
    ['another currency', { currency: 'USD' }],
  ])('%s posts nothing, and is for finance staff to decide', async (_kind, pays) => {
    const { member, id, transaction } = await onPage()
    await simulator.decide(transaction, { bank: 'Approved', webhook: 'before-return', pays })
    expect(await read(member, id)).toMatchObject({ state: 'failed', message: expect.stringMatching(/another sum/) })
    expect(await receiptsOf(member)).toEqual([])
    const inDoubt = async () =>
      objectIn(await member.client.get(`billing/checkout?payload=${member.payload}`))['inDoubt']
    expect(await inDoubt()).toBe(id)
    // It is in the organisation's account all the same.
    expect(await moneyNamed(transaction.id)).toMatchObject({
      state: 'unplaced',
      amount_cents: transaction.amount,
      unallocated_id: expect.any(String),
    })
    const { timeZone } = world().tenant.declaration
    const shown = await server.inTenant((tx) => paymentCourse(tx, { timeZone, canGiveBack: true }, String(id)))
    expect(shown.problems).toContain('other-amount')
    expect(shown).toMatchObject({ claimed_receipt: String(transaction.id), possible: ['posted', 'set-aside'] })
    const decided = { id: String(id), reason: 'It is in the provider’s list.', by: member.id }
    const money = { receipt: String(transaction.id), amount: 1 }
    await server.inTenant((tx) => postPayment(tx, world(), decided, money))
    expect(await receiptsOf(member)).toMatchObject([{ amount_cents: 100, way: 'card' }])
    expect(await inDoubt()).toBeNull()
    expect(await moneyNamed(transaction.id)).toMatchObject({ payment_id: id, unallocated_id: null })
  })
})

describe('a provider that does not answer [BIL-02]', () => {
  test('is named within 15 seconds, nothing is lost, and the outcome arrives by itself', async () => {
    const [waiting, unlucky] = [await onPage(), await owing()]
    await simulator.decide(waiting.transaction, approved)
    simulator.silent.add('initialize').add('verify')
    const began = performance.now()
    const [asked, refused] = await Promise.all([comeBack(waiting.member, waiting.id), start(unlucky)])
    simulator.silent.clear()
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(asked).toMatchObject({ state: 'pending', message: expect.stringMatching(/^We cannot ask about your card/) })
    expect(objectIn(refused)).toMatchObject({ state: 'failed', message: expect.stringMatching(/cannot be reached/) })
    server.clock.advance({ minutes: 1 })
    await askAll()
    expect(await read(waiting.member, waiting.id)).toMatchObject({ state: 'succeeded' })
    expect(await receiptsOf(waiting.member)).toHaveLength(1)
    expect(objectIn(await start(unlucky))).toMatchObject({ state: 'pending' })
  })

  test('is asked for nobody else', async () => {
    const [{ id }, other] = [await onPage(), await owing()]
    const asked = await other.client.post(`billing/payments/${String(id)}/ask`, { hasLeft: true })
    expect(refusalOf(asked)).toMatchObject({ code: 'payment-not-found' })
  })
})
