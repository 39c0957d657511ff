import { askingKind, askOrExpire, isAwaited, nextAsking } from '../payments/ask-payment.ts'
import { findPayment } from '../payments/payment-rows.ts'
import type { PaymentServices } from '../payments/payment-world.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'

/** The pause before a server looks for payments that are to be asked about; milliseconds. */
const pauseMilliseconds = 2000

/** Asks providers about payments that are under way, with growing waits: callbacks are often lost. */
export const askPayments = (services: PaymentServices): JobKind => ({
  name: askingKind,
  pause: pauseMilliseconds,
  batch: 4,
  keeps: false,
  begin: async (_tx, jobs) =>
    jobs.map(({ id }) => async ({ tenant }) => {
      const payment = await services.database.inTenant(tenant.id, (tx) => findPayment(tx, id))
      if (payment === undefined || !isAwaited(payment, services.now())) return { outcome: 'done' }
      const asked = await askOrExpire(services, tenant, payment)
      if (!isAwaited(asked, services.now())) return { outcome: 'done' }
      const at = nextAsking(asked, services.now())
      return { outcome: 'again', failure: 'reported', error: 'The provider has not decided yet.', at }
    }),
})
