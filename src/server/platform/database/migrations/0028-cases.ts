import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

type Table = readonly [table: string, columns: string, key: string]

const ofCase = 'foreign key (tenant, case_id) references cases on delete cascade'

const tables: readonly Table[] = [
  ['case_processes', 'hash text not null, type text not null, process jsonb not null', 'hash'],
  [
    'cases',
    `id uuid not null, type text not null, number text not null, owner_id uuid not null, profile_id uuid not null,
     state text not null, final boolean not null, visit integer not null, revision integer not null,
     process_hash text not null, form_hash text not null, answers jsonb not null, frozen jsonb, memory jsonb not null,
     asked boolean not null, assignee_id uuid, due_on date, started_at timestamptz not null,
     entered_at timestamptz not null, unique (tenant, type, number),
     foreign key (tenant, owner_id) references users on delete cascade,
     foreign key (tenant, profile_id) references profiles on delete cascade`,
    'id',
  ],
  [
    'case_keys',
    `type text not null, name text not null, value text not null, case_id uuid not null, ${ofCase}`,
    'type, name, value',
  ],
  [
    'case_parties',
    `case_id uuid not null, relation text not null, user_id uuid not null, ${ofCase}`,
    'case_id, relation, user_id',
  ],
  [
    'case_history',
    `case_id uuid not null, entry_no integer not null, kind text not null, what text, acted_by text not null,
     through text, from_state text not null, to_state text not null, revision integer not null, input jsonb not null,
     hidden boolean not null, at timestamptz not null, ${ofCase}`,
    'case_id, entry_no',
  ],
  [
    'case_frozen',
    `case_id uuid not null, revision integer not null, frozen jsonb not null, form_hash text not null,
     at timestamptz not null, ${ofCase}`,
    'case_id, revision',
  ],
  [
    'case_frozen_records',
    `case_id uuid not null, revision integer not null, section text not null, records jsonb not null, ${ofCase}`,
    'case_id, revision, section',
  ],
  [
    'case_comments',
    `id uuid not null, case_id uuid not null, author_id uuid not null, text text not null, hidden boolean not null,
     created_at timestamptz not null, ${ofCase}`,
    'id',
  ],
  [
    'case_charges',
    `case_id uuid not null, charge text not null, description text not null, amount_cents bigint not null,
     currency text not null, due_on date, billed_at timestamptz not null, credited_percent integer not null default 0,
     ${ofCase}`,
    'case_id, charge',
  ],
  [
    'case_documents',
    `id uuid not null, case_id uuid not null, document text not null, template text not null,
     template_hash text not null, data jsonb not null, until text, replaced boolean not null default false,
     revoked boolean not null default false, issued_at timestamptz not null, ${ofCase}`,
    'id',
  ],
  [
    'case_events',
    `case_id uuid not null, event text not null, visit integer not null, reasons jsonb not null, tries integer not null,
     due_at timestamptz not null, ${ofCase}`,
    'case_id, event',
  ],
  [
    'case_timers',
    `case_id uuid not null, timer text not null, step text not null, day date not null,
     fired boolean not null default false, ${ofCase}`,
    'case_id, timer, step',
  ],
  [
    'case_calls',
    `user_id uuid not null, key text not null, case_id uuid not null, request_hash text not null,
     created_at timestamptz not null, ${ofCase}, foreign key (tenant, user_id) references users on delete cascade`,
    'user_id, key',
  ],
  [
    'case_attempts',
    `user_id uuid not null, type text not null, case_id uuid, transition text not null, hash text not null,
     opened_at text not null, given jsonb not null, foreign key (tenant, user_id) references users on delete cascade`,
    'user_id',
  ],
]

const statements: readonly string[] = [
  'create index cases_of_profile on cases (tenant, profile_id, type, started_at desc)',
  'create index cases_in_state on cases (tenant, type, state, entered_at)',
  'create index cases_of_assignee on cases (tenant, assignee_id) where assignee_id is not null',
  'create index case_keys_of_case on case_keys (tenant, case_id)',
  'create index case_parties_of_user on case_parties (tenant, user_id)',
  'create index case_history_of_actor on case_history (tenant, acted_by, case_id)',
  'create index case_comments_of_case on case_comments (tenant, case_id, created_at)',
  'create index case_documents_of_case on case_documents (tenant, case_id)',
  'create index case_events_by_time on case_events (tenant, due_at)',
  'create index case_timers_by_day on case_timers (tenant, day) where not fired',
  'create index case_calls_by_time on case_calls (tenant, created_at)',
  // What happened and what was submitted are only added to: the server cannot change them.
  ...['case_history', 'case_frozen', 'case_frozen_records', 'case_processes'].map(
    (table) => `revoke update, delete on ${table} from ${serverRole}`,
  ),
]

/** Cases with their history, what was submitted, and everything that waits for them. */
export const cases: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const [table, columns, key] of tables) await createTenantTable(database, table, columns, key)
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
