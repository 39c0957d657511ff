import type { DocumentId } from '../../engine/document.ts'
import type { MemberShipType } from '../../contract/user.ts'

/** The record that makes somebody's profile, and the page whose tabs make it complete. */
export interface ProfileDocuments {
  readonly section: DocumentId
  readonly page: DocumentId
}

const byType: Readonly<Record<MemberShipType, ProfileDocuments>> = {
  Individual: { section: 'sections/bio', page: 'pages/profile-individual' },
  Corporate: { section: 'sections/firm-bio', page: 'pages/profile-firm' },
}

export const profileDocuments = (type: MemberShipType): ProfileDocuments => byType[type]

/** Whether a section is the one that makes profiles, of whichever type. */
export const makesProfiles = (section: DocumentId): boolean =>
  Object.values(byType).some((documents) => documents.section === section)
