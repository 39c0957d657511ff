import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { simulatorKeys } from '../../../scripts/simulators/daraja-simulator.ts'
import { callbackBody } from '../../../scripts/simulators/send-callback.ts'
import type { Push } from '../../../scripts/simulators/send-callback.ts'
import { payReference } from '../../../src/engine/payments/pay-reference.ts'
import { momentIn } from '../../../src/engine/format/moment-in.ts'
import { receivePayment } from '../../../src/server/cases/receive-payment.ts'
import { postPayment } from '../../../src/server/finance/decide-payment.ts'
import { drawPostedNumbers } from '../../../src/server/ledger/posted-number.ts'
import { readBalance } from '../../../src/server/ledger/read-balance.ts'
import { placeReceived } from '../../../src/server/payments/received/place-received.ts'
import type { ProviderTransaction } from '../../../src/server/payments/provider-transaction.ts'
import { fc } from '../../properties.ts'
import { objectIn } from '../answers.ts'
import { owingMember, receiptsOf, runMoneyJobs, startPaidServer, worldOf } from './owing-member.ts'
import type { OwingMember, PaidServer } from './owing-member.ts'
import { wrongInLedger } from './posted-sums.ts'

let paid: PaidServer
beforeAll(async () => {
  paid = await startPaidServer()
})
afterAll(async () => {
  const { server } = paid
  const wrong = await server.inTenant(wrongInLedger)
  await paid.close()
  // The numbers that one test draws far ahead.
  expect(wrong).toEqual([expect.stringMatching(/^INV-\d+-10000$/), expect.stringMatching(/^INV-\d+-10000\d$/)])
})

const receipts = (member: OwingMember) => receiptsOf(paid.server, member)
const balance = ({ profileId }: OwingMember) => paid.server.inTenant((tx) => readBalance(tx, profileId, 'KES'))

let numbers = 0
const newReceipt = () => `SKP${String((numbers += 1)).padStart(7, '0')}`

/** Money as the provider lists it. */
const listed = (changed: Partial<ProviderTransaction>): ProviderTransaction => {
  const money = {
    provider: 'mpesa',
    shortcode: simulatorKeys.shortcode,
    receipt: newReceipt(),
    amount: 150_000,
    currency: 'KES',
    account: '',
    payer: 'ADA L 2547*****600',
    at: paid.server.clock.now(),
    source: 'c2b',
    ...changed,
  }
  return { raw: JSON.stringify(money), ...money }
}
const place = (money: ProviderTransaction) => placeReceived(paid.server.services, worldOf(paid.server).tenant, money)

/** A request on a phone whose owner has not decided. */
async function asked(member: OwingMember): Promise<{ readonly push: Push; readonly id: string }> {
  const body = { payload: member.payload, way: 'mpesa', phone: '0712345640' }
  const { id } = objectIn(await member.client.post('billing/payments', body))
  const [push] = paid.simulator.pushes
  if (push === undefined) throw new Error('Nobody was asked.')
  return { push, id: String(id) }
}

const callback = (push: Push) =>
  paid.server.client().post(new URL(push.callback).pathname.replace('/api/', ''), callbackBody(push, '0'))

describe('one money is one receipt, whoever tells of it [BIL-02]', () => {
  test('in any order and as often as anybody likes, also at once', async () => {
    const sources = ['callback', 'query', 'c2b', 'statement'] as const
    const orders = fc.array(fc.tuple(fc.constantFrom(...sources), fc.boolean()), { minLength: 1, maxLength: 7 })
    await fc.assert(
      fc.asyncProperty(orders, fc.boolean(), async (order, isBefore) => {
        const member = await owingMember(paid.server)
        const { push } = await asked(member)
        const money = listed({ receipt: push.receipt, account: payReference(member.number) })
        const before = isBefore ? await place(money) : undefined
        expect(before?.outcome ?? 'waiting').toBe('waiting')
        await paid.simulator.decide(push, { code: '0', callback: 'lost' })
        const tell = {
          callback: () => callback(push),
          query: () => runMoneyJobs(paid.server),
          c2b: () => place(money),
          statement: () => place({ ...money, source: 'statement', raw: 'a line' }),
        }
        let running: Promise<unknown>[] = []
        for (const [one, isAtOnce] of order) {
          running.push(tell[one]())
          if (!isAtOnce) running = [void (await Promise.all(running))].flatMap(() => [])
        }
        await Promise.all(running)
        paid.server.clock.advance({ minutes: 2 })
        await runMoneyJobs(paid.server)
        await place(money)
        expect(await receipts(member)).toMatchObject([{ amount_cents: 150_000 }])
        expect(await balance(member)).toEqual({ receivable: 0, credit: 0 })
      }),
      { numRuns: 15 },
    )
  })

  test('of a payment that nobody knew the end of, which it confirms', async () => {
    const member = await owingMember(paid.server)
    const { push, id } = await asked(member)
    const money = listed({ receipt: push.receipt, account: payReference(member.number) })
    paid.server.clock.advance({ hours: 2 })
    await runMoneyJobs(paid.server)
    expect(await place(money)).toMatchObject({ outcome: 'settled' })
    const seen = objectIn(await member.client.get(`billing/payments/${id}`))
    expect(seen).toMatchObject({ state: 'succeeded' })
    await callback(push)
    expect(await receipts(member)).toMatchObject([{ reference: push.receipt }])
  })

  test('of a payment whose receipt a callback named falsely: once another names it rightly, and else never twice', async () => {
    const corrected = await owingMember(paid.server)
    const first = await asked(corrected)
    await callback({ ...first.push, receipt: newReceipt() })
    await callback(first.push)
    await paid.simulator.decide(first.push, { code: '0', callback: 'lost' })
    paid.server.clock.advance({ minutes: 1 })
    await runMoneyJobs(paid.server)
    await place(listed({ receipt: first.push.receipt, account: payReference(corrected.number) }))
    expect(await receipts(corrected)).toHaveLength(1)

    const misled = await owingMember(paid.server)
    const second = await asked(misled)
    await callback({ ...second.push, receipt: newReceipt() })
    const money = listed({ receipt: second.push.receipt, account: payReference(misled.number) })
    expect(await place(money)).toMatchObject({ outcome: 'waiting' })
    await paid.simulator.decide(second.push, { code: '0', callback: 'lost' })
    paid.server.clock.advance({ minutes: 1 })
    await runMoneyJobs(paid.server)
    // Whether it came on top is for staff to find out, who have the provider's statement.
    expect(await place(money)).toMatchObject({ outcome: 'known' })
    expect(await receipts(misled)).toHaveLength(1)
    expect(await balance(misled)).toEqual({ receivable: 0, credit: 0 })
  })

  test('under a number that staff mistyped: it is for them to find out whether another one comes on top', async () => {
    const officer = await paid.server.staff('finance')
    const member = await owingMember(paid.server)
    const account = payReference(member.number)
    const { push, id } = await asked(member)
    const [byPhone, byItself] = [listed({ receipt: push.receipt, account }), listed({ account })]
    paid.server.clock.advance({ hours: 2 })
    await runMoneyJobs(paid.server)
    const later = { ...byItself, at: paid.server.clock.now() }
    const typed = { receipt: newReceipt(), amount: 1500 }
    const decided = { id, reason: 'The payer has shown the message.', by: officer.id }
    await paid.server.inTenant((tx) => postPayment(tx, worldOf(paid.server), decided, typed))
    expect(await place(byPhone)).toMatchObject({ outcome: 'unplaced' })
    expect(await place(later)).toMatchObject({ outcome: 'unplaced' })
    expect(await receipts(member)).toMatchObject([{ reference: typed.receipt }])
    expect(await balance(member)).toEqual({ receivable: 0, credit: 0 })
    // What is paid after the posting is on top for certain, and so is any other once the posted number is listed.
    paid.server.clock.advance({ minutes: 5 })
    expect(await place(listed({ account }))).toMatchObject({ outcome: 'posted' })
    expect(await place(listed({ receipt: typed.receipt, account }))).toMatchObject({ outcome: 'known' })
    expect(await place(listed({ account, at: later.at }))).toMatchObject({ outcome: 'posted' })
  })

  test('that has its receipt already, although another payment of the invoice has no known end', async () => {
    const member = await owingMember(paid.server)
    const { push } = await asked(member)
    const money = listed({ receipt: push.receipt, account: payReference(member.number) })
    paid.server.clock.advance({ hours: 2 })
    await runMoneyJobs(paid.server)
    const receipt = { amount: 150_000, way: 'mpesa', reference: push.receipt, description: 'M-Pesa' }
    await paid.server.inTenant((tx) => receivePayment(tx, worldOf(paid.server), member.profileId, receipt))
    expect(await place(money)).toMatchObject({ outcome: 'known' })
    expect(await receipts(member)).toHaveLength(1)
  })

  test('by two processes at the same moment', async () => {
    const member = await owingMember(paid.server)
    const money = listed({ account: payReference(member.number) })
    const placed = await Promise.all([place(money), place(money), place(money)])
    expect(placed.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1)
    expect(await receipts(member)).toHaveLength(1)
  })

  test('but two moneys of one amount are two receipts, also beside a payment of the same', async () => {
    const member = await owingMember(paid.server)
    const { push } = await asked(member)
    const byPaybill = listed({ account: payReference(member.number) })
    await place(byPaybill)
    await paid.simulator.decide(push, { code: '0', callback: 'lost' })
    paid.server.clock.advance({ minutes: 1 })
    await runMoneyJobs(paid.server)
    await place(listed({ receipt: push.receipt, account: payReference(member.number) }))
    await place(byPaybill)
    expect(await receipts(member)).toHaveLength(2)
    expect(await balance(member)).toEqual({ receivable: 0, credit: 150_000 })
  })
})

describe('money that a payer sends by itself [BIL-02]', () => {
  test.each<[string, (number: string) => string]>([
    ['its reference', payReference],
    ['its reference with spaces', (number) => payReference(number).replaceAll(/(\d{4})/g, '$1 ')],
    ['its number in small letters', (number) => number.toLowerCase()],
    ['its number, cut as requests were', (number) => number.slice(-12)],
  ])('is posted to the invoice that %s names, part of it too', async (_kind, accountOf) => {
    const member = await owingMember(paid.server)
    const money = listed({ account: accountOf(member.number), amount: 50_000 })
    expect(await place(money)).toMatchObject({ outcome: 'posted' })
    expect(await receipts(member)).toMatchObject([{ amount_cents: 50_000, reference: money.receipt }])
    expect(await balance(member)).toEqual({ receivable: 100_000, credit: 0 })
    expect(await place(money)).toMatchObject({ outcome: 'known' })
  })

  test.each<[string, Partial<ProviderTransaction>]>([
    ['an account that is nobody’s', { account: 'school fees' }],
    ['no account', { account: '' }],
    ['another currency', { currency: 'USD' }],
  ])('is left to finance staff with %s', async (_kind, changed) => {
    const member = await owingMember(paid.server)
    const money = listed({ account: payReference(member.number), ...changed })
    expect(await place(money)).toMatchObject({ outcome: 'unplaced', receiptNo: null })
    expect(await place(money)).toMatchObject({ outcome: 'known' })
    expect(await receipts(member)).toEqual([])
  })

  test('names no invoice for certain whose reference has the digits of another one’s number', async () => {
    const { server } = paid
    const [tenant, now] = [worldOf(server).tenant, server.clock.now()]
    const on = momentIn(tenant.declaration.timeZone, now).slice(0, 10)
    const sequenceOf = ({ number }: OwingMember) => Number(/\d+$/.exec(number)?.[0])
    const memberWith = async (sequence: number): Promise<OwingMember> => {
      const count = sequence - sequenceOf(await owingMember(server)) - 1
      await server.inTenant((tx) => drawPostedNumbers(tx, tenant, { kind: 'invoice', on, count }))
      return owingMember(server)
    }
    const older = await memberWith(10_000)
    const newer = await memberWith(100_000 + Number(payReference(older.number).at(-1)))
    expect(payReference(older.number)).toBe(newer.number.replaceAll(/\D/g, ''))
    expect(await place(listed({ account: payReference(older.number) }))).toMatchObject({ outcome: 'unplaced' })
    expect(await place(listed({ account: newer.number }))).toMatchObject({ outcome: 'posted' })
    expect(await receipts(newer)).toHaveLength(1)
    // A payment that was asked for is its own, whatever else its reference may name.
    const { push } = await asked(older)
    expect(push.account).toBe(payReference(older.number))
    await paid.simulator.decide(push, { code: '0' })
    const money = listed({ receipt: push.receipt, account: push.account })
    expect(await place(money)).toMatchObject({ outcome: 'known' })
    expect(await receipts(older)).toMatchObject([{ reference: push.receipt }])
  })

  test('is looked at by staff when the same number comes with another amount, and nothing more is posted', async () => {
    const member = await owingMember(paid.server)
    const money = listed({ account: payReference(member.number) })
    await place(money)
    expect(await place({ ...money, amount: 1, raw: 'another' })).toMatchObject({ outcome: 'differs' })
    expect(await receipts(member)).toHaveLength(1)
  })

  test('is posted once a payment of the same invoice has ended without money', async () => {
    const member = await owingMember(paid.server)
    const { push } = await asked(member)
    const money = listed({ account: payReference(member.number) })
    expect(await place(money)).toMatchObject({ outcome: 'waiting' })
    await paid.simulator.decide(push, { code: '1032' })
    paid.server.clock.advance({ minutes: 1 })
    await runMoneyJobs(paid.server)
    expect(await receipts(member)).toMatchObject([{ reference: money.receipt }])
  })

  test('is posted after that too whose account only a second list has', async () => {
    const member = await owingMember(paid.server)
    const money = listed({})
    expect(await place(money)).toMatchObject({ outcome: 'unplaced' })
    paid.server.clock.advance({ seconds: 40 })
    await runMoneyJobs(paid.server)
    const { push } = await asked(member)
    const named = { ...money, account: payReference(member.number), source: 'statement' }
    expect(await place(named)).toMatchObject({ outcome: 'waiting' })
    await paid.simulator.decide(push, { code: '1032' })
    paid.server.clock.advance({ minutes: 1 })
    await runMoneyJobs(paid.server)
    expect(await receipts(member)).toMatchObject([{ reference: money.receipt }])
  })
})
