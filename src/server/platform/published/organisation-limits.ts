import { Type } from 'typebox'
import type { Static } from 'typebox'

/** `limits` of tenant.json. Sizes are bytes. */
export const OrganisationLimits = Type.Object({
  /** Records of a profile in one section; a section's page may say another number. */
  recordsOfSection: Type.Integer(),
  /** Files of one profile, together. */
  bytesOfProfile: Type.Integer(),
  /** Files of all profiles, together. */
  bytes: Type.Integer(),
  /** Uploads that one person, and all people of one address, may send at once. */
  uploadsOfPerson: Type.Integer(),
  uploadsOfAddress: Type.Integer(),
})
export type OrganisationLimits = Static<typeof OrganisationLimits>

/** What holds where an organisation declares nothing else. */
export const usualLimits: OrganisationLimits = {
  recordsOfSection: 200,
  bytesOfProfile: 500_000_000,
  bytes: 100_000_000_000,
  uploadsOfPerson: 10,
  uploadsOfAddress: 30,
}
