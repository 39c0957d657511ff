import type { PaymentServices } from '../payments/payment-world.ts'
import { findMoney } from '../payments/money-rows.ts'
import { placeWaiting, placingKind } from '../payments/received/place-received.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'

/** The pause before a server looks for money that waits, and between two looks at the same; milliseconds. */
const pauseMilliseconds = 5000
const between = 60_000

/** Places money that waited for the end of a payment, or whose process died before it was placed. */
export const placeMoneyJob = (services: PaymentServices): JobKind => ({
  name: placingKind,
  pause: pauseMilliseconds,
  batch: 4,
  keeps: false,
  begin: async (_tx, jobs) =>
    jobs.map(({ id }) => async ({ tenant }) => {
      const money = await services.database.inTenant(tenant.id, (tx) => findMoney(tx, id))
      if (money?.state !== 'waiting') return { outcome: 'done' }
      const { outcome } = await placeWaiting(services, tenant, id)
      if (outcome !== 'waiting') return { outcome: 'done' }
      const at = new Date(services.now().getTime() + between)
      return { outcome: 'again', failure: 'reported', error: 'A payment of the invoice is under way.', at }
    }),
})
