import { isReversing } from '../../../engine/payments/reduce-reversal.ts'
import type { ReversalMessage } from '../../../engine/payments/reduce-reversal.ts'
import { parseJson } from '../../../engine/json/parse-json.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import { darajaName } from '../daraja/daraja-post.ts'
import { checkedOutcome, readResult } from '../daraja/reversal-result.ts'
import type { PaymentServices } from '../payment-world.ts'
import { keepUnread } from '../received/keep-unread.ts'
import { checkReversal, keepHeard } from './ask-reversal.ts'
import { findAddress, findReversal } from './reversal-rows.ts'

/**
 * Keeps a result as it came. One at the address of a request only leads to a question. One at the address of a question
 * counts if it has the name that the provider gave the question: results are not signed, and whoever knows both has
 * seen our authenticated request and its answer. What is no result is kept for finance staff.
 *
 * @throws Refusal `payment-not-found` for an address that was never made
 */
export async function hearResult(
  services: PaymentServices,
  tenant: PublishedTenant,
  { token, body }: { readonly token: string; readonly body: Buffer },
): Promise<void> {
  const raw = body.toString()
  const result = readResult(parseJson(raw) ?? null)
  const found = await services.database.inTenant(tenant.id, async (tx) => {
    const address = await findAddress(tx, token)
    const reversal = address && (await findReversal(tx, address.reversal_id))
    return address && reversal && { address, reversal }
  })
  if (found === undefined) throw new Refusal('payment-not-found')
  const { address, reversal } = found
  if (result === undefined) {
    const unread = {
      provider: darajaName,
      payment: reversal.payment_id,
      source: 'result',
      reason: 'unreadable',
    } as const
    return services.database.inTenant(tenant.id, (tx) => keepUnread(tx, { ...unread, raw }, services.now()))
  }
  const { conversation, code } = result
  const check = address.check_id
  const message: ReversalMessage =
    check === null
      ? { kind: 'claimed', conversation, code }
      : { kind: 'checked', check, conversation, code, outcome: checkedOutcome(result, address.of_request) }
  const heard = await keepHeard(services, tenant, reversal, { message, raw })
  if (check === null && isReversing(heard.state)) await checkReversal(services, tenant, heard)
}
