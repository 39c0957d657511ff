import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'
import { keepFromOwner } from './keep-from-owner.ts'

const decisions = `id uuid not null, provider text not null, shortcode text not null, receipt text not null,
  reason text not null, decided_by uuid not null, decided_at timestamptz not null`

const statements: readonly string[] = [
  'create index heard_decisions_of on heard_decisions (tenant, provider, shortcode, receipt, decided_at)',
  `revoke update, delete on heard_decisions from ${serverRole}`,
]

/** Numbers that were heard of, and that no list of the provider has, are set aside by staff. */
export const heardDecisionsMigration: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'heard_decisions', decisions, 'id')
    for (const statement of statements) await sql.raw(statement).execute(database)
    await keepFromOwner(database)
  },
}
