import { randomUUID } from 'node:crypto'
import { isReversing, reduceReversal } from '../../../engine/payments/reduce-reversal.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { paymentWorld } from '../payment-world.ts'
import type { PaymentServices } from '../payment-world.ts'
import type { HeardReversal } from '../reversal-provider.ts'
import { hearReversal, isUnposted, postGivenBack } from './hear-reversal.ts'
import { openReversals } from './open-reversals.ts'
import { addAddress, messagesOfReversal } from './reversal-rows.ts'
import type { ReversalRow } from './reversal-rows.ts'

/** The kind of jobs that ask what has become of reversals. */
export const reversalKind = 'ask-reversal'

/** How long a reversal is asked about; one without an answer, or that is claimed to have failed; milliseconds. */
const longest = 24 * 60 * 60_000
const longestUnanswered = 10 * 60_000

/** The first wait, and the longest; each wait is half of the reversal's age. */
const firstWait = 15_000
const longestWait = 60 * 60_000

/** When the provider is asked next. */
export function nextReversalAsking({ asked_at }: Pick<ReversalRow, 'asked_at'>, now: Date): Date {
  const age = now.getTime() - asked_at.getTime()
  return new Date(now.getTime() + Math.min(longestWait, Math.max(firstWait, age / 2)))
}

/** The address to which the provider sends a result. */
export const resultAddress = ({ origins }: PaymentServices, tenant: PublishedTenant, token: string): string =>
  `${origins.of(tenant)}/api/billing/result/${token}`

/** Keeps a message about a reversal. */
export const keepHeard = (
  services: PaymentServices,
  tenant: PublishedTenant,
  reversal: Pick<ReversalRow, 'id' | 'profile_id'>,
  heard: HeardReversal,
): Promise<ReversalRow> =>
  services.database.inTenant(tenant.id, (tx) => hearReversal(tx, paymentWorld(services, tenant), reversal, heard))

/**
 * Asks the provider what has become of a reversal. The answer comes later, to an address that is made for this question
 * alone and that only our authenticated request has.
 */
export async function checkReversal(
  services: PaymentServices,
  tenant: PublishedTenant,
  reversal: ReversalRow,
): Promise<ReversalRow> {
  const provider = openReversals(services, tenant)
  if (provider === undefined) return reversal
  const check = randomUUID()
  const { database } = services
  const { token, originator } = await database.inTenant(tenant.id, async (tx) => {
    const known = reduceReversal(await messagesOfReversal(tx, reversal.id))
    // A request that found the money given back before tells nothing of it by its own name.
    const name = known.isClaimedBefore ? undefined : known.originator
    const ofRequest = name !== undefined
    const address = { reversal: reversal.id, check, ofRequest, now: services.now() }
    return { token: await addAddress(tx, address), originator: name }
  })
  const taken = await provider.check({
    check,
    receipt: reversal.provider_receipt,
    originator,
    results: resultAddress(services, tenant, token),
  })
  return taken === undefined ? reversal : keepHeard(services, tenant, reversal, taken)
}

/** Asks about a reversal that is under way, and leaves it to finance staff when nobody has known its end for long. */
export async function askOrGiveUp(
  services: PaymentServices,
  tenant: PublishedTenant,
  reversal: ReversalRow,
): Promise<ReversalRow> {
  if (isUnposted(reversal)) {
    return services.database.inTenant(tenant.id, (tx) => postGivenBack(tx, paymentWorld(services, tenant), reversal))
  }
  const age = services.now().getTime() - reversal.asked_at.getTime()
  const patience = reversal.originator === null || reversal.code !== null ? longestUnanswered : longest
  if (age >= patience) return keepHeard(services, tenant, reversal, { message: { kind: 'gave-up' }, raw: '' })
  return checkReversal(services, tenant, reversal)
}

/** Whether there is still something to wait for. */
export const isOpenReversal = (reversal: ReversalRow): boolean => isReversing(reversal.state) || isUnposted(reversal)
