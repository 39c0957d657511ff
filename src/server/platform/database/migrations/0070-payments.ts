import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const payments = `id uuid not null, profile_id uuid not null, invoice_id uuid not null, invoice_no text not null,
  provider text not null, shortcode text not null, phone text not null,
  amount_cents bigint not null check (amount_cents > 0), currency text not null, token text not null,
  state text not null check (state in ('created', 'pending', 'expired', 'failed', 'succeeded')),
  reference text, provider_receipt text, code text, receipt_no text, created_at timestamptz not null,
  changed_at timestamptz not null, unique (tenant, token), unique (tenant, provider, shortcode, reference),
  unique (tenant, provider, shortcode, provider_receipt),
  foreign key (tenant, profile_id) references profiles,
  foreign key (tenant, invoice_id) references ledger_documents`

const messages = `id uuid not null, payment_id uuid not null, message jsonb not null, raw text not null,
  received_at timestamptz not null, foreign key (tenant, payment_id) references payments`

const tokens = `provider text not null, shortcode text not null, token text not null, ends_at timestamptz not null,
  renewing_until timestamptz not null`

const statements: readonly string[] = [
  // One payment of an invoice is under way at a time, whatever the tabs of a browser do.
  `create unique index payments_under_way on payments (tenant, invoice_id) where state in ('created', 'pending')`,
  'create index payments_of_profile on payments (tenant, profile_id, created_at desc)',
  'create index payment_messages_of on payment_messages (tenant, payment_id, received_at)',
  `revoke delete on payments from ${serverRole}`,
  // What a provider sent stays as it was received.
  `revoke update, delete on payment_messages from ${serverRole}`,
]

/** Payments of members by a provider, what the providers sent, and the tokens that server processes share. */
export const paymentsMigration: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'payments', payments, 'id')
    await createTenantTable(database, 'payment_messages', messages, 'id')
    await createTenantTable(database, 'provider_tokens', tokens, 'provider, shortcode')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
