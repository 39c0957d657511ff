import type { Kysely, Migration } from 'kysely'
import { createTenantTable } from './create-tenant-table.ts'

/** The code of what each administrator looks at in the editor, for their browser to fetch; the last one only. */
export const formPreviews: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(
      database,
      'form_previews',
      `user_id uuid not null, name text not null, compiler text not null, content text not null,
      foreign key (tenant, user_id) references users on delete cascade`,
      'user_id',
    )
  },
}
