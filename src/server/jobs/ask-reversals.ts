import { askOrGiveUp, isOpenReversal, nextReversalAsking, reversalKind } from '../payments/reversals/ask-reversal.ts'
import { findReversal } from '../payments/reversals/reversal-rows.ts'
import type { PaymentServices } from '../payments/payment-world.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'

/** The pause before a server looks for reversals that are to be asked about; milliseconds. */
const pauseMilliseconds = 2000

/** Asks providers what has become of payments that are given back, with growing waits: results are often lost. */
export const askReversals = (services: PaymentServices): JobKind => ({
  name: reversalKind,
  pause: pauseMilliseconds,
  batch: 4,
  keeps: false,
  begin: async (_tx, jobs) =>
    jobs.map(({ id }) => async ({ tenant }) => {
      const reversal = await services.database.inTenant(tenant.id, (tx) => findReversal(tx, id))
      if (reversal === undefined || !isOpenReversal(reversal)) return { outcome: 'done' }
      const asked = await askOrGiveUp(services, tenant, reversal)
      if (!isOpenReversal(asked)) return { outcome: 'done' }
      const at = nextReversalAsking(asked, services.now())
      return { outcome: 'again', failure: 'reported', error: 'It is not known yet whether the money went back.', at }
    }),
})
