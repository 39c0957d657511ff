import { arrangeDocument } from '../../engine/compose/arrange-document.ts'
import type { BillingDeclaration } from '../../engine/document/billing-declaration.ts'
import type { RowsPage } from '../../engine/document/rows-page.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** The page of members' subscriptions, as an organisation declares it, and the billing whose invoices they are. */
export interface SubscriptionTerms {
  readonly page: RowsPage
  readonly billing: BillingDeclaration
}

/** Undefined where the organisation has no such page. */
export function subscriptionTerms({ documents }: PublishedTenant): SubscriptionTerms | undefined {
  const { page } = arrangeDocument(documents.get('pages/subscriptions') ?? {})
  if (page?.kind !== 'rows' || page.billing === undefined) return undefined
  const billing = documents.get(page.billing)?.billing
  return billing && { page, billing }
}
