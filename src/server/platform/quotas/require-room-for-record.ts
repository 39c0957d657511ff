import type { PublishedTenant } from '../published/published-tenant.ts'
import type { SectionPageDefinition } from '../../../engine/page/section-calls.ts'
import { Refusal } from '../refusal.ts'
import { recordsOf } from './limits-of.ts'

/**
 * Throws `too-many-records` when a section of a profile is full. The caller holds the section's lock, so that
 * simultaneous records are counted one after the other.
 */
export function requireRoomForRecord(tenant: PublishedTenant, page: SectionPageDefinition, records: number): void {
  const limit = recordsOf(tenant, page)
  if (records < limit) return
  throw new Refusal('too-many-records', { message: { key: 'server.too-many-records-than', params: { count: limit } } })
}
