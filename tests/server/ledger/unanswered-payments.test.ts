import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Push } from '../../../scripts/simulators/send-callback.ts'
import { sendAnswer, serveSimulated, textOfBody } from '../../../scripts/simulators/serve-simulated.ts'
import { payReference } from '../../../src/engine/payments/pay-reference.ts'
import { askPayments } from '../../../src/server/jobs/ask-payments.ts'
import { readBalance } from '../../../src/server/ledger/read-balance.ts'
import { darajaProvider } from '../../../src/server/payments/daraja/daraja-provider.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import { objectIn } from '../answers.ts'
import { owingMember, receiptsOf, startPaidServer } from './owing-member.ts'
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
  expect(wrong).toEqual([])
})

const ask = () => new JobLane(paid.server.services, askPayments(paid.server.services)).runDue()
const start = ({ client, payload }: OwingMember, phone: string) =>
  client.post('billing/payments', { payload, way: 'mpesa', phone })
const read = async ({ client }: OwingMember, id: unknown) =>
  objectIn(await client.get(`billing/payments/${String(id)}`))
const stateOf = async (member: OwingMember, id: unknown) => (await read(member, id))['state']

/** A member whose request the provider took and never answered. */
async function unanswered(): Promise<{ readonly member: OwingMember; readonly id: unknown; readonly push: Push }> {
  const member = await owingMember(paid.server)
  const { id, state } = objectIn(await start(member, '0712345646'))
  expect(state).toBe('pending')
  const push = paid.simulator.pushes.find(({ account }) => account === payReference(member.number))
  if (push === undefined) throw new Error('Nobody was asked.')
  return { member, id, push }
}

/** Others pay the organisation at the same time, so many that a page of the list does not have them all. */
function othersPay(count: number): void {
  const { paybill } = paid.simulator
  const [{ shortcode } = { shortcode: '' }] = paid.simulator.pushes
  for (let other = 0; other < count; other += 1) {
    const receipt = `OTHER${String(paybill.money.length).padStart(6, '0')}`
    const named = { receipt, shortcode, account: `INV-OTHER-${other}`, phone: '254712345600', amount: 1500 }
    paybill.add({ id: receipt, merchant: receipt, callback: '', ...named })
  }
}

describe('a payment whose request nobody answered [BIL-02 BIL-04]', () => {
  test('is found in the provider’s list, however much others paid since', async () => {
    const { member, id, push } = await unanswered()
    await paid.simulator.decide(push, { code: '0', callback: 'lost' })
    othersPay(350)
    paid.server.clock.advance({ minutes: 6 })
    await ask()
    expect(await stateOf(member, id)).toBe('succeeded')
    expect(await receiptsOf(paid.server, member)).toMatchObject([{ reference: push.receipt, amount_cents: 150_000 }])
  })

  test('expires after minutes, and is still found when its money is listed late', async () => {
    const { member, id, push } = await unanswered()
    paid.server.clock.advance({ minutes: 6 })
    await ask()
    expect(await read(member, id)).toMatchObject({
      state: 'expired',
      receiptNo: null,
      message: expect.stringMatching(/no news of this payment from M-Pesa\. If you did pay, it will appear here/),
    })
    expect(await receiptsOf(paid.server, member)).toEqual([])
    await paid.simulator.decide(push, { code: '0', callback: 'lost' })
    paid.server.clock.advance({ minutes: 20 })
    await ask()
    expect(await stateOf(member, id)).toBe('succeeded')
    expect(await receiptsOf(paid.server, member)).toHaveLength(1)
  })

  test('and the one that was made instead of it have a receipt each', async () => {
    const { member, id, push } = await unanswered()
    paid.server.clock.advance({ minutes: 6 })
    await ask()
    const again = objectIn(await start(member, '0712345642'))
    await expect.poll(() => stateOf(member, again['id'])).toBe('succeeded')
    await paid.simulator.decide(push, { code: '0', callback: 'lost' })
    paid.server.clock.advance({ minutes: 20 })
    await ask()
    expect(await stateOf(member, id)).toBe('succeeded')
    expect(await receiptsOf(paid.server, member)).toHaveLength(2)
    const { receivable, credit } = await paid.server.inTenant((tx) => readBalance(tx, member.profileId, 'KES'))
    expect({ receivable, credit }).toEqual({ receivable: 0, credit: 150_000 })
  })
})

describe('what the provider’s list gives for a payment [BIL-02]', () => {
  const row = (receipt: string, changed: object = {}) => ({
    transactionId: receipt,
    trxDate: '2026-01-15T12:01:00Z',
    msisdn: '2547*****600',
    sender: 'ADA LOVELACE',
    transactiontype: 'c2b-pay-bill-debit',
    billreference: 'INV-1',
    amount: '1500.00',
    organizationname: 'Sample',
    ...changed,
  })
  const listOf = (...rows: readonly object[]) => ({ ResponseCode: '1000', Response: [rows] })
  const others = Array.from({ length: 100 }, (_, other) => row(`OTHER${other}`, { billreference: 'INV-2' }))

  test.each([
    ['nothing', [200, { ResponseCode: '1001', ResponseMessage: 'No transactions' }], []],
    ['money of its account and amount', [200, listOf(row('A1'))], ['A1']],
    ['two of them', [200, listOf(row('A1'), row('A2'))], ['A1', 'A2']],
    ['none of another amount or account', [200, listOf(row('A1', { amount: '1.00' }), ...others.slice(0, 3))], []],
    ['it beside a row that cannot be read', [200, listOf(row('A1'), row('A2', { amount: 'some' }))], ['A1']],
    ['no answer where only such a row may be its', [200, listOf(row('A1', { trxDate: '' }))], 'unreachable'],
    ['what is on a page that is longer than any other answer', [200, listOf(...others, row('A1'))], ['A1']],
    ['nothing where no list is kept', [404, { errorCode: '404.001.01', errorMessage: 'Resource not found' }], []],
    ['no answer where it fails', [500, { errorCode: '500.001.1001', errorMessage: 'Internal error' }], 'unreachable'],
    ['no answer where it is not JSON', [503, 'Service unavailable'], 'unreachable'],
  ] as const)('%s', async (_, [status, body], expected) => {
    const provider = await serveSimulated(
      0,
      async (asked, response) => {
        const sent = await textOfBody(asked)
        if (asked.url?.startsWith('/oauth/')) {
          return sendAnswer(response, 200, { access_token: 'token', expires_in: '3599' })
        }
        const isFirst = JSON.parse(sent).OffSetValue === '0'
        sendAnswer(response, status, isFirst ? body : { ResponseCode: '1001' })
      },
      {},
    )
    const { server } = paid
    const { services, tenantId: tenant } = server
    const keys = { shortcode: '600100', passkey: 'passkey', consumerKey: 'key', consumerSecret: 'secret' }
    const place = { database: services.database, tenant, now: services.now }
    const daraja = darajaProvider({ url: provider.address, keys, place })
    const since = new Date('2026-01-15T09:00:00Z')
    const isAccount = (account: string) => account === 'INV-1'
    const sought = { isAccount, amount: 150_000, since, now: new Date('2026-01-15T09:06:00Z') }
    const found = await daraja.find?.(sought)
    await provider.close()
    expect(typeof found === 'string' ? found : found?.map(({ message }) => message.receipt)).toEqual(expected)
  })
})
