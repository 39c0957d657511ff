import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const money = `id uuid not null, provider text not null, shortcode text not null, receipt text not null,
  amount_cents bigint not null check (amount_cents > 0), currency text not null, account text not null,
  payer text not null, paid_at timestamptz not null, source text not null,
  state text not null check (state in ('waiting', 'unplaced', 'differs', 'settled', 'posted', 'assigned', 'set-aside')),
  invoice_id uuid, profile_id uuid, payment_id uuid, receipt_no text, handled_at timestamptz,
  created_at timestamptz not null, changed_at timestamptz not null, unique (tenant, provider, shortcode, receipt),
  foreign key (tenant, invoice_id) references ledger_documents, foreign key (tenant, profile_id) references profiles,
  foreign key (tenant, payment_id) references payments`

const messages = `id uuid not null, provider text not null, shortcode text not null, receipt text not null,
  source text not null, raw text not null, digest text not null, received_at timestamptz not null,
  unique (tenant, provider, shortcode, receipt, source, digest)`

const decisions = `id uuid not null, money_id uuid not null,
  kind text not null check (kind in ('assigned', 'set-aside', 'taken-back')), reason text not null,
  receipt_no text, decided_by uuid not null, decided_at timestamptz not null,
  foreign key (tenant, money_id) references received_money`

const lists = `provider text not null, shortcode text not null, registered text not null,
  listed_to timestamptz not null`

const statements: readonly string[] = [
  `create index received_money_to_place on received_money (tenant, paid_at, id) where state in ('unplaced', 'differs')`,
  'create index received_money_of_invoice on received_money (tenant, invoice_id) where invoice_id is not null',
  'create index received_money_by_time on received_money (tenant, paid_at desc, id)',
  'create index received_decisions_of on received_decisions (tenant, money_id, decided_at)',
  // The account that a payer types is made of the last digits of an invoice's number.
  `create index ledger_documents_by_digits on ledger_documents
     (tenant, (right(regexp_replace(number, '[^0-9]', '', 'g'), 11))) where kind = 'invoice'`,
  `revoke delete on received_money from ${serverRole}`,
  `revoke update, delete on received_messages from ${serverRole}`,
  `revoke update, delete on received_decisions from ${serverRole}`,
]

/** Money that providers list by themselves, what they sent about it, and what staff decided where nobody knew whose. */
export const receivedMoneyMigration: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'received_money', money, 'id')
    await createTenantTable(database, 'received_messages', messages, 'id')
    await createTenantTable(database, 'received_decisions', decisions, 'id')
    await createTenantTable(database, 'received_lists', lists, 'provider, shortcode')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
