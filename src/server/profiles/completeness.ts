import type { DocumentId } from '../../engine/document.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { profileDocuments } from './profile-sections.ts'
import type { ProfileRow } from './profiles.ts'

/** Per cent of the tabs of a profile's page whose section holds something. */
export function completeness(
  tenant: PublishedTenant,
  { type }: Pick<ProfileRow, 'type'>,
  filled: ReadonlySet<DocumentId>,
): number {
  const page = tenant.documents.get(profileDocuments(type).page)?.page
  const sections = page?.kind === 'tabs' ? page.tabs.map(({ document }) => document) : []
  if (sections.length === 0) return 100
  return Math.round((100 * sections.filter((section) => filled.has(section)).length) / sections.length)
}
