import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { darajaName } from '../daraja/daraja-post.ts'
import { readSentMoney, reasonFor } from '../daraja/daraja-received.ts'
import type { PaymentServices } from '../payment-world.ts'
import { invoiceOfAccount } from './invoices-of-account.ts'
import { keepReceived } from './keep-message.ts'
import { keepUnread } from './keep-unread.ts'
import { paybillAt } from './open-paybill.ts'

/** What the provider tells the payer, who still has the phone in hand, in its codes. */
export type CheckResult = '0' | 'C2B00012' | 'C2B00013' | 'C2B00015' | 'C2B00016'

/**
 * Whether a payer may send money: the account names an invoice of which something is owed. Part of it may be paid, and
 * more, which becomes the member's credit. Answered from our own records, since the provider waits for eight seconds.
 *
 * @throws Refusal `payment-not-found` for an address that is no paybill's
 */
export async function checkAccount(
  services: PaymentServices,
  tenant: PublishedTenant,
  { token, body }: { readonly token: string; readonly body: Buffer },
): Promise<CheckResult> {
  const { keys } = paybillAt(services, tenant, token)
  const raw = body.toString()
  const { receipt, shortcode, account, amount } = readSentMoney(raw)
  const now = services.now()
  return services.database.inTenant(tenant.id, async (tx) => {
    if (shortcode !== keys.shortcode || receipt === '') {
      const reason = reasonFor({ receipt, shortcode })
      await keepUnread(tx, { provider: darajaName, source: 'check', reason, raw }, now)
    } else await keepReceived(tx, { provider: darajaName, shortcode, receipt, source: 'check', raw }, now)
    if (shortcode !== keys.shortcode) return 'C2B00015'
    if (amount === undefined) return 'C2B00013'
    const named = await invoiceOfAccount(tx, account)
    if (named === undefined) return 'C2B00012'
    return named.owed > 0 ? '0' : 'C2B00016'
  })
}
