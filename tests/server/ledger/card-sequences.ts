import { createHmac, randomUUID } from 'node:crypto'
import type { CardTransaction } from '../../../scripts/simulators/card-page.ts'
import { cardEvent } from '../../../scripts/simulators/card-simulator.ts'
import type { CardSimulator } from '../../../scripts/simulators/card-simulator.ts'
import { askForMember, askOrExpire, isAwaited } from '../../../src/server/payments/ask-payment.ts'
import { paymentsOfInvoice } from '../../../src/server/payments/payment-rows.ts'
import { placeWaiting } from '../../../src/server/payments/received/place-received.ts'
import { startByProvider } from '../../../src/server/payments/start-payment.ts'
import { Refusal } from '../../../src/server/platform/refusal.ts'
import type { CaseServer } from '../cases/case-server.ts'
import { tenantOf } from '../test-profiles.ts'
import { eventOf, isRight, refundOf, standingReceipts, sumOf } from './card-charges.ts'
import { actAsStaff, moneyOf } from './card-staff.ts'
import type { CardSequence, CardStep } from './card-steps.ts'
import { otherOrganisation } from './other-organisation.ts'
import { owingMember } from './owing-member.ts'

/** Where they are played: a server that listens, with keys of the simulator. */
export interface CardPlace {
  readonly server: CaseServer
  readonly cards: CardSimulator
}

const otherKey = `sk_test_simulated_${otherOrganisation}`
const keys = { own: undefined, 'other organisation': otherKey, forged: 'sk_test_forged' } as const

/**
 * Plays a member's payments by card through the adapter of the provider, the server's webhook, the job that asks, the
 * member who comes back and finance staff.
 *
 * @returns what is wrong: more or fewer receipts than one for a charge that was paid, one of another amount, or for one
 *   that was not; another sum that was paid and is not counted once
 */
export async function playCards(
  { server, cards }: CardPlace,
  { owed, begins, decision, pays, before, after }: CardSequence,
): Promise<readonly string[]> {
  const tenant = tenantOf(server, server.tenantId)
  const { services } = server
  const member = await owingMember(server, owed)
  const email = `${randomUUID()}@member.example`
  if (begins !== 'as usual') cards.unusual.set(email, begins)
  const start = async () => {
    const asked = { profile: member.profileId, payload: member.payload, way: 'card', phone: '', email } as const
    // Nothing is owed, or another payment has begun.
    return startByProvider(services, tenant, asked).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return undefined
    })
  }
  await start()
  cards.unusual.delete(email)
  const own = () => cards.transactions.filter((one) => one.email === email)
  const [first] = own()
  if (first === undefined) return ['nobody was asked']

  const send = (payload: string, key: string, organisation = server.tenantId) => {
    const signature = createHmac('sha512', key).update(payload).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature }
    const client = server.client(organisation)
    return client.send({ method: 'POST', payload }, 'billing/webhook/card', { headers })
  }
  const confirm = (charge: CardTransaction) => send(JSON.stringify(cardEvent(charge)), charge.key)
  const standing = () => standingReceipts(server, member.profileId)
  const payments = () => server.inTenant((tx) => paymentsOfInvoice(tx, member.invoiceId))
  const returned = new Set<CardTransaction>()

  const play = async (one: CardStep): Promise<void> => {
    if (one.kind === 'event') {
      const payload = JSON.stringify(eventOf(first, one))
      await Promise.all(Array.from({ length: one.times }, () => send(payload, keys[one.key] ?? first.key)))
    }
    if (one.kind === 'foreign') {
      const payload = JSON.stringify(cardEvent({ ...first, status: 'success' }))
      await Promise.all([otherKey, first.key].map((key) => send(payload, key, otherOrganisation)))
    }
    if (one.kind === 'about-another') {
      const another = cards.transactions.find(({ status, email: payer }) => status === 'success' && payer !== email)
      if (another) await confirm(another)
    }
    if (one.kind === 'about-nothing') {
      await send(JSON.stringify({ event: 'transfer.success', data: { reference: first.reference } }), first.key)
      await send(`<html>${first.reference}</html>`, first.key)
    }
    if (one.kind === 'return') {
      for (const payment of await payments()) await askForMember(services, tenant, payment, one.hasLeft)
    }
    if (one.kind === 'ask') {
      for (const payment of await payments()) {
        if (isAwaited(payment, services.now())) await askOrExpire(services, tenant, payment)
      }
    }
    if (one.kind === 'again') {
      const begun = await start()
      const second = own().find(({ reference }) => reference === begun?.id)
      if (one.pays && second && second !== first) await cards.decide(second, { bank: 'Approved', webhook: 'lost' })
    }
    if (one.kind === 'refund') {
      for (const charge of own()) if (charge.status === 'success') charge.status = 'reversed'
    }
    if (one.kind === 'staff') {
      for (const charge of own()) {
        const isDone = await actAsStaff(server, member, charge, one.act)
        if (isDone && one.act === 'given-back') returned.add(charge)
      }
    }
    if (one.kind === 'wait') server.clock.advance({ minutes: one.minutes })
  }
  const playAll = async (groups: CardSequence['before']) => {
    for (const group of groups) await Promise.all(group.map(play))
  }

  await playAll(before)
  const isPaid = own().some(({ status }) => status === 'success' || status === 'reversed')
  if (!isPaid && (await standing()).length > 0) return ['a receipt before anybody has paid']
  if (first.status !== 'reversed') {
    await cards.decide(first, { ...(decision && { bank: decision }), webhook: 'lost', pays: sumOf(first, pays) })
  }
  await playAll(after)
  // The provider's own messages come at last.
  const wrong: string[] = []
  for (const charge of own()) {
    await (charge.status === 'reversed' ? send(JSON.stringify(refundOf(charge)), charge.key) : confirm(charge))
    const money = await moneyOf(server, charge)
    if (money?.state === 'waiting') await placeWaiting(services, tenant, money.id)
    const amounts = (await standing()).filter(({ reference }) => reference === String(charge.id))
    const isUnallocated = ((await moneyOf(server, charge))?.unallocated_id ?? null) !== null
    const found = amounts.map(({ amount_cents }) => amount_cents)
    if (!isRight(charge, found, { isUnallocated, isReturned: returned.has(charge) })) {
      wrong.push(
        `${charge.status} ${charge.amount} ${charge.currency} of ${charge.asked}: ${found.join()} ${isUnallocated}`,
      )
    }
  }
  const numbers = new Set(own().map(({ id }) => String(id)))
  const others = (await standing()).filter(({ reference }) => !numbers.has(reference ?? ''))
  return [...wrong, ...others.map(({ number }) => `${number} for nothing`)]
}
