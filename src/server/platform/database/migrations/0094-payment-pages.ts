import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** The address of the provider's page on which a payment is paid, so that every tab leads to the same one. */
export const paymentPages: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table payments add column page text').execute(database)
  },
}
