import { openRowActions } from '../../engine/page/open-row-actions.ts'
import type { RowDocumentAction } from '../../engine/document/rows-page.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { asJson } from '../../engine/json/as-json.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { describeCaller } from '../views/describe-caller.ts'
import { readSubscriptions } from './read-subscriptions.ts'
import type { BilledSubscription } from './read-subscriptions.ts'
import { subscriptionTerms } from './subscription-page.ts'

/** A document of a subscription that its member may open now. */
export interface OpenedSubscription {
  readonly subscription: BilledSubscription
  readonly action: RowDocumentAction
}

/** Which subscription, and which of its documents. */
interface AskedSubscription {
  readonly session: CurrentSession
  readonly matches: (subscription: BilledSubscription) => boolean
  /** Whether an action opens it, by the document that it names. */
  readonly opens: (document: string) => boolean
}

/**
 * The first subscription asked for that has the document, by the actions that the organisation's page declares.
 *
 * @throws Refusal `receipt-not-found` when the member has no such subscription; `forbidden` when it has no such action
 */
export async function openSubscription(
  tx: TenantTransaction,
  world: CaseWorld,
  { session, matches, opens }: AskedSubscription,
): Promise<OpenedSubscription> {
  const { tenant, now } = world
  const { profile_id: profile } = session.user
  const terms = subscriptionTerms(tenant)
  if (profile === null || terms === undefined) throw new Refusal('receipt-not-found')
  const today = todayIn(tenant.declaration.timeZone, now)
  const found = (await readSubscriptions(tx, { profile, terms, today })).filter(matches)
  if (found.length === 0) throw new Refusal('receipt-not-found')
  const user = asJson(await describeCaller(tx, { ...session, tenant, now }))
  const { settings } = await readSettings(tx, tenant)
  for (const subscription of found) {
    const record = asJson(subscription.shown)
    const open = openRowActions(terms.page, { record, user, settings: asJson(settings.minor_settings), today })
    for (const action of open) {
      if (action.kind === 'document' && opens(action.document ?? '')) return { subscription, action }
    }
  }
  throw new Refusal('forbidden')
}
