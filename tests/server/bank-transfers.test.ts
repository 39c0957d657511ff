import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { postInvoice } from '../../src/server/ledger/post-invoice.ts'
import { postRefund } from '../../src/server/ledger/post-refund.ts'
import { readBalance } from '../../src/server/ledger/read-balance.ts'
import { updateProfile } from '../../src/server/profiles/profiles.ts'
import { objectIn, refusalOf, textAt } from './answers.ts'
import { openFinanceDesk } from './finance-desk.ts'
import { fileLike } from './test-files.ts'
import { signedInAs } from './test-members.ts'
import { makeMember, tenantOf } from './test-profiles.ts'

const desk = openFinanceDesk()
const { inTenant } = desk

let members = 0

/**
 * A new member who owes 100.00.
 *
 * @param request what it bills, by a number of its own unless it is given
 */
async function debtor(request = `REQ-${randomUUID()}`.toUpperCase(), currency = 'KES') {
  members += 1
  const number = `BT-${members}`
  const { profileId } = await makeMember(desk.server, 'demo')
  const own = tenantOf(desk.server, 'demo')
  const tenant = { ...own, declaration: { ...own.declaration, currency } }
  const world = { tenant, now: new Date('2005-01-01T09:00:00Z') }
  const holder = { profile: profileId, data: { name: 'Ada' } }
  const invoice = await inTenant(async (tx) => {
    await updateProfile(tx, profileId, { member_no: number })
    const line = { description: 'Fee', item: 'subscription', amount: 10_000, vat: 0, due: '2005-02-01' }
    return postInvoice(tx, world, holder, { lines: [line], source: request })
  })
  const balance = async () => {
    const { receivable, credit } = await inTenant((tx) => readBalance(tx, profileId, 'KES'))
    return { receivable, credit }
  }
  const refund = (amount: number) =>
    inTenant((tx) => postRefund(tx, world, holder, { amount, way: 'bank', description: 'Back' }))
  return { number, invoice: invoice.number, request, balance, refund }
}

interface Typed {
  readonly payer: string
  readonly amount?: number
  readonly reference: string
  readonly paidOn?: string
  readonly slip?: File
}

const pdf = () => fileLike({ name: 'slip of Ada.pdf', mediaType: 'application/pdf' })

const enter = (
  { payer, amount = 100, reference, paidOn = '2005-01-03', slip = pdf() }: Typed,
  client = desk.officer,
) => {
  const form = new FormData()
  form.set('data', JSON.stringify({ payer, name: 'Whoever was found', amount, reference, paidOn }))
  form.set('slip', slip, slip.name)
  return client.postForm('admin/finance/transfers', form)
}

async function transfers(search: string): Promise<readonly JsonObject[]> {
  const { items } = objectIn(await desk.officer.get(`admin/finance/transfers?search=${search}`))
  return isJsonArray(items) ? items.filter(isJsonObject) : []
}

describe('bank transfers [BIL-06]', () => {
  test.each([['approver'], ['member'], ['firm']])('are nothing for %s', async (name) => {
    const { number } = await debtor()
    expect(
      (await enter({ payer: number, reference: `NO-${number}` }, await signedInAs(desk.server, name))).status,
    ).toBe(403)
    expect(await transfers(`NO-${number}`)).toEqual([])
  })

  test.each([
    ['an invoice', 'invoice'],
    ['the request that it bills', 'request'],
    ['a member', 'number'],
  ] as const)('with the number of %s pay what is owed, and keep the slip', async (_what, by) => {
    const member = await debtor()
    const found = await desk.officer.post('admin/finance/payer', { number: member[by].toLowerCase() })
    expect(objectIn(found)).toEqual({ name: expect.any(String), owed: 100, credit: 0 })
    const reference = `FT-${member.number}`
    expect((await enter({ payer: member[by].toLowerCase(), amount: 130, reference })).status).toBe(200)
    expect(await member.balance()).toEqual({ receivable: 0, credit: 3000 })
    const [row] = await transfers(reference)
    expect(row).toMatchObject({
      reference,
      amount: 13_000,
      member_no: member.number,
      paid: member.invoice,
      paid_on: '2005-01-03',
      slip: 'slip of Ada.pdf',
      reversal_no: null,
    })
    const slip = await desk.officer.get(`admin/finance/transfers/${String(row?.['id'])}/slip`)
    expect(slip.status).toBe(200)
    expect(slip.text.startsWith('%PDF-')).toBe(true)
  })

  test('are saved as a file that has what the filters leave, the oldest first', async () => {
    const members = [await debtor(), await debtor()]
    for (const { number } of members) await enter({ payer: number, reference: `FT-SAVED-${number}` })
    const file = await desk.officer.get('admin/finance/transfers/export?search=ft-saved')
    const [titles = '', ...rows] = file.text.trim().split('\r\n')
    expect(titles).toContain('Reference,Amount,Currency,Member number')
    expect(rows).toHaveLength(2)
    for (const [place, { number, invoice }] of members.entries()) {
      for (const stated of ['2005-01-03', `FT-SAVED-${number}`, ',100,KES,', number, invoice]) {
        expect(rows[place]).toContain(stated)
      }
    }
    expect((await desk.officer.get('admin/finance/transfers/export?search=FT-SAVED&to=2004-01-01')).text).not.toContain(
      'FT',
    )
    expect((await (await signedInAs(desk.server, 'member')).get('admin/finance/transfers/export')).status).toBe(403)
  })

  test('are refused at the field that is wrong, and nothing is posted', async () => {
    const paid = await debtor()
    await enter({ payer: paid.invoice, reference: 'FT-PAID' })
    const other = await debtor()
    // Everybody is billed by it: it names nobody.
    const { request: shared } = await debtor('YEAR-2005')
    await debtor(shared)
    const gif = fileLike({ name: 'slip.gif', mediaType: 'image/gif' })
    const refused = [
      [{ payer: 'NOBODY-1', reference: 'FT-NEW' }, '/payer'],
      [{ payer: shared, reference: 'FT-NEW' }, '/payer'],
      [{ payer: paid.invoice, reference: 'FT-NEW' }, '/payer'],
      [{ payer: other.number, reference: 'ft-paid' }, '/reference'],
      [{ payer: other.number, reference: '??' }, '/reference'],
      [{ payer: other.number, reference: 'FT-NEW', amount: 0 }, '/amount'],
      [{ payer: other.number, reference: 'FT-NEW', amount: 0.001 }, '/amount'],
      [{ payer: other.number, reference: 'FT-NEW', paidOn: '2999-01-01' }, '/paidOn'],
      [{ payer: other.number, reference: 'FT-NEW', slip: gif }, '/slip'],
    ] as const
    for (const [typed, pointer] of refused) {
      expect(refusalOf(await enter(typed))).toMatchObject({ status: 422, errors: { [pointer]: expect.any(String) } })
    }
    expect(await other.balance()).toEqual({ receivable: 10_000, credit: 0 })
    expect(await transfers('FT-NEW')).toEqual([])
  })

  test('pay no invoice in a currency in which the organisation billed before, by its number or its request’s', async () => {
    const member = await debtor(undefined, 'USD')
    for (const payer of [member.invoice, member.request]) {
      const found = await desk.officer.post('admin/finance/payer', { number: payer })
      expect(objectIn(found)).toEqual({ name: expect.any(String), owed: 0, credit: 0 })
      const refused = refusalOf(await enter({ payer, reference: 'FT-OTHER-CURRENCY' }))
      const sentence = expect.stringMatching(/^This invoice is in USD, and money is entered in KES/)
      expect(refused).toMatchObject({ status: 422, errors: { '/payer': sentence } })
    }
    expect(await transfers('FT-OTHER-CURRENCY')).toEqual([])
    // The member's own number posts it as their credit.
    expect((await enter({ payer: member.number, reference: 'FT-OTHER-CURRENCY' })).status).toBe(200)
    expect(await member.balance()).toEqual({ receivable: 0, credit: 10_000 })
  })

  test('with one reference are posted once, also when two are entered at once', async () => {
    const [one, two] = [await debtor(), await debtor()]
    const answers = await Promise.all([one, two].map(({ number }) => enter({ payer: number, reference: 'FT-AT-ONCE' })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422'])
    expect(await transfers('FT-AT-ONCE')).toHaveLength(1)
  })

  test('are taken back by a reversal, once, and may then be entered for whoever paid', async () => {
    const [wrong, right] = [await debtor(), await debtor()]
    await enter({ payer: wrong.number, reference: 'FT-MIXED' })
    const [row] = await transfers('FT-MIXED')
    const takeBack = () =>
      desk.officer.post(`admin/finance/transfers/${String(row?.['id'])}/take-back`, { reason: 'It was somebody else.' })
    expect((await takeBack()).status).toBe(200)
    expect(await wrong.balance()).toEqual({ receivable: 10_000, credit: 0 })
    expect((await takeBack()).status).toBe(409)
    expect((await enter({ payer: right.number, reference: 'FT-MIXED' })).status).toBe(200)
    const standing = (await transfers('FT-MIXED')).filter(({ reversal_no }) => reversal_no === null)
    expect(standing.map(({ member_no }) => member_no)).toEqual([right.number])
  })

  test('are not taken back once what they gave as credit was paid out', async () => {
    const member = await debtor()
    await enter({ payer: member.number, amount: 150, reference: 'FT-OVER' })
    await member.refund(5000)
    const [row] = await transfers('FT-OVER')
    const answer = await desk.officer.post(`admin/finance/transfers/${String(row?.['id'])}/take-back`, {
      reason: 'Wrong',
    })
    expect(answer.status).toBe(409)
    expect(await member.balance()).toEqual({ receivable: 0, credit: 0 })
  })
})

describe('refunds by bank [BIL-06]', () => {
  const refund = (sent: JsonObject, client = desk.officer) =>
    client.post('admin/finance/refunds', { name: 'Whoever was found', amount: 30, ...sent })

  /** A member with a credit of 50.00. */
  async function creditor() {
    const member = await debtor()
    await enter({ payer: member.number, amount: 150, reference: `RF-IN-${member.number}` })
    return member
  }

  test('pay out credit, once for each reference, and the log says so', async () => {
    const member = await creditor()
    const found = objectIn(await desk.officer.post('admin/finance/payer', { number: member.number }))
    expect(found).toMatchObject({ owed: 0, credit: 50 })
    const answer = await refund({ payer: member.invoice, reference: `rf-out-${member.number}` })
    expect(textAt(answer, '/data/message')).toMatch(/^Refund \S+ is posted$/)
    expect(await member.balance()).toEqual({ receivable: 0, credit: 2000 })
    const again = await refund({ payer: member.number, amount: 10, reference: `RF-OUT-${member.number}` })
    expect(refusalOf(again)).toMatchObject({ status: 422, errors: { '/reference': expect.any(String) } })
    expect(await member.balance()).toEqual({ receivable: 0, credit: 2000 })
    const log = await signedInAs(desk.server, 'superadmin')
    expect((await log.get('admin/audit?action=refund-posted')).text).toContain('refund-posted')
    expect((await desk.officer.get(`admin/finance/ledger?kind=refund&search=${member.number}`)).text).toContain(
      'Credit paid out',
    )
  })

  test('of one reference at once post one', async () => {
    const [one, two] = [await creditor(), await creditor()]
    const answers = await Promise.all(
      [one, two].map(({ number }) => refund({ payer: number, reference: 'RF-AT-ONCE' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test.each<[string, JsonObject, string]>([
    ['nobody’s number', { payer: 'NOBODY-1' }, '/payer'],
    ['more than the credit', { amount: 50.01 }, '/amount'],
    ['nothing', { amount: 0 }, '/amount'],
    ['no reference', { reference: '??' }, '/reference'],
  ])('are refused for %s, at its field, and nothing is posted', async (_, changed, pointer) => {
    const member = await creditor()
    const answer = await refund({ payer: member.number, reference: `RF-NO-${member.number}`, ...changed })
    expect(refusalOf(answer)).toMatchObject({ status: 422, errors: { [pointer]: expect.any(String) } })
    expect(await member.balance()).toEqual({ receivable: 0, credit: 5000 })
  })
})
