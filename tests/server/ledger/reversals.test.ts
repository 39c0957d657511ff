import { fc } from '../../properties.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { simulatorVariables, startDarajaSimulator } from '../../../scripts/simulators/daraja-simulator.ts'
import type { DarajaSimulator } from '../../../scripts/simulators/daraja-simulator.ts'
import { resultBody } from '../../../scripts/simulators/reversal-simulator.ts'
import { payReference } from '../../../src/engine/payments/pay-reference.ts'
import { encodePaymentRequest } from '../../../src/engine/payments/payment-request.ts'
import type { ReversalMessage } from '../../../src/engine/payments/reduce-reversal.ts'
import { giveBack } from '../../../src/server/finance/give-back.ts'
import { lockCaseProfile } from '../../../src/server/cases/case-place.ts'
import { askPayments } from '../../../src/server/jobs/ask-payments.ts'
import { askReversals } from '../../../src/server/jobs/ask-reversals.ts'
import { postInvoice } from '../../../src/server/ledger/post-invoice.ts'
import { postRefund } from '../../../src/server/ledger/post-refund.ts'
import { readBalance } from '../../../src/server/ledger/read-balance.ts'
import { keepHeard } from '../../../src/server/payments/reversals/ask-reversal.ts'
import { latestReversal } from '../../../src/server/payments/reversals/reversal-rows.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import { objectIn, refusalOf } from '../answers.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import { makeMember, tenantOf } from '../test-profiles.ts'
import { wrongInLedger } from './posted-sums.ts'

let simulator: DarajaSimulator
let server: TestServer
let officer: TestClient
beforeAll(async () => {
  simulator = await startDarajaSimulator({ delay: 0, late: 0 })
  server = await startSampleServer({ variables: simulatorVariables(simulator.address, ['demo', 'iek']) })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  officer = await signedInAs(server, 'finance')
})
afterAll(async () => {
  const wrong = await inTenant(wrongInLedger)
  await simulator.close()
  await server.close()
  expect(wrong).toEqual([])
})

const inTenant = <Result>(work: Parameters<typeof server.services.database.inTenant<Result>>[1]): Promise<Result> =>
  server.services.database.inTenant('demo', work)
const world = () => ({ tenant: tenantOf(server, 'demo'), now: server.clock.now() })
const owed = 150_000
const reason = { reason: 'Paid twice.' }

/** A member with an invoice. */
async function owing(cents = owed) {
  const { client, profileId } = await makeMember(server, 'demo')
  const { number } = await inTenant(async (tx) => {
    await lockCaseProfile(tx, profileId)
    const lines = [{ description: 'Subscription', item: 'subscription', amount: cents, vat: 0 }]
    return postInvoice(tx, world(), { profile: profileId, data: {} }, { lines, source: 'SUBS' })
  })
  const payload = encodePaymentRequest({
    payerID: profileId,
    sourceDocumentNo: number,
    description: 'Subscription',
    amount: cents / 100,
    success_url: '/billing',
    fail_url: '/dashboard',
  })
  return { client, profileId, payload, number }
}

/** A member who has paid an invoice by M-Pesa, from a phone with an ending. */
async function paidBy(ending: string, cents = owed) {
  const { client, profileId, payload, number } = await owing(cents)
  const started = await client.post('billing/payments', { payload, way: 'mpesa', phone: `07123456${ending}` })
  const id = String(objectIn(started)['id'])
  await expect.poll(async () => (await courseOf(id))['receipt_no'], { timeout: 20_000 }).not.toBeNull()
  return { id, profileId, client, number }
}

type Paid = Awaited<ReturnType<typeof paidBy>>
const courseOf = async (id: string) => objectIn(await officer.get(`admin/finance/payments/${id}`))
const act = ({ id }: Pick<Paid, 'id'>, action: string, client = officer) =>
  client.post(`admin/finance/payments/${id}/${action}`, reason)
const stateOf = async ({ id }: Pick<Paid, 'id'>) => (await inTenant((tx) => latestReversal(tx, id)))?.state
const balanceOf = ({ profileId }: Paid) => inTenant((tx) => readBalance(tx, profileId, 'KES'))
const reversalsOf = ({ profileId }: Paid) =>
  inTenant(({ tenant, db }) =>
    db
      .selectFrom('ledger_documents')
      .select('number')
      .where('tenant', '=', tenant)
      .where('profile_id', '=', profileId)
      .where('kind', '=', 'reversal')
      .execute(),
  )
const askAll = () => new JobLane(server.services, askReversals(server.services)).runDue()
const ends = async (paid: Paid, state: string) => {
  await expect.poll(() => stateOf(paid), { timeout: 20_000 }).toBe(state)
}
const asked = (paid: Paid) => {
  const found = simulator.reversals.find(({ receipt }) =>
    simulator.pushes.some((push) => push.receipt === receipt && push.account === payReference(paid.number)),
  )
  if (found === undefined) throw new Error('The provider was not asked.')
  return found
}
const pathOf = (address: string) => new URL(address).pathname.replace('/api/', '')

describe('a payment that is given back by M-Pesa [BIL-04 BIL-06]', () => {
  test.each([
    ['at once', '00'],
    ['whose result comes twice', '83'],
  ])('%s: its receipt is reversed once, and the invoice is owed again', async (_kind, ending) => {
    const paid = await paidBy(ending)
    expect(await courseOf(paid.id)).toMatchObject({ possible: ['give-back', 'given-back'], reversal: null })
    expect((await act(paid, 'give-back')).status).toBe(200)
    await ends(paid, 'reversed')
    expect(await balanceOf(paid)).toEqual({ receivable: owed, credit: 0 })
    expect(await reversalsOf(paid)).toHaveLength(1)
    expect(await courseOf(paid.id)).toMatchObject({ possible: [], problems: [], reversal: { state: 'reversed' } })
    const statement = JSON.stringify((await paid.client.get('profile/ledger')).json)
    expect(statement).toContain('Payment given back')
    expect(refusalOf(await act(paid, 'give-back'))).toEqual({ status: 409, code: 'conflict' })
  })

  test('that staff posted by hand: as much as was posted, and not as much as was asked for', async () => {
    const { client, profileId, payload, number } = await owing()
    const { id } = objectIn(await client.post('billing/payments', { payload, way: 'mpesa', phone: '0712345640' }))
    const push = simulator.pushes.find(({ account }) => account === payReference(number))
    if (push === undefined) throw new Error('The payer was not asked.')
    server.clock.advance({ hours: 2 })
    await new JobLane(server.services, askPayments(server.services)).runDue()
    await simulator.decide(push, { code: '0', callback: 'lost' })
    officer = await signedInAs(server, 'finance')
    const posted = { receipt: push.receipt, amount: 1200, reason: 'It is in the statement.' }
    expect((await officer.post(`admin/finance/payments/${String(id)}/post`, posted)).status).toBe(200)
    const paid = { id: String(id), profileId, client, number }
    expect(await balanceOf(paid)).toEqual({ receivable: 30_000, credit: 0 })
    expect((await act(paid, 'give-back')).status).toBe(200)
    expect(asked(paid)).toMatchObject({ amount: 1200 })
    await ends(paid, 'reversed')
    expect(await balanceOf(paid)).toEqual({ receivable: owed, credit: 0 })
  })

  test('whose result is lost is asked about with growing waits', async () => {
    const paid = await paidBy('82')
    await act(paid, 'give-back')
    expect(await stateOf(paid)).toBe('pending')
    server.clock.advance({ minutes: 1 })
    await askAll()
    await ends(paid, 'reversed')
    expect(await reversalsOf(paid)).toHaveLength(1)
  })

  test('that had been given back before is known as that by the money itself', async () => {
    const paid = await paidBy('81')
    await act(paid, 'give-back')
    await ends(paid, 'reversed')
    expect(await reversalsOf(paid)).toHaveLength(1)
  })

  test.each([
    ['that the provider refuses', '80'],
    ['that the provider refuses, after forged results', '84'],
  ])('%s changes nothing, and may be asked for again', async (_kind, ending) => {
    const paid = await paidBy(ending)
    await act(paid, 'give-back')
    await ends(paid, 'refused')
    expect(await balanceOf(paid)).toEqual({ receivable: 0, credit: 0 })
    expect(await reversalsOf(paid)).toEqual([])
    expect((await courseOf(paid.id))['possible']).toEqual(['give-back', 'given-back'])
  })

  test('is asked for once by two of the staff at once', async () => {
    const paid = await paidBy('82')
    const both = await Promise.all([act(paid, 'give-back'), act(paid, 'give-back')])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const { receipt } = asked(paid)
    expect(simulator.reversals.filter((one) => one.receipt === receipt)).toHaveLength(1)
  })

  test('whose money has been used since is refused before the provider is asked', async () => {
    // Half a shilling is over.
    const paid = await paidBy('00', 150_050)
    const holder = { profile: paid.profileId, data: {} }
    await inTenant((tx) => postRefund(tx, world(), holder, { amount: 50, way: 'bank', description: 'Back' }))
    const before = simulator.reversals.length
    expect(refusalOf(await act(paid, 'give-back'))).toEqual({ status: 409, code: 'conflict' })
    expect(simulator.reversals).toHaveLength(before)
  })
})

describe('results that nobody has to believe [BIL-04]', () => {
  test('at an address that was never made, of another organisation are refused, and without their form they change nothing', async () => {
    const paid = await paidBy('82')
    await act(paid, 'give-back')
    const reversal = asked(paid)
    const body = resultBody(reversal, '0', 'Completed')
    const path = pathOf(reversal.results)
    expect((await server.client().post('billing/result/unknown', body)).status).toBe(404)
    expect((await server.client('iek').post(path, body)).status).toBe(404)
    expect((await server.client().post(path, { Result: {} })).status).toBe(200)
    expect(await reversalsOf(paid)).toEqual([])
  })

  test('in every order and as often as they come, one answer counts, and one reversal is posted or none', async () => {
    const messages: readonly ReversalMessage[] = [
      { kind: 'claimed', conversation: 'forged', code: '0' },
      { kind: 'claimed', conversation: 'forged', code: '1' },
      { kind: 'checking', check: '00000000-0000-4000-8000-000000000001', conversation: 'AG_1' },
      { kind: 'checked', check: '00000000-0000-4000-8000-000000000001', conversation: 'AG_1', outcome: 'reversed' },
      { kind: 'checked', check: '00000000-0000-4000-8000-000000000001', conversation: 'AG_0', outcome: 'refused' },
      { kind: 'gave-up' },
    ]
    const orders = fc.shuffledSubarray([...messages, ...messages], { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const paid = await paidBy('82')
        await act(paid, 'give-back')
        const reversal = await inTenant((tx) => latestReversal(tx, paid.id))
        if (reversal === undefined) throw new Error('There is none.')
        for (const message of order) {
          await keepHeard(server.services, tenantOf(server, 'demo'), reversal, { message, raw: '' })
        }
        const isAnswered =
          order.some(({ kind }) => kind === 'checking') &&
          order.some((one) => one.kind === 'checked' && one.outcome === 'reversed')
        expect(await reversalsOf(paid)).toHaveLength(isAnswered ? 1 : 0)
        expect((await balanceOf(paid)).receivable).toBe(isAnswered ? owed : 0)
      }),
      { numRuns: 8 },
    )
  })
})

describe('what nobody knows is decided by hand [BIL-06]', () => {
  /** A payment of which the provider never says whether it went back. */
  async function undecided() {
    const paid = await paidBy('82')
    await act(paid, 'give-back')
    const reversal = await inTenant((tx) => latestReversal(tx, paid.id))
    if (reversal === undefined) throw new Error('There is none.')
    expect(refusalOf(await act(paid, 'given-back'))).toEqual({ status: 409, code: 'conflict' })
    await keepHeard(server.services, tenantOf(server, 'demo'), reversal, { message: { kind: 'gave-up' }, raw: '' })
    expect(await courseOf(paid.id)).toMatchObject({
      possible: ['given-back', 'not-given-back'],
      problems: ['given-back-unknown'],
    })
    return paid
  }

  test('as given back: the receipt is reversed, and the audit log says who did', async () => {
    const paid = await undecided()
    expect((await act(paid, 'given-back')).status).toBe(200)
    expect(await balanceOf(paid)).toEqual({ receivable: owed, credit: 0 })
    const decisions = (await courseOf(paid.id))['decisions']
    expect(decisions).toMatchObject([{ kind: 'give-back' }, { kind: 'given-back', reason: 'Paid twice.' }])
  })

  test('as given back where it went back outside: the receipt is reversed once, and nobody is asked', async () => {
    const paid = await paidBy('00')
    expect((await act(paid, 'given-back')).status).toBe(200)
    expect(await balanceOf(paid)).toEqual({ receivable: owed, credit: 0 })
    expect(await reversalsOf(paid)).toHaveLength(1)
    expect(() => asked(paid)).toThrow('The provider was not asked.')
    expect(await courseOf(paid.id)).toMatchObject({ possible: [], problems: [], reversal: { state: 'reversed' } })
    expect(refusalOf(await act(paid, 'given-back'))).toEqual({ status: 409, code: 'conflict' })
    await askAll()
    expect(await reversalsOf(paid)).toHaveLength(1)
  })

  test('as not given back: it may be asked for again', async () => {
    const paid = await undecided()
    expect((await act(paid, 'not-given-back')).status).toBe(200)
    expect(await balanceOf(paid)).toEqual({ receivable: 0, credit: 0 })
    expect((await courseOf(paid.id))['possible']).toEqual(['give-back', 'given-back'])
  })
})

test.each(['approver', 'member', 'firm'])('a payment is given back by no %s', async (name) => {
  const paid = await paidBy('00')
  const client = await signedInAs(server, name)
  for (const action of ['give-back', 'given-back', 'not-given-back']) {
    expect(refusalOf(await act(paid, action, client))).toEqual({ status: 403, code: 'forbidden' })
  }
})

test('without an initiator giving back is refused before anything is stored', async () => {
  const paid = await paidBy('00')
  const { environment } = server.services
  const providers = { ...environment.providers, daraja: { ...environment.providers.daraja, initiators: new Map() } }
  const services = { ...server.services, environment: { ...environment, providers } }
  const asking = giveBack(services, tenantOf(server, 'demo'), { ...reason, id: paid.id, by: paid.profileId })
  await expect(asking).rejects.toMatchObject({ code: 'conflict' })
  expect(await stateOf(paid)).toBeUndefined()
})
