import { setTimeout } from 'node:timers/promises'
import { declaredStaff } from '../../../../src/server/accounts/account-roles.ts'
import { receivePayment } from '../../../../src/server/cases/receive-payment.ts'
import type { Database } from '../../../../src/server/platform/database/database.ts'
import type { PublishedTenant } from '../../../../src/server/platform/published/published-tenant.ts'

const apart = 500

/**
 * Posts a payment of a member every half second while some work is done; returns how long each took, in milliseconds.
 * Whoever pays waits for what holds their profile.
 */
export async function payMeanwhile(
  database: Pick<Database, 'inTenant'>,
  tenant: PublishedTenant,
  payers: readonly string[],
  work: Promise<unknown>,
): Promise<readonly number[]> {
  const taken: number[] = []
  const state = { over: false }
  const end = () => (state.over = true)
  work.then(end, end)
  const world = { tenant, origin: 'https://bench.example', staff: declaredStaff }
  for (let nth = 0; !state.over; nth += 1) {
    const began = performance.now()
    const payer = payers[nth % payers.length] ?? ''
    const money = { amount: 100, way: 'bank', description: 'Bank transfer' }
    await database.inTenant(tenant.id, (tx) => receivePayment(tx, { ...world, now: new Date() }, payer, money))
    taken.push(performance.now() - began)
    await setTimeout(apart)
  }
  await work
  return taken
}
