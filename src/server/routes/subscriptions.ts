import { subscriptionCalls } from '../../contract/subscription.ts'
import { decodeText } from '../../engine/format/base64-text.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import { issuedFile } from '../cases/documents/draw-issued.ts'
import { implement } from '../http/implement.ts'
import { findOwnPosted } from '../ledger/posted-rows.ts'
import { fixPrinted } from '../ledger/printed-posted.ts'
import type { PrintingWorld } from '../ledger/printed-posted.ts'
import { paybillNumber } from '../payments/received/open-paybill.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { readCategory } from '../profiles/category.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { fixCertificate } from '../subscriptions/certificate.ts'
import { openSubscription } from '../subscriptions/open-subscription.ts'
import type { OpenedSubscription } from '../subscriptions/open-subscription.ts'
import { readSubscriptions } from '../subscriptions/read-subscriptions.ts'
import type { BilledSubscription } from '../subscriptions/read-subscriptions.ts'
import { subscriptionTerms } from '../subscriptions/subscription-page.ts'
import { worldOf } from './cases/case-request.ts'

/** What members read of their subscriptions (SUB-01, SUB-03). */
export const subscriptionRoutes = [
  implement(subscriptionCalls.subscriptions, async ({ tenant, session }, { database, now }) => {
    const { profile_id: profile } = session.user
    const terms = subscriptionTerms(tenant)
    if (profile === null || terms === undefined) return []
    const today = todayIn(tenant.declaration.timeZone, now())
    const found = await database.inTenant(tenant.id, (tx) => readSubscriptions(tx, { profile, terms, today }))
    return found.map(({ shown }) => ({ ...shown, memberCategory: readCategory(tenant, shown.memberCategory) }))
  }),
  implement(subscriptionCalls.subscriptionInvoice, (request, services) =>
    printedPart(services, request, {
      matches: named(request.param('id')),
      opens: (document) => document === 'invoice',
      find: postedOf('invoice', ({ documentNo }) => documentNo),
    }),
  ),
  implement(subscriptionCalls.subscriptionReceipt, (request, services) =>
    printedPart(services, request, {
      matches: named(request.param('id')),
      opens: (document) => document === 'receipt',
      find: postedOf('receipt', ({ recieptNo }) => recieptNo),
    }),
  ),
  implement(subscriptionCalls.subscriptionCertificate, (request, services) =>
    printedPart(services, request, { matches: named(request.param('id')), ...certificate }),
  ),
  implement(subscriptionCalls.certificateOf, (request, services) => {
    const { documentNo } = request.body
    return printedPart(services, request, {
      matches: documentNo === undefined ? () => true : named(documentNo),
      ...certificate,
    })
  }),
]

interface SubscriptionRequest {
  readonly tenant: PublishedTenant
  readonly session: CurrentSession
}

/** A document of a subscription, and how it is found once the page admits it. */
interface PrintedPart {
  readonly matches: (subscription: BilledSubscription) => boolean
  readonly opens: (document: string) => boolean
  /** The id under which it is issued. */
  readonly find: (
    tx: TenantTransaction,
    world: CaseWorld & PrintingWorld,
    opened: OpenedSubscription,
  ) => Promise<string | undefined>
}

const certificate: Omit<PrintedPart, 'matches'> = {
  opens: (document) => document.startsWith('documents/'),
  find: (tx, world, { subscription, action }) => fixCertificate(tx, world, subscription, action.document ?? ''),
}

/** Subscriptions by what names them, in base64 of either alphabet or as it is. */
function named(id: string): PrintedPart['matches'] {
  const names = new Set([id, decodeText(id)])
  return ({ shown: { documentNo, recieptNo, serviceRequestCode } }) =>
    names.has(documentNo) || names.has(serviceRequestCode) || (recieptNo !== '' && names.has(recieptNo))
}

const postedOf =
  (kind: 'invoice' | 'receipt', numberOf: (shown: BilledSubscription['shown']) => string): PrintedPart['find'] =>
  async (tx, world, { subscription: { invoice, shown } }) => {
    const row = await findOwnPosted(tx, { profile: invoice.profile_id, kind, number: numberOf(shown) })
    return row && fixPrinted(tx, world, row, kind)
  }

/**
 * A printed document of one of the caller's subscriptions as a PDF in base64, always with the same bytes.
 *
 * @throws Refusal `receipt-not-found`, `forbidden`; `documents-busy` and `document-failed` when it cannot be drawn now
 */
async function printedPart(
  services: Services,
  request: SubscriptionRequest,
  { find, ...asked }: PrintedPart,
): Promise<string> {
  const { tenant, session } = request
  const world = { ...worldOf(request, services), paybill: paybillNumber(services, request.tenant) }
  const id = await services.database.inTenant(tenant.id, async (tx) =>
    find(tx, world, await openSubscription(tx, world, { session, ...asked })),
  )
  if (id === undefined) throw new Refusal('receipt-not-found')
  return Buffer.from(await issuedFile(services, tenant, id)).toString('base64')
}
