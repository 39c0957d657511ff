import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

const statements: readonly string[] = [
  'alter table case_documents add column posting_id uuid',
  `alter table case_documents add foreign key (tenant, posting_id) references ledger_documents,
     add constraint case_documents_posting unique (tenant, posting_id, document)`,
]

/** Documents are issued for what was posted, besides its own print: a certificate for a paid invoice. */
export const documentsOfPostings: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
