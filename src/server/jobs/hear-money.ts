import { darajaName } from '../payments/daraja/daraja-post.ts'
import { moneyNamed } from '../payments/money-rows.ts'
import type { PaymentServices } from '../payments/payment-world.ts'
import { noticeKind } from '../payments/received/hear-notice.ts'
import { openPaybill } from '../payments/received/open-paybill.ts'
import { readList } from '../payments/received/read-list.ts'
import type { JobEnd, JobKind } from '../platform/jobs/job-kind.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** The pause before a server looks for notices; milliseconds. */
const pauseMilliseconds = 1000

/** How far back the list is read, and the waits after each try; milliseconds. Then a notice is given up. */
const back = 30 * 60_000
const waits = [10_000, 30_000, 120_000, 600_000]

/**
 * Asks the provider for the money of which a notice came, again with growing waits where it is not listed yet. Money
 * that never came is in no list, and so a forged notice posts nothing.
 */
export const hearMoney = (services: PaymentServices): JobKind => ({
  name: noticeKind,
  pause: pauseMilliseconds,
  batch: 4,
  keeps: false,
  begin: async (_tx, jobs) =>
    jobs.map(
      ({ id, tries }) =>
        ({ tenant }) =>
          seek(services, tenant, { receipt: id, tries }),
    ),
})

async function seek(
  services: PaymentServices,
  tenant: PublishedTenant,
  { receipt, tries }: { readonly receipt: string; readonly tries: number },
): Promise<JobEnd> {
  const paybill = openPaybill(services, tenant)
  if (paybill === undefined) return { outcome: 'done' }
  const { database, now } = services
  const name = { provider: darajaName, shortcode: paybill.keys.shortcode, receipt }
  const isListed = async () => (await database.inTenant(tenant.id, (tx) => moneyNamed(tx, name))) !== undefined
  if (await isListed()) return { outcome: 'done' }
  const at = now()
  await readList(services, tenant, paybill, { from: new Date(at.getTime() - back), to: at })
  const wait = waits[tries - 1]
  if (wait === undefined || (await isListed())) return { outcome: 'done' }
  const error = 'The provider does not list money of which a notice came.'
  return { outcome: 'again', failure: 'reported', error, at: new Date(at.getTime() + wait) }
}
