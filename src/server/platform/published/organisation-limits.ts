import { Type } from 'typebox'
import type { Static } from 'typebox'

/** `limits` of tenant.json. Sizes are bytes. */
export const OrganisationLimits = Type.Object({
  /** Records of a profile in one section; a section's page may declare another number. */
  recordsOfSection: Type.Integer(),
  /** Files of one profile, together. */
  bytesOfProfile: Type.Integer(),
  /** Files of all profiles, together. */
  bytes: Type.Integer(),
  /** Simultaneous uploads of one person, and of all people at one address. */
  uploadsOfPerson: Type.Integer(),
  uploadsOfAddress: Type.Integer(),
})
export type OrganisationLimits = Static<typeof OrganisationLimits>

/** The limits of an organisation that declares no others. */
export const usualLimits: OrganisationLimits = {
  recordsOfSection: 200,
  bytesOfProfile: 500_000_000,
  bytes: 100_000_000_000,
  uploadsOfPerson: 10,
  uploadsOfAddress: 30,
}
