import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** Makes the outbox a queue of messages that are sent when due and tried again later. */
export const messageDelivery: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `alter table outbox
          add column status text not null default 'queued'
            check (status in ('queued', 'sending', 'sent', 'failed', 'kept')),
          add column attempts integer not null default 0,
          add column next_at timestamptz,
          add column last_error text`,
      )
      .execute(database)
    await sql
      .raw(`create index outbox_due on outbox (tenant, next_at) where status in ('queued', 'sending')`)
      .execute(database)
  },
}
