import { enqueue } from '../../platform/jobs/job-rows.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import { darajaName } from '../daraja/daraja-post.ts'
import { readSentMoney } from '../daraja/daraja-received.ts'
import type { PaymentServices } from '../payment-world.ts'
import { keepReceived } from './keep-message.ts'
import { paybillAt } from './open-paybill.ts'

/** The kind of jobs that ask the provider for money of which a notice came. */
export const noticeKind = 'hear-money'

/**
 * Keeps a notice that money came, and has the provider asked whether that is so. A notice is not signed: it decides
 * nothing but when the provider is asked.
 *
 * @throws Refusal `payment-not-found` for an address that is no paybill's, another paybill, or a notice without number
 */
export async function hearNotice(
  services: PaymentServices,
  tenant: PublishedTenant,
  { token, body }: { readonly token: string; readonly body: object },
): Promise<void> {
  const { keys } = paybillAt(services, tenant, token)
  const { receipt, shortcode } = readSentMoney(body)
  if (shortcode !== keys.shortcode || !/^[A-Z\d]{1,20}$/.test(receipt)) throw new Refusal('payment-not-found')
  const now = services.now()
  await services.database.inTenant(tenant.id, async (tx) => {
    const message = { provider: darajaName, shortcode, receipt, source: 'notice', raw: JSON.stringify(body) }
    if (await keepReceived(tx, message, now)) await enqueue(tx, [{ kind: noticeKind, id: receipt }], now)
  })
}
