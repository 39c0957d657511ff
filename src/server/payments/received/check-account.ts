import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { darajaName } from '../daraja/daraja-post.ts'
import { readSentMoney } from '../daraja/daraja-received.ts'
import type { PaymentServices } from '../payment-world.ts'
import { invoiceOfAccount } from './invoices-of-account.ts'
import { keepReceived } from './keep-message.ts'
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
  { token, body }: { readonly token: string; readonly body: object },
): Promise<CheckResult> {
  const { keys } = paybillAt(services, tenant, token)
  const { receipt, shortcode, account, amount } = readSentMoney(body)
  if (shortcode !== keys.shortcode) return 'C2B00015'
  if (amount === undefined) return 'C2B00013'
  return services.database.inTenant(tenant.id, async (tx) => {
    const message = { provider: darajaName, shortcode, receipt, source: 'check', raw: JSON.stringify(body) }
    if (receipt !== '') await keepReceived(tx, message, services.now())
    const named = await invoiceOfAccount(tx, account)
    if (named === undefined) return 'C2B00012'
    return named.owed > 0 ? '0' : 'C2B00016'
  })
}
