import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { placeReceived } from '../../../src/server/payments/received/place-received.ts'
import { objectIn } from '../answers.ts'
import { fc } from '../../properties.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import { tenantOf } from '../test-profiles.ts'
import { keptPayment } from './kept-payment.ts'
import { wrongInLedger } from './posted-sums.ts'

let server: TestServer
let officer: TestClient
beforeAll(async () => {
  server = await startSampleServer()
  officer = await signedInAs(server, 'finance')
})
afterAll(() => server.close())

type Payment = Awaited<ReturnType<typeof keptPayment>>

let made = 0

/** A number of the provider that nobody has used. */
const nextReceipt = () => `UNA${String((made += 1)).padStart(7, '0')}`

/** Lists money of 100.00 whose account is what a payer typed. Returns its id. */
async function listed(receipt: string, account = 'fees', amount = 10_000): Promise<string> {
  const { id } = await placeReceived(server.services, tenantOf(server, 'demo'), {
    provider: 'mpesa',
    shortcode: '174379',
    receipt,
    amount,
    currency: 'KES',
    account,
    payer: '',
    at: new Date('2005-01-01T09:01:00Z'),
    source: 'c2b',
    raw: '{}',
  })
  return id
}

const reason = 'It is in the statement.'
const decideMoney = (id: string, what: string, holder?: string) =>
  officer.post(`admin/finance/money/${id}/${what}`, { reason, ...(holder !== undefined && { holder }) })
const post = ({ id }: Payment, receipt: string, amount: number) =>
  officer.post(`admin/finance/payments/${id}/post`, { receipt, amount, reason })
const takeBack = ({ id }: Payment) => officer.post(`admin/finance/payments/${id}/take-back`, { reason })

/** What an account has by the ledger as finance staff read it: its debits less its credits, in cents. */
async function balanceOf(account: 'cash' | 'unallocated'): Promise<number> {
  const sum = getAt(objectIn(await officer.get(`admin/finance/ledger?account=${account}`)), '/sums/0')
  return isJsonObject(sum) ? Number(sum['debit']) - Number(sum['credit']) : 0
}
const wrong = () => server.services.database.inTenant('demo', wrongInLedger)

describe('money of which nobody knows whose it is [BIL-02 BIL-06]', () => {
  test('is the money of a payment that staff post by its number, and unallocated again once that is taken back', async () => {
    const [payment, receipt] = [await keptPayment(server), nextReceipt()]
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
    const [payment, receipt] = [await keptPayment(server), nextReceipt()]
    const [cash, held] = [await balanceOf('cash'), await balanceOf('unallocated')]
    await listed(receipt)
    await post(payment, receipt, 120.5)
    expect([await balanceOf('cash'), await balanceOf('unallocated')]).toEqual([cash + 12_050, held])
    expect(await wrong()).toEqual([])
  })

  test('is once in the books, whatever providers and staff do with it', { timeout: 120_000 }, async () => {
    const step = fc.record({
      what: fc.constantFrom('list', 'list-named', 'assign', 'set-aside', 'take-back', 'post', 'post-other', 'undo'),
      money: fc.integer({ min: 0, max: 1 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), async (steps) => {
        const receipts = [nextReceipt(), nextReceipt()]
        const payment = await keptPayment(server)
        const ids = await Promise.all(receipts.map((receipt) => listed(receipt, '')))
        for (const { what, money } of steps) {
          const [receipt = '', id = ''] = [receipts[money], ids[money]]
          if (what === 'list') await listed(receipt, '', 10_000)
          if (what === 'list-named') await listed(receipt, payment.invoice_no)
          if (what === 'assign') await decideMoney(id, 'assign', payment.invoice_no)
          if (what === 'set-aside' || what === 'take-back') await decideMoney(id, what)
          if (what === 'post') await post(payment, receipt, 100)
          if (what === 'post-other') await post(payment, receipt, 70)
          if (what === 'undo') await takeBack(payment)
        }
        expect(await wrong()).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})
