import { Type } from 'typebox'
import type { Static } from 'typebox'
import { namedRevisionField, revisionField } from './record-revision.ts'
import { SectionRecord } from './section.ts'
import { MemberShipType } from './user.ts'

/** One membership that a profile holds. */
export const MemberInformation = Type.Object({
  No: Type.String(),
  Category: Type.String(),
  Status: Type.Enum(['Active', 'Inactive']),
  /** Calendar date. */
  Registration_Date: Type.String(),
})
export type MemberInformation = Static<typeof MemberInformation>

/** What the server says of a profile beside its declared answers. */
export const ProfileAdditions = Type.Object({
  ProfileID: Type.String(),
  formHash: Type.String(),
  [revisionField]: Type.String(),
  Email: Type.String(),
  MemberShipType,
  Type: Type.String(),
  MemberNo: Type.Union([Type.String(), Type.Null()]),
  confirmed: Type.Boolean(),
  nameApproved: Type.Boolean(),
  ProfileComplete: Type.Integer({ minimum: 0, maximum: 100 }),
  memberInformation: Type.Array(MemberInformation),
  contacts: Type.Array(SectionRecord),
  workexp: Type.Array(SectionRecord),
})
export type ProfileAdditions = Static<typeof ProfileAdditions>

/** GET profile: the bio's answers and what the server adds; null before the first save. */
export const Profile = Type.Union([Type.Interface([ProfileAdditions], {}, { additionalProperties: true }), Type.Null()])
export type Profile = (ProfileAdditions & Readonly<Record<string, unknown>>) | null

/** GET profile/firmBio; null before the first save. */
export const FirmProfile = Profile
export type FirmProfile = Profile

/** Of POST profile/approve-names: the form `forms/names-approval`. */
export const ApproveNamesBody = Type.Object({
  LastName: Type.String(),
  FirstName: Type.String(),
  SecondName: Type.String(),
})
export type ApproveNamesBody = Static<typeof ApproveNamesBody>

/** POST profile/update with this alone confirms the profile (profile/profileConfirm, "Correct"); it may name the profile. */
export const ConfirmBody = Type.Object(
  {
    confirmed: Type.Literal(true),
    ProfileID: Type.Optional(Type.String()),
    profileID: Type.Optional(Type.String()),
    [namedRevisionField]: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type ConfirmBody = Static<typeof ConfirmBody>
