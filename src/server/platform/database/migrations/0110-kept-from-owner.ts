import type { Kysely, Migration } from 'kysely'
import { keepFromOwner } from './keep-from-owner.ts'

/** What is only added to, such as the ledger, is kept by the database from its owner too. */
export const keptFromOwner: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await keepFromOwner(database)
  },
}
