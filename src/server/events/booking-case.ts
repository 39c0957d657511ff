import type { BookedByCase } from '../../engine/document/events-page.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** How members book events here; undefined where the organisation has a site for it, or declares nothing. */
export function bookingCase({ documents, declaration }: PublishedTenant): BookedByCase | undefined {
  const page = documents.get('pages/events')?.page
  const booking = page?.kind === 'events' ? page.booking : undefined
  return booking === undefined || Object.hasOwn(declaration.sites, booking.unless) ? undefined : booking
}
