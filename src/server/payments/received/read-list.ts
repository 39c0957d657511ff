import { JobError } from '../../platform/jobs/tenant-job.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { listReceived } from '../daraja/daraja-list.ts'
import { darajaName } from '../daraja/daraja-post.ts'
import type { Period } from '../daraja/read-listed-row.ts'
import type { PaymentServices } from '../payment-world.ts'
import type { Paybill } from './open-paybill.ts'
import { placeReceived } from './place-received.ts'

/** How far back the provider lists, and how much of what was read before is read again; milliseconds. */
const longest = 48 * 60 * 60_000
const overlap = 60 * 60_000

/**
 * Reads the provider's list of a period and places what it has; returns how much money it has.
 *
 * @throws JobError when it is not whole, once what can be read of it is placed
 */
export async function readList(
  services: PaymentServices,
  tenant: PublishedTenant,
  paybill: Paybill,
  period: Period,
): Promise<number> {
  const { money, gap } = await listReceived(paybill, period)
  for (const one of money) await placeReceived(services, tenant, one)
  if (gap !== undefined) throw new JobError(`${gap} All other money in it was taken. It is read again.`)
  return money.length
}

/**
 * Reads what the provider has listed since the list was read last, and a while before that, because money may be listed
 * late. Notes how far that is once all of it is placed. The paybill is registered.
 *
 * @throws JobError when the list is not whole; it is then read again from the same time
 */
export async function readNewList(
  services: PaymentServices,
  tenant: PublishedTenant,
  paybill: Paybill,
): Promise<number> {
  const { database, now } = services
  const at = now()
  const name = { tenant: tenant.id, provider: darajaName, shortcode: paybill.keys.shortcode }
  const last = await database.inTenant(tenant.id, ({ db }) =>
    db
      .selectFrom('received_lists')
      .select('listed_to')
      .where('tenant', '=', name.tenant)
      .where('provider', '=', name.provider)
      .where('shortcode', '=', name.shortcode)
      .executeTakeFirst(),
  )
  const since = (last?.listed_to.getTime() ?? 0) - overlap
  const from = new Date(Math.max(since, at.getTime() - longest))
  const count = await readList(services, tenant, paybill, { from, to: at })
  await database.inTenant(tenant.id, ({ db }) =>
    db
      .updateTable('received_lists')
      .set({ listed_to: at })
      .where('tenant', '=', name.tenant)
      .where('provider', '=', name.provider)
      .where('shortcode', '=', name.shortcode)
      .execute(),
  )
  return count
}
