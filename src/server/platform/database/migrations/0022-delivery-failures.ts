import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/**
 * `failure` is a code for why an attempt failed, with a text in each language; `last_error` is the carrier's own
 * response.
 */
export const deliveryFailures: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table outbox add column failure text`.execute(database)
  },
}
