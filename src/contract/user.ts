import { Type } from 'typebox'
import type { Static } from 'typebox'
import { MessageResponse } from './response.ts'
import { defineCall } from './define-call.ts'

export const MemberShipType = Type.Enum(['Individual', 'Corporate'])
export type MemberShipType = Static<typeof MemberShipType>

/** Which messages a person wants, by channel. */
export const NotificationPreferences = Type.Object({
  email_reminders: Type.Boolean(),
  email_updates: Type.Boolean(),
  sms_reminders: Type.Boolean(),
  sms_updates: Type.Boolean(),
})
export type NotificationPreferences = Static<typeof NotificationPreferences>

/** The summary of a profile, for the shell. */
export const ProfileSummary = Type.Object({
  ProfileID: Type.String(),
  /** Path below the API base of the picture or logo, to fetch with the session's token; null without one. */
  picture: Type.Union([Type.String(), Type.Null()]),
  MemberShipType,
  MemberNo: Type.Union([Type.String(), Type.Null()]),
  /** Category and status of the membership: `Active` or `Inactive`; null before there is one. */
  Category: Type.Union([Type.String(), Type.Null()]),
  Status: Type.Union([Type.Enum(['Active', 'Inactive']), Type.Null()]),
  /** Whether an application of the profile is released. */
  ApplicationReleased: Type.Boolean(),
  /** Whether an application of the profile waits to be submitted. */
  ApplicationToSubmit: Type.Boolean(),
  /** Whether the profile is a member's who is in good standing, as the start page says. */
  InGoodStanding: Type.Boolean(),
  confirmed: Type.Boolean(),
  nameApproved: Type.Boolean(),
  /** Percentage of the checklist’s mandatory items that the profile satisfies, 0 to 100. */
  ProfileComplete: Type.Integer({ minimum: 0, maximum: 100 }),
})
export type ProfileSummary = Static<typeof ProfileSummary>

/** A role that the organisation declares. */
export const StaffRole = Type.Object({
  id: Type.String(),
  /** In the caller's language. */
  title: Type.String(),
})
export type StaffRole = Static<typeof StaffRole>

/** The signed-in person or firm. */
export const User = Type.Interface([NotificationPreferences], {
  id: Type.String(),
  profile_id: Type.Union([Type.String(), Type.Null()]),
  id_number: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** The names in the profile, else the e-mail. */
  name: Type.String(),
  is_admin: Type.Boolean(),
  is_super_admin: Type.Boolean(),
  is_approver: Type.Boolean(),
  /** The user's roles in the organisation; none while an administrator acts as the user. */
  roles: Type.Array(StaffRole),
  /** What these roles allow besides what case types say, by the names of `may` in tenant.json. */
  may: Type.Array(Type.String()),
  /** Whether one of these roles works on cases of some type. */
  desk: Type.Optional(Type.Boolean()),
  type: MemberShipType,
  /** Code of the membership category chosen at registration. */
  category: Type.String(),
  /** Whether the category is entitled; the choice of titles depends on it. */
  entitled: Type.Boolean(),
  profile: Type.Union([ProfileSummary, Type.Null()]),
  /**
   * Decrypts drafts in the user's browsers; changes with the password. Absent while an administrator acts as the user.
   */
  draft_key: Type.Optional(Type.String()),
  /** The administrator who acts as this user, in a session that admin/loginas began; left out in other sessions. */
  acted_by: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
  /** The person who opened this firm's account from their own; left out in other sessions. */
  opened_by: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
})
export type User = Static<typeof User>

/** The signed-in user. */
export const userCalls = {
  user: defineCall({
    method: 'GET',
    path: 'auth/user',
    session: 'required',
    tag: 'Account',
    summary: 'The signed-in user',
    response: User,
  }),
  notification: defineCall({
    method: 'POST',
    path: 'auth/notification',
    session: 'required',
    tag: 'Account',
    summary: 'Choose which messages are sent; what is left out stays as it is',
    form: 'forms/notification-preferences',
    response: NotificationPreferences,
  }),
  logout: defineCall({
    method: 'POST',
    path: 'auth/logout',
    session: 'required',
    tag: 'Account',
    summary: 'End the session',
    response: MessageResponse,
  }),
}
