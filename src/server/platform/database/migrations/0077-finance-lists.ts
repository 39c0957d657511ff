import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

const indexes: readonly string[] = [
  'create index ledger_documents_newest on ledger_documents (tenant, posted_at desc, id desc)',
  'create index ledger_documents_posted_on on ledger_documents (tenant, posted_on)',
  'create index payments_newest on payments (tenant, created_at desc, id desc)',
]

/** What the lists of the finance desk are read by. */
export const financeLists: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const index of indexes) await sql.raw(index).execute(database)
  },
}
