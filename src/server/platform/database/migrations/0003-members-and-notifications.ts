import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

type Column = readonly [table: string, columns: string, key: string]

const tables: readonly Column[] = [
  [
    'members',
    `member_no text not null, first_name text not null, second_name text not null, last_name text not null,
     id_number text not null, email text not null, phone text not null, category text not null,
     status text not null check (status in ('Active', 'Inactive')), registration_date date not null, user_id uuid,
     foreign key (tenant, user_id) references users on delete set null (user_id)`,
    'member_no',
  ],
  [
    'activations',
    `email text not null, member_no text not null, code_hash text not null, tries integer not null,
     expires_at timestamptz not null, foreign key (tenant, member_no) references members on delete cascade`,
    'email',
  ],
  [
    'known_devices',
    `user_id uuid not null, device text not null, first_seen_at timestamptz not null,
     foreign key (tenant, user_id) references users on delete cascade`,
    'user_id, device',
  ],
  [
    'notifications',
    `id uuid not null, user_id uuid not null, kind text not null, params jsonb not null,
     created_at timestamptz not null, read_at timestamptz,
     foreign key (tenant, user_id) references users on delete cascade`,
    'id',
  ],
  [
    'audit_log',
    `id uuid not null, actor_id uuid not null, action text not null, subject_id uuid, at timestamptz not null`,
    'id',
  ],
]

const statements: readonly string[] = [
  'create index members_of_user on members (tenant, user_id)',
  'create index notifications_of_user on notifications (tenant, user_id, created_at desc)',
  'create index audit_log_by_time on audit_log (tenant, at desc)',
  // The server can read and extend the log, but not change what happened.
  `revoke update, delete on audit_log from ${serverRole}`,
  `alter table sessions add column id uuid not null default gen_random_uuid(), add column acted_by uuid,
     add foreign key (tenant, acted_by) references users on delete cascade`,
  'create index sessions_of_actor on sessions (tenant, acted_by) where acted_by is not null',
]

/**
 * The member register and its activation, notifications and the audit log. Sessions get an id, and the administrator
 * who acts in them.
 */
export const membersAndNotifications: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const [table, columns, key] of tables) await createTenantTable(database, table, columns, key)
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
