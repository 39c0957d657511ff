import { describe, expect, test } from 'vitest'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { payReference } from '../../src/engine/payments/pay-reference.ts'
import { lockCaseProfile } from '../../src/server/cases/case-place.ts'
import { postInvoice } from '../../src/server/ledger/post-invoice.ts'
import { readBalance } from '../../src/server/ledger/read-balance.ts'
import { placeReceived } from '../../src/server/payments/received/place-received.ts'
import { objectIn, refusalOf, textAt } from './answers.ts'
import { openFinanceDesk } from './finance-desk.ts'
import { makeMember, tenantOf } from './test-profiles.ts'

const desk = openFinanceDesk()
const { inTenant } = desk

/** A member with an invoice of 1500.00. */
async function owingMember(currency = 'KES') {
  const { profileId } = await makeMember(desk.server, 'demo')
  const own = tenantOf(desk.server, 'demo')
  const tenant = { ...own, declaration: { ...own.declaration, currency } }
  const world = { tenant, now: desk.server.clock.now() }
  const { number } = await inTenant(async (tx) => {
    await lockCaseProfile(tx, profileId)
    const lines = [{ description: 'Fee', item: 'subscription', amount: 150_000, vat: 0 }]
    return postInvoice(tx, world, { profile: profileId, data: { name: 'Ada' } }, { lines, source: '' })
  })
  return { profileId, number }
}
type OwingMember = Awaited<ReturnType<typeof owingMember>>

let sent = 0

/** Money whose account names nothing. */
async function unplaced(
  changed: Partial<Record<'account' | 'receipt' | 'currency', string>> & { readonly amount?: number } = {},
) {
  sent += 1
  const money = {
    provider: 'mpesa',
    shortcode: '174379',
    receipt: `ZKP${String(sent).padStart(7, '0')}`,
    amount: 150_000,
    currency: 'KES',
    account: 'annual fee',
    payer: 'ADA 2547*****600',
    at: desk.server.clock.now(),
    source: 'c2b',
    raw: JSON.stringify({ transactionId: sent, msisdn: '254712345600', passkey: 'hidden-thing' }),
    ...changed,
  }
  const { id } = await placeReceived(desk.server.services, tenantOf(desk.server, 'demo'), money)
  return { ...money, id }
}

const act = (id: string, what: string, body: JsonObject) => desk.officer.post(`admin/finance/money/${id}/${what}`, body)
const courseOf = async (id: string) => objectIn(await desk.officer.get(`admin/finance/money/${id}`))
const reason = 'The payer called.'
const receipts = ({ profileId }: OwingMember) =>
  inTenant(({ tenant, db }) =>
    db
      .selectFrom('ledger_documents')
      .select(['number', 'amount_cents', 'reference'])
      .where('tenant', '=', tenant)
      .where('profile_id', '=', profileId)
      .where('kind', '=', 'receipt')
      .execute(),
  )
const balance = ({ profileId }: OwingMember, currency = 'KES') => inTenant((tx) => readBalance(tx, profileId, currency))
const postingsOf = async (sought: string) =>
  objectIn(await desk.officer.get(`admin/finance/ledger?search=${sought}`))['items']
/** What the account of unallocated money has, in cents. */
const unallocated = async () => {
  const sum = getAt(objectIn(await desk.officer.get('admin/finance/ledger?account=unallocated')), '/sums/0')
  return isJsonObject(sum) ? Number(sum['credit']) - Number(sum['debit']) : 0
}
const textIn = (found: JsonObject, name: string) => String(found[name])
const openReceipts = async () => JSON.stringify(objectIn(await desk.officer.get('admin/finance/money'))['items'])

describe('money without a member [BIL-02 BIL-06]', () => {
  test('is listed with its amount and every message, of which secrets and phones are hidden', async () => {
    const money = await unplaced()
    expect(objectIn(await desk.officer.get(`admin/finance/money?search=${money.receipt}`))).toMatchObject({
      total: 1,
      items: [{ receipt: money.receipt, amount: 150_000, account: 'annual fee', state: 'unplaced' }],
      sums: [{ currency: 'KES', amount: 150_000 }],
    })
    const { messages } = await courseOf(money.id)
    expect(JSON.stringify(messages)).toContain('c2b')
    expect(JSON.stringify(messages)).not.toMatch(/254712345600|hidden-thing/)
  })

  test.each<[string, (member: OwingMember) => string]>([
    ['an invoice’s number', ({ number }) => number],
    ['an invoice’s reference', ({ number }) => payReference(number)],
  ])('is assigned by %s: its receipt is posted, once', async (_kind, holderOf) => {
    const member = await owingMember()
    const money = await unplaced()
    const body = { holder: holderOf(member), reason }
    expect((await act(money.id, 'assign', body)).status).toBe(200)
    expect(await receipts(member)).toMatchObject([{ amount_cents: 150_000, reference: money.receipt }])
    expect(await balance(member)).toEqual({ receivable: 0, credit: 0 })
    expect(refusalOf(await act(money.id, 'assign', body))).toMatchObject({ code: 'conflict' })
    expect(await receipts(member)).toHaveLength(1)
    expect(await courseOf(money.id)).toMatchObject({ state: 'assigned', possible: ['taken-back'] })
  })

  test('is assigned by a member’s number', async () => {
    const member = await owingMember()
    const number = `M-${sent}-ASSIGNED`
    await inTenant(({ db }) =>
      db.updateTable('profiles').set({ member_no: number }).where('id', '=', member.profileId).execute(),
    )
    const money = await unplaced()
    expect((await act(money.id, 'assign', { holder: number.toLowerCase(), reason })).status).toBe(200)
    expect(await receipts(member)).toHaveLength(1)
  })

  test('goes back on the list when that is taken back, and its receipt is reversed', async () => {
    const member = await owingMember()
    const money = await unplaced()
    await act(money.id, 'assign', { holder: member.number, reason })
    expect((await act(money.id, 'take-back', { reason })).status).toBe(200)
    expect(await balance(member)).toEqual({ receivable: 150_000, credit: 0 })
    expect(await courseOf(money.id)).toMatchObject({ state: 'unplaced', receipt_no: null })
    expect((await act(money.id, 'assign', { holder: member.number, reason })).status).toBe(200)
    expect(await balance(member)).toEqual({ receivable: 0, credit: 0 })
  })

  test('whose payer mistyped the account goes from the member who has that invoice to the one who paid', async () => {
    const [named, meant] = [await owingMember(), await owingMember()]
    const before = await unallocated()
    const money = await unplaced({ account: named.number })
    expect(await balance(named)).toEqual({ receivable: 0, credit: 0 })
    expect(await courseOf(money.id)).toMatchObject({ state: 'posted', possible: ['taken-back'] })
    expect((await act(money.id, 'take-back', { reason })).status).toBe(200)
    expect(await balance(named)).toEqual({ receivable: 150_000, credit: 0 })
    expect(await unallocated()).toBe(before + 150_000)
    // Listed again, it stays where staff have it.
    await placeReceived(desk.server.services, tenantOf(desk.server, 'demo'), money)
    expect(await courseOf(money.id)).toMatchObject({ state: 'unplaced', receipt_no: null })
    expect((await act(money.id, 'assign', { holder: meant.number, reason })).status).toBe(200)
    expect(await balance(meant)).toEqual({ receivable: 0, credit: 0 })
    expect(await balance(named)).toEqual({ receivable: 150_000, credit: 0 })
    expect(await unallocated()).toBe(before)
  })

  test('is shown a page at a time, and saved as a file with all of it', async () => {
    for (let nth = 0; nth < 51; nth += 1) await unplaced({ account: 'a long queue' })
    const at = 'admin/finance/money?search=a%20long%20queue'
    const first = objectIn(await desk.officer.get(at))
    const next = textIn(first, 'next')
    const second = objectIn(await desk.officer.get(`${at}&after=${next}`))
    const back = objectIn(await desk.officer.get(`${at}&before=${textIn(second, 'previous')}`))
    expect([first, second].map(({ items }) => Array.isArray(items) && items.length)).toEqual([50, 1])
    expect(second).toMatchObject({ total: 51, sums: [{ amount: 51 * 150_000 }], next: null })
    expect(back['items']).toEqual(first['items'])
    const file = await desk.officer.get('admin/finance/money/export?search=a%20long%20queue')
    expect(file.text.trim().split('\n')).toHaveLength(52)
  })

  test('is in the account of what is unallocated until its receipt takes it out, and again once that is reversed', async () => {
    const member = await owingMember()
    const before = await unallocated()
    const money = await unplaced()
    expect(await postingsOf(money.receipt)).toMatchObject([
      { kind: 'unallocated', member_no: '', debit: 'cash:mpesa', credit: 'unallocated', amount: 150_000 },
    ])
    expect(await unallocated()).toBe(before + 150_000)
    await act(money.id, 'assign', { holder: member.number, reason })
    const [receipt] = await receipts(member)
    expect(await postingsOf(receipt?.number ?? '')).toMatchObject([{ debit: 'unallocated', credit: 'receivable' }])
    expect(await unallocated()).toBe(before)
    await act(money.id, 'take-back', { reason })
    expect(await unallocated()).toBe(before + 150_000)
    await act(money.id, 'set-aside', { reason })
    expect(await unallocated()).toBe(before + 150_000)
  })

  test('came in on the day on which it was listed, not when somebody finds out whose it is', async () => {
    const member = await owingMember()
    const received = async () => JSON.stringify(objectIn(await desk.officer.get('admin/finance/takings'))['totals'])
    const money = await unplaced()
    const listed = await received()
    await act(money.id, 'assign', { holder: member.number, reason })
    expect(await received()).toBe(listed)
  })

  test('leaves the list and the books when it was sent back, until that is taken back', async () => {
    const member = await owingMember()
    const before = await unallocated()
    const money = await unplaced()
    expect((await act(money.id, 'returned', { reason })).status).toBe(200)
    expect(await unallocated()).toBe(before)
    expect(await openReceipts()).not.toContain(money.receipt)
    expect(await courseOf(money.id)).toMatchObject({
      state: 'returned',
      possible: ['taken-back'],
      decisions: [{ kind: 'returned', reason }],
    })
    await placeReceived(desk.server.services, tenantOf(desk.server, 'demo'), money)
    expect(refusalOf(await act(money.id, 'assign', { holder: member.number, reason }))).toMatchObject({
      code: 'conflict',
    })
    expect(refusalOf(await act(money.id, 'returned', { reason }))).toMatchObject({ code: 'conflict' })
    expect(await receipts(member)).toEqual([])
    await act(money.id, 'take-back', { reason })
    expect(await unallocated()).toBe(before + 150_000)
    expect(await openReceipts()).toContain(money.receipt)
  })

  test('leaves the list when it is set aside, also when it is listed again, until that is taken back', async () => {
    const money = await unplaced()
    expect((await act(money.id, 'set-aside', { reason })).status).toBe(200)
    await placeReceived(desk.server.services, tenantOf(desk.server, 'demo'), money)
    expect(await openReceipts()).not.toContain(money.receipt)
    await act(money.id, 'take-back', { reason })
    expect(await openReceipts()).toContain(money.receipt)
  })

  test.each([
    ['an unknown number', { holder: 'nobody', reason }, '/holder'],
    ['no number', { reason }, '/holder'],
    ['no reason', { holder: 'nobody' }, '/reason'],
  ])('is not assigned with %s, which is named at its field', async (_kind, body, pointer) => {
    const money = await unplaced()
    const refused = await act(money.id, 'assign', body)
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.json)).toContain(pointer)
    expect(await courseOf(money.id)).toMatchObject({ state: 'unplaced', receipt_no: null })
  })

  test('in another currency is assigned to nobody, whose account is in this one', async () => {
    const [member, money] = [await owingMember(), await unplaced({ currency: 'USD' })]
    const answer = await act(money.id, 'assign', { holder: member.number, reason })
    expect(refusalOf(answer)).toEqual({ status: 409, code: 'conflict' })
    expect(textAt(answer, '/message')).toContain('This money is in USD')
    expect(await receipts(member)).toEqual([])
    expect((await act(money.id, 'set-aside', { reason })).status).toBe(200)
  })

  test('settles no invoice in another currency, in which the organisation billed before: it is credit', async () => {
    const [member, money] = [await owingMember('USD'), await unplaced()]
    expect((await act(money.id, 'assign', { holder: member.number, reason })).status).toBe(200)
    expect(await balance(member)).toEqual({ receivable: 0, credit: 150_000 })
    expect(await balance(member, 'USD')).toEqual({ receivable: 150_000, credit: 0 })
  })

  test('is assigned once by two clerks at the same moment', async () => {
    const [one, two] = [await owingMember(), await owingMember()]
    const money = await unplaced()
    const answers = await Promise.all(
      [one, two].map(({ number }) => act(money.id, 'assign', { holder: number, reason })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect([...(await receipts(one)), ...(await receipts(two))]).toHaveLength(1)
  })
})
