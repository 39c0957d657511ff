import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

type Column = readonly [table: string, columns: string, key: string]

const tables: readonly Column[] = [
  [
    'users',
    `id uuid not null, email text not null, phone text not null, id_number text not null,
     password_hash text not null, type text not null check (type in ('Individual', 'Corporate')),
     category text not null, is_admin boolean not null default false, is_super_admin boolean not null default false,
     is_approver boolean not null default false, email_reminders boolean not null default true,
     email_updates boolean not null default true, sms_reminders boolean not null default false,
     sms_updates boolean not null default false, profile_id uuid, verified_at timestamptz,
     created_at timestamptz not null, unique (tenant, email)`,
    'id',
  ],
  [
    'sessions',
    `token_hash text not null, user_id uuid not null, device text not null, created_at timestamptz not null,
     last_seen_at timestamptz not null, expires_at timestamptz not null,
     foreign key (tenant, user_id) references users on delete cascade`,
    'token_hash',
  ],
  [
    'challenges',
    `id_hash text not null, user_id uuid, purpose text not null, code_hash text not null, phone text not null,
     tries integer not null, sends integer not null, sent_at timestamptz not null, expires_at timestamptz not null,
     used_at timestamptz, foreign key (tenant, user_id) references users on delete cascade`,
    'id_hash',
  ],
  [
    'links',
    `token_hash text not null, user_id uuid not null, purpose text not null, expires_at timestamptz not null,
     used_at timestamptz, foreign key (tenant, user_id) references users on delete cascade`,
    'token_hash',
  ],
  [
    'profiles',
    `id uuid not null, user_id uuid not null, type text not null check (type in ('Individual', 'Corporate')),
     member_no text, confirmed boolean not null default false, name_approved boolean not null default false,
     member_information jsonb not null, created_at timestamptz not null,
     foreign key (tenant, user_id) references users on delete cascade`,
    'id',
  ],
  [
    'section_counters',
    `profile_id uuid not null, section text not null, last_entry_no integer not null,
     foreign key (tenant, profile_id) references profiles on delete cascade`,
    'profile_id, section',
  ],
  [
    'records',
    `profile_id uuid not null, section text not null, entry_no integer not null, answers jsonb not null,
     form_hash text not null, created_at timestamptz not null, updated_at timestamptz not null,
     foreign key (tenant, profile_id) references profiles on delete cascade`,
    'profile_id, section, entry_no',
  ],
  [
    'files',
    `id uuid not null, profile_id uuid not null, section text not null, entry_no integer not null,
     name text not null, media_type text not null, size bigint not null, sha256 text not null,
     created_at timestamptz not null, foreign key (tenant, profile_id) references profiles on delete cascade`,
    'id',
  ],
  ['form_snapshots', 'hash text not null, document_id text not null, document jsonb not null', 'hash'],
  [
    'applications',
    `code text not null, profile_id uuid not null, category text not null, amount_cents bigint not null,
     currency text not null, status text not null, submitted boolean not null default false, receipt_no text,
     assigned_member_no text, service_request_code text, created_at timestamptz not null,
     foreign key (tenant, profile_id) references profiles on delete cascade`,
    'code',
  ],
  [
    'application_history',
    `code text not null, entry_no integer not null, status text not null, changed_by uuid not null,
     changed_at timestamptz not null, foreign key (tenant, code) references applications on delete cascade`,
    'code, entry_no',
  ],
  ['counters', 'name text not null, last bigint not null', 'name'],
  [
    'outbox',
    `id uuid not null, channel text not null check (channel in ('email', 'sms')), recipient text not null,
     subject text, body_text text not null, body_html text, created_at timestamptz not null, sent_at timestamptz`,
    'id',
  ],
  ['limits', 'key text not null, count integer not null, resets_at timestamptz not null', 'key'],
  [
    'settings',
    `id uuid not null, minor_settings jsonb not null, site_installed_packages jsonb not null,
     site_colors jsonb not null, updated_at timestamptz not null`,
    'id',
  ],
]

const indexes: readonly string[] = [
  'create index sessions_of_user on sessions (tenant, user_id)',
  'create index challenges_of_user on challenges (tenant, user_id)',
  'create index links_of_user on links (tenant, user_id)',
  'create index profiles_of_user on profiles (tenant, user_id)',
  'create index files_of_record on files (tenant, profile_id, section, entry_no)',
  'create index applications_of_profile on applications (tenant, profile_id)',
  'create index outbox_by_time on outbox (tenant, created_at desc)',
]

/** Accounts, sessions, profiles with their records and files, applications, messages, limits, settings. */
export const accountsAndProfiles: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql.raw(`grant usage on schema public to ${serverRole}`).execute(database)
    for (const [table, columns, key] of tables) await createTenantTable(database, table, columns, key)
    for (const index of indexes) await sql.raw(index).execute(database)
  },
}
