import type { Arbitrary } from 'fast-check'
import type { DarajaSimulator } from '../../../scripts/simulators/daraja-simulator.ts'
import { callbackBody } from '../../../scripts/simulators/send-callback.ts'
import type { Push } from '../../../scripts/simulators/send-callback.ts'
import { wholeUnits } from '../../../src/engine/payments/whole-units.ts'
import { askOrExpire, isAwaited } from '../../../src/server/payments/ask-payment.ts'
import { findPayment } from '../../../src/server/payments/payment-rows.ts'
import { startByProvider } from '../../../src/server/payments/start-payment.ts'
import { fc } from '../../properties.ts'
import type { CaseServer } from '../cases/case-server.ts'
import { tenantOf } from '../test-profiles.ts'
import { otherOrganisation } from './other-organisation.ts'
import { owingMember } from './owing-member.ts'
import { paybillPayer } from './paybill-payer.ts'
import { paybillStep } from './paybill-steps.ts'
import type { PaybillSequence, PaybillStep } from './paybill-steps.ts'

/** The provider's results: paid, and those of a payer who does not pay. */
const results = ['0', '0', '1', '1032', '2001'] as const
type Result = (typeof results)[number]

/** Something that happens to a payment. */
export type PaymentStep =
  /** A message at the payment's own address, whatever the payer has done. */
  | {
      readonly kind: 'claim'
      readonly result: Result
      readonly amount: 'right' | 'other'
      readonly receipt: 'right' | 'false'
      readonly times: number
    }
  /** A message at an address that no payment has, or at another organisation. */
  | { readonly kind: 'forged' | 'foreign' }
  /** A message about another payment, which was paid. */
  | { readonly kind: 'about-another' }
  /** The provider's own list of money names the payment, once its payer has paid, with or without the account. */
  | { readonly kind: 'list'; readonly account: 'named' | 'none' }
  /** The job that asks the provider. */
  | { readonly kind: 'ask' }
  /** The provider's token ends. */
  | { readonly kind: 'token-over' }
  | { readonly kind: 'wait'; readonly minutes: number }
  /** Somebody pays by paybill as well, or messages of that come. */
  | PaybillStep

/** A payment by M-Pesa, and what happens to it before and after its payer decides. */
export interface PaymentSequence {
  readonly way: 'mpesa'
  /** What is owed, in cents. */
  readonly owed: number
  /** What the payer decides; undefined for one who never does. */
  readonly decision: Result | undefined
  /** Whether the payer is quicker than the answer to the request; such a one pays. */
  readonly isEarly: boolean
  /** Each group happens at once. */
  readonly before: readonly (readonly PaymentStep[])[]
  readonly after: readonly (readonly PaymentStep[])[]
}

const step: Arbitrary<PaymentStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      result: fc.constantFrom(...results),
      amount: fc.constantFrom('right' as const, 'other' as const),
      receipt: fc.constantFrom('right' as const, 'right' as const, 'false' as const),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  fc.record({ kind: fc.constantFrom('forged' as const, 'foreign' as const) }),
  fc.record({ kind: fc.constant('about-another' as const) }),
  fc.record({ kind: fc.constant('token-over' as const) }),
  // What decides together how a payment ends comes more often.
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('list' as const),
      account: fc.constantFrom('named' as const, 'none' as const),
    }),
  },
  { weight: 2, arbitrary: paybillStep },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('ask' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 90) }),
  },
)
const steps = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { maxLength: 3 })

/** Random payments by M-Pesa. */
export const paymentSequence: Arbitrary<PaymentSequence> = fc.record({
  way: fc.constant('mpesa' as const),
  owed: fc.integer({ min: 1, max: 20_000_000 }),
  decision: fc.option(fc.constantFrom(...results), { nil: undefined, freq: 8 }),
  isEarly: fc.boolean(),
  before: steps,
  after: steps,
})

/** Where sequences are played: a server that listens, with keys of the simulator. */
export interface SequencePlace {
  readonly server: CaseServer
  readonly simulator: DarajaSimulator
}

/** How often the provider sends its own message: it is in vain while another payment's request renews its token. */
const mostSent = 5
/** The provider asks no payer for longer, however late it is that anything is heard of them; milliseconds. */
const longestPrompt = 60 * 60_000
const payers = { early: '0712345641', undecided: '0712345640' } as const

/**
 * Plays a payment through the adapter of the provider, the server's callbacks and the job that asks.
 *
 * @returns what is wrong: more or fewer receipts than one for a payment whose payer paid, and none for another; or that
 * the provider refused the request, because its token ended again and again
 */
export async function playSequence(
  { server, simulator }: SequencePlace,
  { owed, decision, isEarly, before, after }: PaymentSequence,
): Promise<readonly string[] | 'refused'> {
  const tenant = tenantOf(server, server.tenantId)
  const { services } = server
  const member = await owingMember(server, owed)
  const { profileId: profile, number, payload } = member
  const phone = payers[isEarly ? 'early' : 'undecided']
  const { id, token, created_at } = await startByProvider(services, tenant, {
    profile,
    payload,
    way: 'mpesa',
    phone,
    email: '',
  })
  const push = simulator.pushes.find(({ callback }) => callback.endsWith(token))
  const receipts = () =>
    server.inTenant(({ tenant: tenantId, db }) =>
      db
        .selectFrom('ledger_documents')
        .select('amount_cents')
        .where('tenant', '=', tenantId)
        .where('profile_id', '=', profile)
        .where('kind', '=', 'receipt')
        .execute(),
    )
  if (push === undefined) return (await receipts()).length > 0 ? ['a receipt without a request'] : 'refused'

  const client = server.client(server.tenantId)
  const path = `billing/callback/${token}`
  const claim = (about: Push, result: string) => client.post(path, callbackBody(about, result))
  const findOwn = () => server.inTenant((tx) => findPayment(tx, id))
  const ask = async () => {
    const payment = await findOwn()
    if (payment !== undefined && isAwaited(payment, services.now())) await askOrExpire(services, tenant, payment)
  }
  const payer = paybillPayer({ server, simulator }, member, owed)
  let decidedAt = created_at
  const requested = (account: string) => ({ ...push, account, at: decidedAt })
  const wrong: string[] = []
  const play = async (one: PaymentStep): Promise<void> => {
    if (one.kind === 'claim') {
      const about = {
        ...push,
        amount: one.amount === 'right' ? push.amount : push.amount + 1,
        receipt: one.receipt === 'right' ? push.receipt : `F${push.receipt.slice(1)}`,
      }
      await Promise.all(Array.from({ length: one.times }, () => claim(about, one.result)))
    }
    if (one.kind === 'forged') await client.post(`${path.slice(0, -1)}~`, callbackBody(push, '0'))
    if (one.kind === 'foreign') await server.client(otherOrganisation).post(path, callbackBody(push, '0'))
    if (one.kind === 'about-another') {
      const another = simulator.pushes.find((candidate) => candidate !== push && candidate.code === '0')
      if (another) await claim(another, '0')
    }
    if (one.kind === 'list' && push.code === '0') await payer.list(requested(one.account === 'named' ? number : ''))
    if (one.kind === 'ask') await ask()
    if (one.kind === 'token-over') simulator.endTokens()
    if (one.kind === 'wait') server.clock.advance({ minutes: one.minutes })
    if (one.kind === 'pay' || one.kind === 'check' || one.kind === 'notice' || one.kind === 'jobs') {
      wrong.push(...(await payer.play(one)))
    }
  }
  const playAll = async (groups: PaymentSequence['before']) => {
    for (const group of groups) await Promise.all(group.map(play))
  }

  await playAll(before)
  const isPaidBesides = () => payer.came.length > 0
  if (push.code === undefined && !isPaidBesides() && (await receipts()).length > 0)
    return ['a receipt before the payer has decided']
  decidedAt = new Date(Math.min(services.now().getTime(), created_at.getTime() + longestPrompt))
  push.code ??= decision
  await playAll(after)
  // The provider's own message comes at last, and the server hears of it again until it could ask about it.
  for (let sent = 0; sent < mostSent && push.code !== undefined; sent += 1) {
    await claim(push, push.code)
    if (push.code !== '0' || ((await findOwn())?.receipt_no ?? null) !== null) break
  }
  if (isPaidBesides()) {
    // What was paid for the same invoice waits for a payment that is under way.
    server.clock.advance({ minutes: 90 })
    await ask()
    return [...wrong, ...(await payer.findings(push.code === '0' ? requested(number) : undefined))]
  }
  const found = (await receipts()).map(({ amount_cents }) => amount_cents)
  const expected = push.code === '0' ? [wholeUnits(owed)] : []
  if (String(found) !== String(expected)) wrong.push(`receipts of ${String(found)} instead of ${String(expected)}`)
  return wrong
}

/** Plays the messages of money that a member sends by themselves, and what the jobs make of them. */
export async function playPaybill(
  place: SequencePlace,
  { owed, pays, before, after }: PaybillSequence,
): Promise<readonly string[]> {
  const member = await owingMember(place.server, owed)
  const payer = paybillPayer(place, member, owed)
  const wrong: string[] = []
  for (const group of [...before, [pays], ...after]) {
    wrong.push(...(await Promise.all(group.map((step) => payer.play(step)))).flat())
  }
  return [...wrong, ...(await payer.findings())]
}
