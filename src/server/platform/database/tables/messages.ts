import type { Generated } from 'kysely'
import type { NotificationKind } from '../../../../contract/notification.ts'
import type { DeliveryFailure } from '../../../../contract/outbox-entry.ts'
import type { Json } from './json-column.ts'

export interface OutboxTable {
  readonly tenant: string
  readonly id: string
  readonly channel: 'email' | 'sms'
  readonly recipient: string
  readonly subject: string | null
  readonly body_text: string
  readonly body_html: string | null
  readonly created_at: Date
  readonly sent_at: Date | null
  /** `kept`: there is no way to send it, so that it stays here. */
  readonly status: Generated<'queued' | 'sending' | 'sent' | 'failed' | 'kept'>
  /** How often it was taken to be sent. */
  readonly attempts: Generated<number>
  /** When it may be taken, again where it is being sent: its sender must have died then. At once when null. */
  readonly next_at: Generated<Date | null>
  /** From when on nobody can use what it says; it is then no longer sent. */
  readonly expires_at: Date | null
  /** Why the last attempt failed. */
  readonly failure: Generated<DeliveryFailure | null>
  /** What the mail server or the provider answered to it, in its own words. */
  readonly last_error: Generated<string | null>
  /** What it is about, by which it is withdrawn while it waits. */
  readonly about: Generated<string | null>
}

export interface NotificationsTable {
  readonly tenant: string
  readonly id: string
  readonly user_id: string
  readonly kind: NotificationKind
  readonly params: Json<Readonly<Record<string, string>>>
  readonly created_at: Date
  readonly read_at: Date | null
}
