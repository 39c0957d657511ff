import { Type } from 'typebox'
import type { Static } from 'typebox'
import type { NamesApprovalAnswers } from '../generated/names-approval-answers.ts'
import { formChangedField } from '../engine/revision/form-changed.ts'
import { defineCall } from './define-call.ts'
import { namedRevisionField, revisionField } from './record-revision.ts'
import { SectionRecord } from './section.ts'
import { MemberShipType } from './user.ts'

/** One membership of a profile. */
export const MemberInformation = Type.Object({
  No: Type.String(),
  Category: Type.String(),
  Status: Type.Enum(['Active', 'Inactive']),
  /** Calendar date. */
  Registration_Date: Type.String(),
})
export type MemberInformation = Static<typeof MemberInformation>

/** What the server adds to a profile's declared answers. */
export const ProfileAdditions = Type.Object({
  ProfileID: Type.String(),
  formHash: Type.String(),
  [formChangedField]: Type.Optional(Type.Literal(true)),
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

/** GET profile: the bio's answers and the server's additions; null before the first save. */
export const Profile = Type.Union([Type.Interface([ProfileAdditions], {}, { additionalProperties: true }), Type.Null()])
export type Profile = (ProfileAdditions & Readonly<Record<string, unknown>>) | null

/** GET profile/firmBio; null before the first save. */
export const FirmProfile = Profile
export type FirmProfile = Profile

/** The names that a member approves. */
export type ApprovedNames = Required<Pick<NamesApprovalAnswers, 'LastName' | 'FirstName' | 'SecondName'>>

/**
 * POST profile/update with only this confirms the profile (profile/profileConfirm, "Correct"); it may name the profile.
 */
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

/** The profile. Pages of sections declare all of these calls except the one that approves names. */
export const profileCalls = {
  profile: defineCall({
    method: 'GET',
    path: 'profile',
    session: 'required',
    tag: 'Profile',
    summary: 'The profile of the signed-in person',
    section: 'sections/bio',
    response: Profile,
  }),
  createProfile: defineCall({
    method: 'POST',
    path: 'profile',
    session: 'required',
    tag: 'Profile',
    summary: 'Save the profile; the first save begins an application',
    section: 'sections/bio',
    response: Profile,
  }),
  updateProfile: defineCall({
    method: 'POST',
    path: 'profile/update',
    session: 'required',
    tag: 'Profile',
    summary: 'Update the profile, or confirm it',
    section: 'sections/bio',
    body: ConfirmBody,
    response: Profile,
  }),
  approveNames: defineCall({
    method: 'POST',
    path: 'profile/approve-names',
    session: 'required',
    tag: 'Profile',
    summary: 'Approve the names as they will be printed',
    forms: ['forms/names-approval'],
    formData: true,
    revision: true,
    response: Profile,
    refusals: ['conflict', 'no-profile', 'forbidden', 'stale', 'revision-required'],
  }),
  firmProfile: defineCall({
    method: 'GET',
    path: 'profile/firmBio',
    session: 'required',
    tag: 'Profile',
    summary: 'The profile of the signed-in firm',
    section: 'sections/firm-bio',
    response: FirmProfile,
  }),
  createFirmProfile: defineCall({
    method: 'POST',
    path: 'profile/firmBio/create',
    session: 'required',
    tag: 'Profile',
    summary: 'Save the firm; the first save begins an application',
    section: 'sections/firm-bio',
    response: FirmProfile,
  }),
  updateFirmProfile: defineCall({
    method: 'POST',
    path: 'profile/firmBio/update',
    session: 'required',
    tag: 'Profile',
    summary: 'Update the firm',
    section: 'sections/firm-bio',
    body: ConfirmBody,
    response: FirmProfile,
  }),
}
