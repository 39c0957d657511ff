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
  /** `kept`: no carrier is configured for it, so it is only stored. */
  readonly status: Generated<'queued' | 'sending' | 'sent' | 'failed' | 'kept'>
  /** How many attempts to send it were started. */
  readonly attempts: Generated<number>
  /**
   * When it may be sent; null means at once. While it is being sent: when another sender may take it, because the first
   * must have died.
   */
  readonly next_at: Generated<Date | null>
  /** When its content becomes useless; it is not sent after that. */
  readonly expires_at: Date | null
  /** Why the last attempt failed. */
  readonly failure: Generated<DeliveryFailure | null>
  /** The response of the mail server or the provider, in its own words. */
  readonly last_error: Generated<string | null>
  /** The id of what it is about, used to withdraw it while it waits. */
  readonly about: Generated<string | null>
}

export interface NotificationsTable {
  readonly tenant: string
  readonly id: string
  readonly user_id: string
  readonly kind: NotificationKind
  readonly params: Json<Readonly<Record<string, string>>>
  /** The page of the portal that shows what it is about; null where there is none. */
  readonly path: Generated<string | null>
  readonly created_at: Date
  readonly read_at: Date | null
}
