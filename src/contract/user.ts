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

/** What the shell shows of a profile. */
export const ProfileSummary = Type.Object({
  ProfileID: Type.String(),
  /** Path below the API base of the picture or logo, to be fetched with the session's token; null without one. */
  picture: Type.Union([Type.String(), Type.Null()]),
  MemberShipType,
  MemberNo: Type.Union([Type.String(), Type.Null()]),
  /** Category and standing of the membership: `Active` or `Inactive`; null before one exists. */
  Category: Type.Union([Type.String(), Type.Null()]),
  Status: Type.Union([Type.Enum(['Active', 'Inactive']), Type.Null()]),
  /** Whether an application of the profile is released. */
  ApplicationReleased: Type.Boolean(),
  confirmed: Type.Boolean(),
  nameApproved: Type.Boolean(),
  /** Per cent of the checklist that the profile satisfies, 0 to 100. */
  ProfileComplete: Type.Integer({ minimum: 0, maximum: 100 }),
})
export type ProfileSummary = Static<typeof ProfileSummary>

/** The person or firm that is signed in. */
export const User = Type.Interface([NotificationPreferences], {
  id: Type.String(),
  profile_id: Type.Union([Type.String(), Type.Null()]),
  id_number: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** Names of the profile, else the e-mail. */
  name: Type.String(),
  is_admin: Type.Boolean(),
  is_super_admin: Type.Boolean(),
  is_approver: Type.Boolean(),
  type: MemberShipType,
  /** Code of the membership category that was registered for. */
  category: Type.String(),
  /** What title choices depend on: whether the category is entitled. */
  entitled: Type.Boolean(),
  profile: Type.Union([ProfileSummary, Type.Null()]),
  /** Opens what the user's browsers keep of unfinished forms; no longer once the password changed. None while acting. */
  draft_key: Type.Optional(Type.String()),
  /** The administrator who acts as this user, in a session that admin/loginas began; left out in any other. */
  acted_by: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
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
