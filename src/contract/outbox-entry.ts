import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'

/** The delivery status of a message; `kept` if the installation has no way to send it. */
export const MessageStatus = Type.Enum(['queued', 'sending', 'sent', 'failed', 'kept'])
export type MessageStatus = Static<typeof MessageStatus>

/**
 * Why an attempt failed: the message was of no use any more; the mail server or provider refused it, or could not
 * be reached; the server stopped during each attempt to send it; or another reason.
 */
export const DeliveryFailure = Type.Enum(['expired', 'refused', 'unreachable', 'interrupted', 'other'])
export type DeliveryFailure = Static<typeof DeliveryFailure>

/** GET admin/messages: with a status, only messages with that status. */
export const MessagesQuery = Type.Object({ status: Type.Optional(MessageStatus) })
export type MessagesQuery = Static<typeof MessagesQuery>

/**
 * A message as an administrator sees it: without its content, since codes and links in it open other people's accounts.
 */
export const OutboxEntry = Type.Object({
  id: Type.String(),
  channel: Type.Enum(['email', 'sms']),
  recipient: Type.String(),
  subject: Type.Union([Type.String(), Type.Null()]),
  status: MessageStatus,
  attempts: Type.Integer({ minimum: 0 }),
  /** Why the last attempt failed. */
  failure: Type.Union([DeliveryFailure, Type.Null()]),
  /** The response of the mail server or the provider, in its own words. */
  last_error: Type.Union([Type.String(), Type.Null()]),
  /** ISO 8601, UTC; when the next attempt is due. */
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
    right: 'messages',
    tag: 'Administration',
    summary: 'How the delivery of e-mails and text messages goes, the newest first',
    query: MessagesQuery,
    response: Type.Array(OutboxEntry),
    refusals: ['forbidden'],
  }),
}
