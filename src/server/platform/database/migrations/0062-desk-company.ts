import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable } from './create-tenant-table.ts'

const ofUser = 'user_id uuid not null, foreign key (tenant, user_id) references users on delete cascade'

const tables: readonly (readonly [table: string, columns: string, key: string])[] = [
  [
    'case_readers',
    `case_id uuid not null, seen_at timestamptz not null, ${ofUser},
     foreign key (tenant, case_id) references cases on delete cascade`,
    'case_id, user_id',
  ],
  [
    'desk_views',
    `id uuid not null, type text not null, name text not null, query text not null, ${ofUser},
     unique (tenant, user_id, type, name)`,
    'id',
  ],
]

/** Staff see who else reads a case and keep their filters; the history tells how long a state usually takes. */
export const deskCompany: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const [table, columns, key] of tables) await createTenantTable(database, table, columns, key)
    await sql
      .raw('create index case_history_leaving on case_history (tenant, from_state, at) where from_state <> to_state')
      .execute(database)
  },
}
