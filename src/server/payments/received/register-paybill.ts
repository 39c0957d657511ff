import { isJsonObject } from '../../../engine/json/json.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { DarajaAnswer } from '../daraja/daraja-call.ts'
import { registerList } from '../daraja/daraja-list.ts'
import { darajaName } from '../daraja/daraja-post.ts'
import { receivedToken, registerReceived } from '../daraja/daraja-received.ts'
import type { PaymentServices } from '../payment-world.ts'
import type { Paybill } from './open-paybill.ts'

/**
 * Registers the addresses at which the provider asks and says what payers do, and the list of money, once: what the
 * provider has is kept, and registered again where this server's addresses or the provider are others.
 *
 * @throws Error when the provider refuses, with its code
 */
export async function registerPaybill(
  services: Pick<PaymentServices, 'database' | 'origins'>,
  tenant: PublishedTenant,
  paybill: Paybill,
): Promise<void> {
  const { database, origins } = services
  const { shortcode } = paybill.keys
  const base = `${origins.of(tenant)}/api/billing/received/${receivedToken(tenant.id, paybill.keys)}`
  const registered = `${paybill.url} ${base} ${paybill.phone}`
  const name = { tenant: tenant.id, provider: darajaName, shortcode }
  const known = await database.inTenant(tenant.id, ({ db }) =>
    db
      .selectFrom('received_lists')
      .select('registered')
      .where('tenant', '=', name.tenant)
      .where('provider', '=', name.provider)
      .where('shortcode', '=', name.shortcode)
      .executeTakeFirst(),
  )
  if (known?.registered === registered) return
  const notice = `${base}/notice`
  demand(await registerReceived(paybill, { check: `${base}/check`, notice }))
  demand(await registerList(paybill, { phone: paybill.phone, notice }))
  await database.inTenant(tenant.id, ({ db }) =>
    db
      .insertInto('received_lists')
      .values({ ...name, registered, listed_to: new Date(0) })
      .onConflict((conflict) => conflict.columns(['tenant', 'provider', 'shortcode']).doUpdateSet({ registered }))
      .execute(),
  )
}

/** Addresses that are registered already cannot be registered again, and need not be. */
function demand({ json, status, raw }: DarajaAnswer): void {
  const { ResponseCode, ResponseStatus, errorCode } = isJsonObject(json) ? json : {}
  if (ResponseCode === '0' || ResponseStatus === '1000' || ResponseStatus === '1001') return
  if (/already (been )?registered/i.test(raw)) return
  throw new Error(`The provider did not register the paybill: ${String(errorCode ?? ResponseStatus ?? status)}.`)
}
