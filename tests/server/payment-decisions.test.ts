import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import type { PaymentMessage } from '../../src/engine/payments/reduce-payment.ts'
import { postRefund } from '../../src/server/ledger/post-refund.ts'
import { readBalance } from '../../src/server/ledger/read-balance.ts'
import { hear } from '../../src/server/payments/ask-payment.ts'
import { findPayment, messagesOf } from '../../src/server/payments/payment-rows.ts'
import { objectIn, refusalOf } from './answers.ts'
import { keptPayment } from './ledger/kept-payment.ts'
import { openFinanceDesk } from './finance-desk.ts'
import { signedInAs } from './test-members.ts'
import { tenantOf } from './test-profiles.ts'

const desk = openFinanceDesk()
const { inTenant } = desk

const payment = (kept: Parameters<typeof keptPayment>[1] = {}) => keptPayment(desk.server, kept)
type Paid = Awaited<ReturnType<typeof payment>>

const act = ({ id }: Pick<Paid, 'id'>, action: string, body: JsonObject, client = desk.officer) =>
  client.post(`admin/finance/payments/${id}/${action}`, body)
const post = (one: Pick<Paid, 'id'>, receipt: string, amount = 100) =>
  act(one, 'post', { receipt, amount, reason: 'It is in the statement.' })
const reason = { reason: 'Looked at in the statement.' }
const courseOf = async ({ id }: Pick<Paid, 'id'>) => objectIn(await desk.officer.get(`admin/finance/payments/${id}`))
const isListed = async ({ id }: Pick<Paid, 'id'>): Promise<boolean> => {
  const { items } = objectIn(await desk.officer.get('admin/finance/payments?unmatched=yes&to=2005-12-31'))
  return isJsonArray(items) && items.some((item) => isJsonObject(item) && item['id'] === id)
}
const balanceOf = ({ profile_id }: Paid) => inTenant((tx) => readBalance(tx, profile_id, 'KES'))
const rowOf = ({ id }: Pick<Paid, 'id'>) => inTenant((tx) => findPayment(tx, id))
const says = (one: Paid, message: PaymentMessage) =>
  hear(desk.server.services, tenantOf(desk.server, 'demo'), one, { message, raw: '' })

test('how a payment ended is kept and posted, however much was heard before; more of anything else is not [BIL-04]', async () => {
  const unanswered = { kind: 'unanswered' } as const
  // The request's answer is kept as well.
  const one = await payment({ state: 'pending', messages: Array.from({ length: 199 }, () => unanswered) })
  const kept = () => inTenant(async (tx) => (await messagesOf(tx, one.id)).length)
  expect(await says(one, unanswered)).toMatchObject({ state: 'pending' })
  expect(await kept()).toBe(200)
  const { receipt_no } = await says(one, { kind: 'paid', reference: one.reference, receipt: 'SKR0000200' })
  expect(receipt_no).toMatch(/^RCT-/)
  expect(await kept()).toBe(201)
  expect(await balanceOf(one)).toEqual({ receivable: 0, credit: 0 })
})

describe('a payment that does not fit what was heard of it [BIL-04 BIL-06]', () => {
  test('is posted by hand, settles its invoice, and is no longer listed; taken back, it is owed again', async () => {
    const one = await payment({
      messages: [{ kind: 'expired' }, { kind: 'claimed', reference: 'ws_lost', receipt: 'SKR0000001', amount: 10_000 }],
    })
    expect(await courseOf(one)).toMatchObject({
      claimed_receipt: 'SKR0000001',
      possible: ['posted', 'set-aside'],
      decisions: [],
    })
    expect((await post(one, ' skr0000001 ')).status).toBe(200)
    expect(await balanceOf(one)).toEqual({ receivable: 0, credit: 0 })
    expect(await isListed(one)).toBe(false)
    const after = await courseOf(one)
    expect(after).toMatchObject({
      provider_receipt: 'SKR0000001',
      is_handled: true,
      possible: ['taken-back', 'given-back'],
      decisions: [{ kind: 'posted', reason: 'It is in the statement.', receipt_no: after['receipt_no'] }],
    })
    expect((await act(one, 'take-back', reason)).status).toBe(200)
    expect(await balanceOf(one)).toEqual({ receivable: 10_000, credit: 0 })
    expect(await isListed(one)).toBe(true)
    expect(await courseOf(one)).toMatchObject({ receipt_no: null, possible: ['posted', 'set-aside'] })
    expect((await post(one, 'SKR0000001', 120.5)).status).toBe(200)
    expect(await balanceOf(one)).toEqual({ receivable: 0, credit: 2050 })
  })

  test('is set aside until something more is heard of it, or until that is taken back', async () => {
    const one = await payment()
    expect((await act(one, 'set-aside', reason)).status).toBe(200)
    expect(await isListed(one)).toBe(false)
    expect(await courseOf(one)).toMatchObject({ possible: ['taken-back'], problems: ['unknown'] })
    expect((await act(one, 'take-back', reason)).status).toBe(200)
    expect(await isListed(one)).toBe(true)
    await act(one, 'set-aside', reason)
    await says(one, { kind: 'claimed', reference: one.reference, receipt: 'SKR0000002', amount: 10_000 })
    expect(await isListed(one)).toBe(true)
    expect(await balanceOf(one)).toEqual({ receivable: 10_000, credit: 0 })
  })

  test('that was posted by hand is not posted again when its provider confirms it after all', async () => {
    const one = await payment()
    await post(one, 'SKR0000003')
    const { state, receipt_no } = await says(one, { kind: 'paid', reference: one.reference })
    expect({ state, receipt_no }).toEqual({ state: 'succeeded', receipt_no: (await rowOf(one))?.receipt_no })
    expect(await balanceOf(one)).toEqual({ receivable: 0, credit: 0 })
    expect(await courseOf(one)).toMatchObject({ possible: ['set-aside', 'given-back'], problems: ['contradicted'] })
    expect(refusalOf(await act(one, 'take-back', reason))).toEqual({ status: 409, code: 'conflict' })
  })

  test('has its money posted once: not for two payments one after the other, nor at once', async () => {
    const [first, second, third] = [await payment(), await payment(), await payment()]
    await post(first, 'SKR0000004')
    expect(refusalOf(await post(second, 'SKR0000004'))).toEqual({
      status: 422,
      code: 'invalid',
      errors: { '/receipt': 'This number was posted before. Look for it among the payments.' },
    })
    const both = await Promise.all([post(second, 'SKR0000005'), post(third, 'SKR0000005')])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    const owed = [(await balanceOf(second)).receivable, (await balanceOf(third)).receivable]
    expect(owed.toSorted((one, other) => one - other)).toEqual([0, 10_000])
  })

  test('waits to be posted while the same money stands for another, and is posted once that is taken back', async () => {
    const [wrong, right] = [await payment(), await payment()]
    await post(wrong, 'SKR0000006')
    await says(right, { kind: 'claimed', reference: right.reference, receipt: 'SKR0000006', amount: 10_000 })
    await says(right, { kind: 'paid', reference: right.reference })
    expect(await balanceOf(right)).toEqual({ receivable: 10_000, credit: 0 })
    expect(await courseOf(right)).toMatchObject({
      problems: ['contradicted', 'not-posted'],
      possible: ['posted', 'set-aside'],
    })
    await act(wrong, 'take-back', reason)
    expect((await post(right, 'SKR0000006')).status).toBe(200)
    expect(await balanceOf(right)).toEqual({ receivable: 0, credit: 0 })
    expect(await balanceOf(wrong)).toEqual({ receivable: 10_000, credit: 0 })
  })

  test('whose receipt has paid for something since is not taken back', async () => {
    const one = await payment()
    await post(one, 'SKR0000007', 150)
    await inTenant((tx) =>
      postRefund(
        tx,
        { tenant: tenantOf(desk.server, 'demo'), now: new Date('2005-03-01T09:00:00Z') },
        { profile: one.profile_id, data: { name: 'Ada' } },
        { amount: 5000, way: 'bank', description: 'Back' },
      ),
    )
    expect(refusalOf(await act(one, 'take-back', reason))).toEqual({ status: 409, code: 'conflict' })
  })

  test('that fits, or is under way, is decided by nobody', async () => {
    const fits = await payment({ state: 'failed', messages: [] })
    const underWay = await payment({ state: 'pending', messages: [] })
    for (const one of [fits, underWay]) {
      expect(await courseOf(one)).toMatchObject({ possible: [] })
      expect(refusalOf(await post(one, 'SKR0000008'))).toEqual({ status: 409, code: 'conflict' })
      expect(refusalOf(await act(one, 'set-aside', reason))).toEqual({ status: 409, code: 'conflict' })
      expect(refusalOf(await act(one, 'take-back', reason))).toEqual({ status: 409, code: 'conflict' })
    }
    expect(refusalOf(await post({ id: randomUUID() }, 'SKR0000008'))).toEqual({ status: 404, code: 'not-found' })
  })

  test.each(['approver', 'member', 'firm'])('is decided by no %s', async (name) => {
    const one = await payment()
    const client = await signedInAs(desk.server, name)
    expect(refusalOf(await act(one, 'set-aside', reason, client))).toEqual({ status: 403, code: 'forbidden' })
  })

  test('needs a number, an amount and a reason, each refused at its field', async () => {
    const one = await payment()
    expect(refusalOf(await act(one, 'post', { receipt: '!', amount: 0, reason: ' ' }))).toEqual({
      status: 422,
      code: 'invalid',
      errors: {
        '/receipt': 'A receipt number has 4 to 40 letters, digits or hyphens',
        '/amount': 'The amount must be more than 0',
        '/reason': 'Say where you saw the money',
      },
    })
    expect((await act(one, 'set-aside', {})).status).toBe(422)
  })

  test('leaves in the audit log who decided what about whom', async () => {
    const one = await payment()
    await post(one, 'SKR0000009')
    await act(one, 'take-back', reason)
    const row = await rowOf(one)
    expect(row?.receipt_no).toBeNull()
    const actions = await inTenant(({ tenant, db }) =>
      db
        .selectFrom('audit_log')
        .innerJoin('profiles', (join) =>
          join.onRef('profiles.tenant', '=', 'audit_log.tenant').onRef('profiles.user_id', '=', 'audit_log.subject_id'),
        )
        .select('action')
        .where('audit_log.tenant', '=', tenant)
        .where('profiles.id', '=', one.profile_id)
        .orderBy('at')
        .execute(),
    )
    expect(actions.map(({ action }) => action).toSorted()).toEqual(['payment-posted', 'payment-taken-back'])
  })
})
