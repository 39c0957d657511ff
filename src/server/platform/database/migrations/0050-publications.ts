import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const tables: readonly (readonly [table: string, columns: string, key: string])[] = [
  [
    'form_drafts',
    `document text not null, revision integer not null, actions jsonb not null, published jsonb not null,
    updated_by uuid not null, updated_at timestamptz not null`,
    'document',
  ],
  [
    'publications',
    `sequence integer not null check (sequence > 0), overlays jsonb not null, base text not null, restores integer,
    reason text not null, published_by uuid not null, published_at timestamptz not null`,
    'sequence',
  ],
  ['published_files', 'name text not null, compiler text not null, content text not null', 'name, compiler'],
]

/** Administrators change forms: drafts, what was published, and the files by hash that browsers may still ask for. */
export const publications: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const [table, columns, key] of tables) await createTenantTable(database, table, columns, key)
    // What was once in force stays as it was: going back is another publication.
    await sql.raw(`revoke update, delete on publications, published_files from ${serverRole}`).execute(database)
  },
}
