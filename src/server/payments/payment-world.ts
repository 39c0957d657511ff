import { wakeCase } from '../cases/wake-case.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

/** What payments need of the server. */
export type PaymentServices = Pick<Services, 'environment' | 'database' | 'origins' | 'staff' | 'now'>

/** Where and when a payment is worked on. */
export const paymentWorld = ({ origins, staff, now }: PaymentServices, tenant: PublishedTenant): CaseWorld => ({
  tenant,
  origin: origins.of(tenant),
  staff,
  now: now(),
})

/** Moves the cases that a payment settled. One that cannot be moved now stays due for the job `wake-cases`. */
export async function wakeSettled(
  services: PaymentServices,
  tenant: PublishedTenant,
  settled: readonly string[],
): Promise<void> {
  for (const id of settled) {
    await services.database
      .inTenant(tenant.id, (tx) => wakeCase(tx, paymentWorld(services, tenant), id))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      })
  }
}
