import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'

/** The kinds of notification; their texts are `notification.<kind>` in the catalogue, filled with the params. */
export const NotificationKind = Type.Enum([
  'application-created',
  'password-changed',
  'new-device',
  'names-approved',
  'referee-accepted',
  'referee-rejected',
  'case',
  'publication-failed',
  'release-held',
  'payment-received',
  'payment-kept',
  'payment-failed',
  'payment-unconfirmed',
  'payment-examined',
  'payment-returned',
  'receipt-reversed',
  'refund-paid',
])
export type NotificationKind = Static<typeof NotificationKind>

export const Notification = Type.Object({
  id: Type.String(),
  kind: NotificationKind,
  /** The values for the text's placeholders, e.g. `{ "code": "APP-000001" }`. */
  params: Type.Record(Type.String(), Type.String()),
  /** The page of the portal that shows what it is about; null where there is none. */
  path: Type.Union([Type.String(), Type.Null()]),
  /** ISO 8601, UTC. */
  created_at: Type.String(),
  /** Null until the user has read it. */
  read_at: Type.Union([Type.String(), Type.Null()]),
})
export type Notification = Static<typeof Notification>

/** Newest first, at most 50; `unread` counts all unread ones. */
export const Notifications = Type.Object({
  unread: Type.Integer({ minimum: 0 }),
  items: Type.Array(Notification),
})
export type Notifications = Static<typeof Notifications>

/** Marks some or all as read. */
export const ReadNotificationsBody = Type.Union([
  Type.Object(
    { ids: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 200 }) },
    { additionalProperties: false },
  ),
  Type.Object({ all: Type.Literal(true) }, { additionalProperties: false }),
])
export type ReadNotificationsBody = Static<typeof ReadNotificationsBody>

export const notificationCalls = {
  notifications: defineCall({
    method: 'GET',
    path: 'notifications',
    session: 'required',
    tag: 'Account',
    summary: 'Notifications of the signed-in user, the newest first',
    response: Notifications,
  }),
  readNotifications: defineCall({
    method: 'POST',
    path: 'notifications/read',
    session: 'required',
    tag: 'Account',
    summary: 'Mark notifications as read',
    body: ReadNotificationsBody,
    response: Notifications,
  }),
}
