import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { keepFromOwner } from './keep-from-owner.ts'

const statements: readonly string[] = [
  `alter table form_drafts add column authors jsonb not null default '[]'`,
  `alter table scheduled_publications add column authors jsonb not null default '[]'`,
]

/** Who wrote a draft, so that somebody else publishes it where an organisation declares that. */
export const draftAuthors: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(database)
    await keepFromOwner(database)
  },
}
