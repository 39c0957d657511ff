import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const reversals = `id uuid not null, payment_id uuid not null, profile_id uuid not null,
  provider_receipt text not null, receipt_no text not null, amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in ('asked', 'pending', 'undecided', 'refused', 'reversed')),
  originator text, code text, reversal_no text, asked_by uuid not null, asked_at timestamptz not null,
  changed_at timestamptz not null, foreign key (tenant, payment_id) references payments,
  foreign key (tenant, profile_id) references profiles`

const messages = `id uuid not null, reversal_id uuid not null, message jsonb not null, raw text not null,
  received_at timestamptz not null, foreign key (tenant, reversal_id) references payment_reversals`

/** Where results are sent: of the request itself, or of one question about it. */
const addresses = `token text not null, reversal_id uuid not null, check_id uuid,
  of_request boolean not null, made_at timestamptz not null,
  foreign key (tenant, reversal_id) references payment_reversals`

const statements: readonly string[] = [
  // Money goes back once: while one reversal may still give it back, or has, there is no other.
  `create unique index payment_reversals_standing on payment_reversals (tenant, payment_id) where state <> 'refused'`,
  'create index payment_reversals_of on payment_reversals (tenant, payment_id, asked_at desc)',
  'create index reversal_messages_of on reversal_messages (tenant, reversal_id, received_at)',
  `revoke delete on payment_reversals from ${serverRole}`,
  `revoke update, delete on reversal_messages from ${serverRole}`,
  `revoke update, delete on reversal_addresses from ${serverRole}`,
  'alter table payment_decisions drop constraint payment_decisions_kind_check',
  `alter table payment_decisions add constraint payment_decisions_kind_check check (kind in
    ('posted', 'set-aside', 'taken-back', 'give-back', 'given-back', 'not-given-back'))`,
]

/** Payments that are given back by their provider, what was heard of that, and where the provider sends its results. */
export const paymentReversalsMigration: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'payment_reversals', reversals, 'id')
    await createTenantTable(database, 'reversal_messages', messages, 'id')
    await createTenantTable(database, 'reversal_addresses', addresses, 'token')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
