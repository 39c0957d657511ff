import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable } from './create-tenant-table.ts'

/** Compared byte by byte: a beginning is a range of the index, and such comparisons pass row-level security. */
const word = 'word text collate "C" not null'

/**
 * No foreign key to `members`, of whom nobody is ever deleted: checked row by row, it made an import of 100,000 members
 * time out.
 */
const words = `${word}, member_no text not null, category text not null, status text not null, gender text not null`

const statements: readonly string[] = [
  `alter table members
     add column gender text not null default '',
     add column public_id uuid not null default gen_random_uuid(),
     add column words_version integer not null default 0`,
  'create unique index members_by_public_id on members (tenant, public_id)',
  // Those who are not indexed yet, or by rules of before.
  'create index members_by_words_version on members (tenant, words_version)',
  'create index register_words_of_member on register_words (tenant, member_no)',
]

/**
 * What the public search reads: the words of every member’s name and number, the words that occur, and the trigrams by
 * which a mistyped word is found. PostgreSQL’s own trigram index is of no use below row-level security, because its
 * operators are not leakproof.
 */
export const registerWords: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'register_words', words, 'word, member_no')
    await createTenantTable(database, 'register_vocabulary', `${word}, n integer not null`, 'word')
    await createTenantTable(database, 'register_grams', `gram text collate "C" not null, ${word}`, 'gram, word')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
