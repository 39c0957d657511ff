import { isReversing } from '../../../engine/payments/reduce-reversal.ts'
import type { ReversalMessage } from '../../../engine/payments/reduce-reversal.ts'
import { asJson } from '../../../engine/json/as-json.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import { checkedOutcome, readResult } from '../daraja/reversal-result.ts'
import type { PaymentServices } from '../payment-world.ts'
import { checkReversal, keepHeard } from './ask-reversal.ts'
import { findAddress, findReversal } from './reversal-rows.ts'

/**
 * Keeps a result as it came. One at the address of a request only leads to a question. One at the address of a question
 * counts if it has the name that the provider gave the question: results are not signed, and whoever knows both has
 * seen our authenticated request and its answer.
 *
 * @throws Refusal `payment-not-found` for an address that was never made, and for what is no result
 */
export async function hearResult(
  services: PaymentServices,
  tenant: PublishedTenant,
  { token, body }: { readonly token: string; readonly body: object },
): Promise<void> {
  const result = readResult(asJson(body))
  const found = await services.database.inTenant(tenant.id, async (tx) => {
    const address = await findAddress(tx, token)
    const reversal = address && (await findReversal(tx, address.reversal_id))
    return address && reversal && { address, reversal }
  })
  if (found === undefined || result === undefined) throw new Refusal('payment-not-found')
  const { address, reversal } = found
  const { conversation, code } = result
  const check = address.check_id
  const message: ReversalMessage =
    check === null
      ? { kind: 'claimed', conversation, code }
      : { kind: 'checked', check, conversation, code, outcome: checkedOutcome(result, address.of_request) }
  const heard = await keepHeard(services, tenant, reversal, { message, raw: JSON.stringify(body) })
  if (check === null && isReversing(heard.state)) await checkReversal(services, tenant, heard)
}
