import type { DocumentId } from '../../engine/document/document-id.ts'
import { objectAt } from '../../engine/json/json.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { MemberShipType } from '../../contract/user.ts'

/** The record that creates a profile, and the page whose tabs complete it. */
export interface ProfileDocuments {
  readonly section: DocumentId
  readonly page: DocumentId
}

const byType: Readonly<Record<MemberShipType, ProfileDocuments>> = {
  Individual: { section: 'sections/bio', page: 'pages/profile-individual' },
  Corporate: { section: 'sections/firm-bio', page: 'pages/profile-firm' },
}

export const profileDocuments = (type: MemberShipType): ProfileDocuments => byType[type]

/** The sections whose record is the main record of a profile, of either type. */
export const mainSections: readonly DocumentId[] = Object.values(byType).map(({ section }) => section)

export const makesProfiles = (section: DocumentId): boolean => mainSections.includes(section)

/** The fields of those sections in a profile's main record; none for any other section. */
export function fieldsInProfile(
  tenant: Pick<PublishedTenant, 'documents' | 'inProfile'>,
  section: DocumentId,
): readonly string[] {
  if (!makesProfiles(section)) return []
  return tenant.inProfile.flatMap((id) => Object.keys(objectAt(tenant.documents.get(id)?.schema, 'properties')))
}
