import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** Why an attempt failed is a code, which each language has words for; `last_error` is what the carrier answered. */
export const deliveryFailures: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table outbox add column failure text`.execute(database)
  },
}
