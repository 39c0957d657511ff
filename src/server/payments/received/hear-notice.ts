import { enqueue } from '../../platform/jobs/job-rows.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { darajaName } from '../daraja/daraja-post.ts'
import { readSentMoney, reasonFor } from '../daraja/daraja-received.ts'
import type { PaymentServices } from '../payment-world.ts'
import { keepReceived } from './keep-message.ts'
import { keepUnread } from './keep-unread.ts'
import { paybillAt } from './open-paybill.ts'

/** The kind of jobs that ask the provider for money of which a notice came. */
export const noticeKind = 'hear-money'

/**
 * Keeps a notice that money came, and has the provider asked whether that is so. A notice is not signed: it decides
 * nothing but when the provider is asked. One of another paybill, or without a number, is kept for finance staff.
 *
 * @throws Refusal `payment-not-found` for an address that is no paybill's
 */
export async function hearNotice(
  services: PaymentServices,
  tenant: PublishedTenant,
  { token, body }: { readonly token: string; readonly body: Buffer },
): Promise<void> {
  const { keys } = paybillAt(services, tenant, token)
  const raw = body.toString()
  const { receipt, shortcode } = readSentMoney(raw)
  const now = services.now()
  await services.database.inTenant(tenant.id, async (tx) => {
    if (shortcode !== keys.shortcode || receipt === '') {
      const reason = reasonFor({ receipt, shortcode })
      return keepUnread(tx, { provider: darajaName, source: 'notice', reason, raw }, now)
    }
    const message = { provider: darajaName, shortcode, receipt, source: 'notice', raw }
    if (await keepReceived(tx, message, now)) await enqueue(tx, [{ kind: noticeKind, id: receipt }], now)
  })
}
