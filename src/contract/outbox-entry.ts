import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'

/** Where a message stands; `kept` where the installation has no way to send it. */
export const MessageStatus = Type.Enum(['queued', 'sending', 'sent', 'failed', 'kept'])
export type MessageStatus = Static<typeof MessageStatus>

/**
 * Why an attempt failed: nobody could have used the message any longer; the mail server or provider refused it, or could not
 * be reached; the server stopped while it sent it, each time; or something else.
 */
export const DeliveryFailure = Type.Enum(['expired', 'refused', 'unreachable', 'interrupted', 'other'])
export type DeliveryFailure = Static<typeof DeliveryFailure>

/** GET admin/messages: with a status only the messages that are in it. */
export const MessagesQuery = Type.Object({ status: Type.Optional(MessageStatus) })
export type MessagesQuery = Static<typeof MessagesQuery>

/** What an administrator sees of a message: not what it says, since codes and links in it open other people's accounts. */
export const OutboxEntry = Type.Object({
  id: Type.String(),
  channel: Type.Enum(['email', 'sms']),
  recipient: Type.String(),
  subject: Type.Union([Type.String(), Type.Null()]),
  status: MessageStatus,
  attempts: Type.Integer({ minimum: 0 }),
  /** Why the last attempt failed. */
  failure: Type.Union([DeliveryFailure, Type.Null()]),
  /** What the mail server or the provider answered to it, in its own words. */
  last_error: Type.Union([Type.String(), Type.Null()]),
  /** ISO 8601, UTC; when it will be tried again. */
  next_at: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String(),
  sent_at: Type.Union([Type.String(), Type.Null()]),
})
export type OutboxEntry = Static<typeof OutboxEntry>

export const messageCalls = {
  messages: defineCall({
    method: 'GET',
    path: 'admin/messages',
    session: 'required',
    tag: 'Administration',
    summary: 'How the delivery of e-mails and text messages goes, the newest first',
    query: MessagesQuery,
    response: Type.Array(OutboxEntry),
    refusals: ['forbidden'],
  }),
}
