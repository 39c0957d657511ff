import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { placeReceived } from '../../../src/server/payments/received/place-received.ts'
import { objectIn } from '../answers.ts'
import { fc } from '../../properties.ts'
import { openFinanceDesk } from '../finance-desk.ts'
import { tenantOf } from '../test-profiles.ts'
import { keptPayment } from './kept-payment.ts'
import { wrongInLedger } from './posted-sums.ts'

const desk = openFinanceDesk()

type Payment = Awaited<ReturnType<typeof keptPayment>>

let made = 0

/** A number of the provider that nobody has used. */
const nextReceipt = () => `UNA${String((made += 1)).padStart(7, '0')}`

/** Lists money of 100.00 whose account is what a payer typed. Returns its id. */
async function listed(receipt: string, account = 'fees', amount = 10_000): Promise<string> {
  const { id } = await placeReceived(desk.server.services, tenantOf(desk.server, 'demo'), {
    provider: 'mpesa',
    shortcode: '174379',
    receipt,
    amount,
    currency: 'KES',
    account,
    payer: '',
    at: new Date('2005-01-01T09:01:00Z'),
    source: 'c2b',
    raw: JSON.stringify({ amount }),
  })
  return id
}

const reason = 'It is in the statement.'
const decideMoney = (id: string, what: string, holder?: string) =>
  desk.officer.post(`admin/finance/money/${id}/${what}`, { reason, ...(holder !== undefined && { holder }) })
const post = ({ id }: Payment, receipt: string, amount: number) =>
  desk.officer.post(`admin/finance/payments/${id}/post`, { receipt, amount, reason })
const takeBack = ({ id }: Payment) => desk.officer.post(`admin/finance/payments/${id}/take-back`, { reason })

/** What an account has by the ledger as finance staff read it: its debits less its credits, in cents. */
async function balanceOf(account: 'cash' | 'unallocated'): Promise<number> {
  const sum = getAt(objectIn(await desk.officer.get(`admin/finance/ledger?account=${account}`)), '/sums/0')
  return isJsonObject(sum) ? Number(sum['debit']) - Number(sum['credit']) : 0
}
const wrong = () => desk.inTenant(wrongInLedger)

/** The id of the money that a number names; empty while nobody has listed or posted it. */
const idOf = (receipt: string) =>
  desk.inTenant(async ({ tenant, db }) => {
    const money = db.selectFrom('received_money').select('id').where('tenant', '=', tenant)
    return (await money.where('receipt', '=', receipt).executeTakeFirst())?.id ?? ''
  })

/**
 * What of some listed money is in the books nowhere: neither unallocated nor in its receipt, which holds and has its
 * amount unless staff see that it differs. Nothing.
 */
const lost = (among: readonly string[]) =>
  desk.inTenant(async ({ tenant, db }) => {
    const { rows } = await sql`
      select y.receipt, y.state from received_money y where y.tenant = ${tenant} and y.receipt = any(${among})
        and y.unallocated_id is null and not exists (
          select 1 from ledger_documents d where d.tenant = y.tenant and d.kind = 'receipt' and d.way = y.provider
            and d.reference = y.receipt and d.number = y.receipt_no and (d.amount_cents = y.amount_cents
              or y.state in ('differs', 'set-aside')) and not exists (
            select 1 from ledger_documents r where r.tenant = d.tenant and r.reverses = d.id))`.execute(db)
    return rows
  })

/** The money with a number that staff have to place. */
const toPlace = async (receipt: string) =>
  getAt(objectIn(await desk.officer.get(`admin/finance/money?search=${receipt}`)), '/items')

describe('money of which nobody knows whose it is [BIL-02 BIL-06]', () => {
  test('is the money of a payment that staff post by its number, and unallocated again once that is taken back', async () => {
    const [payment, receipt] = [await keptPayment(desk.server), nextReceipt()]
    const [cash, held] = [await balanceOf('cash'), await balanceOf('unallocated')]
    await listed(receipt)
    expect([await balanceOf('cash'), await balanceOf('unallocated')]).toEqual([cash + 10_000, held - 10_000])
    expect((await post(payment, receipt, 100)).status).toBe(200)
    expect([await balanceOf('cash'), await balanceOf('unallocated')]).toEqual([cash + 10_000, held])
    expect((await takeBack(payment)).status).toBe(200)
    expect([await balanceOf('cash'), await balanceOf('unallocated')]).toEqual([cash + 10_000, held - 10_000])
    expect(await wrong()).toEqual([])
  })

  test('is counted by the receipt of its number where that has another amount', async () => {
    const [payment, receipt] = [await keptPayment(desk.server), nextReceipt()]
    const [cash, held] = [await balanceOf('cash'), await balanceOf('unallocated')]
    await listed(receipt)
    await post(payment, receipt, 120.5)
    expect([await balanceOf('cash'), await balanceOf('unallocated')]).toEqual([cash + 12_050, held])
    expect(await wrong()).toEqual([])
  })

  test.each(['before', 'after'])(
    'is on the list again that was listed %s its posting was taken back',
    async (order) => {
      const [payment, receipt] = [await keptPayment(desk.server), nextReceipt()]
      const [cash, held] = [await balanceOf('cash'), await balanceOf('unallocated')]
      await post(payment, receipt, 100)
      if (order === 'before') await listed(receipt)
      expect(await toPlace(receipt)).toEqual([])
      expect([await balanceOf('cash'), await balanceOf('unallocated')]).toEqual([cash + 10_000, held])
      expect((await takeBack(payment)).status).toBe(200)
      if (order === 'after') await listed(receipt)
      expect(await toPlace(receipt)).toMatchObject([{ state: 'unplaced', amount: 10_000, account: 'fees' }])
      expect([await balanceOf('cash'), await balanceOf('unallocated')]).toEqual([cash + 10_000, held - 10_000])
      expect(await wrong()).toEqual([])
    },
  )

  test.each(['before', 'after'])(
    'has the amount of the list, which came %s a mistyped posting was taken back',
    async (order) => {
      const [payment, receipt] = [await keptPayment(desk.server), nextReceipt()]
      const [cash, held] = [await balanceOf('cash'), await balanceOf('unallocated')]
      await post(payment, receipt, 10)
      if (order === 'before') await listed(receipt)
      expect([await balanceOf('cash'), await balanceOf('unallocated')]).toEqual([cash + 1000, held])
      expect((await takeBack(payment)).status).toBe(200)
      if (order === 'after') await listed(receipt)
      expect(await toPlace(receipt)).toMatchObject([{ state: 'unplaced', amount: 10_000 }])
      expect((await decideMoney(await idOf(receipt), 'assign', payment.invoice_no)).status).toBe(200)
      expect([await balanceOf('cash'), await balanceOf('unallocated')]).toEqual([cash + 10_000, held])
      expect(await wrong()).toEqual([])
    },
  )

  test('differs from a posting of another amount as long as that stands, in the amount of the list', async () => {
    const [payment, receipt] = [await keptPayment(desk.server), nextReceipt()]
    await post(payment, receipt, 10)
    await listed(receipt)
    expect(await toPlace(receipt)).toMatchObject([{ state: 'differs', amount: 10_000 }])
    expect((await decideMoney(await idOf(receipt), 'assign', payment.invoice_no)).status).toBe(409)
    expect(await wrong()).toEqual([])
  })

  test('fits its list when a mistyped amount was posted rightly before that', async () => {
    const [payment, receipt] = [await keptPayment(desk.server), nextReceipt()]
    await post(payment, receipt, 10)
    await takeBack(payment)
    expect((await post(payment, receipt, 100)).status).toBe(200)
    expect(await toPlace(receipt)).toEqual([])
    await listed(receipt)
    expect(await toPlace(receipt)).toEqual([])
    expect(await wrong()).toEqual([])
  })

  test('is once in the books, whatever providers and staff do with it', { timeout: 120_000 }, async () => {
    const step = fc.record({
      what: fc.constantFrom(
        'list',
        'list-named',
        'list-other',
        'assign',
        'set-aside',
        'take-back',
        'post',
        'post-other',
        'undo',
      ),
      money: fc.integer({ min: 0, max: 1 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), async (steps) => {
        const receipts = [nextReceipt(), nextReceipt()]
        const payment = await keptPayment(desk.server)
        const known = new Set<string>()
        for (const { what, money } of steps) {
          const receipt = receipts[money] ?? ''
          const id = await idOf(receipt)
          if (what.startsWith('list')) known.add(receipt)
          if (what === 'list') await listed(receipt, '', 10_000)
          if (what === 'list-other') await listed(receipt, '', 7000)
          if (what === 'list-named') await listed(receipt, payment.invoice_no)
          if (what === 'assign') await decideMoney(id, 'assign', payment.invoice_no)
          if (what === 'set-aside' || what === 'take-back') await decideMoney(id, what)
          if (what === 'post') await post(payment, receipt, 100)
          if (what === 'post-other') await post(payment, receipt, 70)
          if (what === 'undo') await takeBack(payment)
        }
        expect(await wrong()).toEqual([])
        expect(await lost([...known])).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})
