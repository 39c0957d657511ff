import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

type Table = readonly [table: string, columns: string, key: string]

const ofDocument = 'foreign key (tenant, document_id) references ledger_documents'
const ofProfile = 'foreign key (tenant, profile_id) references profiles'

// Accounts outlive what they are about: neither a profile nor a case with entries in the ledger can be deleted.
const tables: readonly Table[] = [
  [
    'ledger_documents',
    `id uuid not null, kind text not null check (kind in ('invoice', 'receipt', 'credit-note', 'refund', 'reversal')),
     number text not null, profile_id uuid not null, holder jsonb not null, source text not null,
     description text not null, amount_cents bigint not null check (amount_cents >= 0), currency text not null,
     due_on date, way text, reference text, about uuid, reverses uuid, posted_on date not null,
     posted_at timestamptz not null, posted_by uuid, unique (tenant, kind, number), unique (tenant, reverses), ${ofProfile},
     foreign key (tenant, about) references ledger_documents, foreign key (tenant, reverses) references ledger_documents`,
    'id',
  ],
  [
    'ledger_transfers',
    `document_id uuid not null, transfer_no integer not null, debit text not null, credit text not null,
     amount_cents bigint not null check (amount_cents > 0), currency text not null, invoice_id uuid, line_no integer,
     reverses_document uuid, reverses_no integer, check (debit <> credit),
     unique (tenant, reverses_document, reverses_no), ${ofDocument},
     foreign key (tenant, reverses_document, reverses_no) references ledger_transfers`,
    'document_id, transfer_no',
  ],
  [
    'ledger_lines',
    `document_id uuid not null, line_no integer not null, number text not null, profile_id uuid not null, case_id uuid,
     charge text, item text not null, description text not null, amount_cents bigint not null check (amount_cents >= 0),
     vat_cents bigint not null check (vat_cents between 0 and amount_cents), due_on date, billed_at timestamptz not null,
     paid_cents bigint not null default 0 check (paid_cents >= 0),
     credited_cents bigint not null default 0 check (credited_cents >= 0), receipt_no text, paid_on date,
     check (paid_cents + credited_cents <= amount_cents), unique (tenant, case_id, charge), ${ofDocument}, ${ofProfile},
     foreign key (tenant, case_id) references cases`,
    'document_id, line_no',
  ],
  [
    'ledger_balances',
    `profile_id uuid not null, receivable_cents bigint not null, credit_cents bigint not null check (credit_cents >= 0),
     ${ofProfile}`,
    'profile_id',
  ],
]

const indexes: readonly string[] = [
  'create index ledger_documents_of_profile on ledger_documents (tenant, profile_id, posted_at desc, number desc)',
  `create index ledger_transfers_of_line on ledger_transfers (tenant, invoice_id, line_no)
     where invoice_id is not null`,
  'create index ledger_documents_about on ledger_documents (tenant, about) where about is not null',
  `create index ledger_lines_open on ledger_lines (tenant, profile_id, billed_at, number)
     where paid_cents + credited_cents < amount_cents`,
]

/** An owner's name as it is in the main record of their profile. */
const nameOf = `(select trim(concat_ws(' ', r.answers->>'FirstName', r.answers->>'SecondName', r.answers->>'LastName'))
  from records r where r.tenant = c.tenant and r.profile_id = c.profile_id
    and r.section in ('sections/bio', 'sections/firm-bio') limit 1)`

/** What was billed before becomes one invoice for each case, and a credit note for what was credited. */
const conversion: readonly string[] = [
  `insert into ledger_documents (tenant, id, kind, number, profile_id, holder, source, description, amount_cents,
       currency, due_on, posted_on, posted_at)
     select b.tenant, gen_random_uuid(), 'invoice', 'INV-' || b.year || '-' || lpad(row_number() over (
         partition by b.tenant, b.year order by b.billed_at, b.case_id)::text, 5, '0'),
       c.profile_id, jsonb_strip_nulls(jsonb_build_object('name', ${nameOf}, 'memberNo', p.member_no)), c.number,
       b.description, b.amount_cents, b.currency, b.due_on, b.billed_at::date, b.billed_at
     from (select tenant, case_id, min(billed_at) as billed_at, extract(year from min(billed_at))::int as year,
         string_agg(description, ', ' order by charge) as description, sum(amount_cents)::bigint as amount_cents,
         min(currency) as currency, min(due_on) as due_on from case_charges group by tenant, case_id) b
       join cases c on c.tenant = b.tenant and c.id = b.case_id
       join profiles p on p.tenant = c.tenant and p.id = c.profile_id`,
  `insert into ledger_lines (tenant, document_id, line_no, number, profile_id, case_id, charge, item, description,
       amount_cents, vat_cents, due_on, billed_at, credited_cents)
     select h.tenant, d.id, row_number() over (partition by h.tenant, h.case_id order by h.charge), d.number,
       c.profile_id, h.case_id, h.charge, replace(c.type, 'cases/', '') || '.' || h.charge, h.description,
       h.amount_cents, 0, h.due_on, h.billed_at, round(h.amount_cents * h.credited_percent / 100.0)::bigint
     from case_charges h join cases c on c.tenant = h.tenant and c.id = h.case_id
       join ledger_documents d on d.tenant = c.tenant and d.kind = 'invoice' and d.source = c.number
         and d.profile_id = c.profile_id`,
  `insert into ledger_transfers (tenant, document_id, transfer_no, debit, credit, amount_cents, currency, invoice_id,
       line_no)
     select l.tenant, l.document_id, row_number() over (partition by l.tenant, l.document_id order by l.line_no),
       'receivable:' || l.profile_id, 'income:' || l.item, l.amount_cents, d.currency, l.document_id, l.line_no
     from ledger_lines l join ledger_documents d on d.tenant = l.tenant and d.id = l.document_id
     where l.amount_cents > 0`,
  `insert into ledger_documents (tenant, id, kind, number, profile_id, holder, source, description, amount_cents,
       currency, about, posted_on, posted_at)
     select l.tenant, gen_random_uuid(), 'credit-note', 'CRN-' || extract(year from l.billed_at)::int || '-' || lpad(
         row_number() over (partition by l.tenant, extract(year from l.billed_at) order by l.billed_at, l.document_id,
         l.line_no)::text, 5, '0'), l.profile_id, d.holder, d.source, l.description, l.credited_cents, d.currency,
       l.document_id, l.billed_at::date, l.billed_at
     from ledger_lines l join ledger_documents d on d.tenant = l.tenant and d.id = l.document_id
     where l.credited_cents > 0`,
  `insert into ledger_transfers (tenant, document_id, transfer_no, debit, credit, amount_cents, currency, invoice_id,
       line_no)
     select d.tenant, d.id, 1, 'income:' || l.item, 'receivable:' || l.profile_id, l.credited_cents, d.currency,
       l.document_id, l.line_no
     from (select *, row_number() over (partition by tenant, about order by number) as place from ledger_documents
         where kind = 'credit-note') d
       join (select *, row_number() over (partition by tenant, document_id order by line_no) as place from ledger_lines
         where credited_cents > 0) l on l.tenant = d.tenant and l.document_id = d.about and l.place = d.place`,
  `insert into ledger_balances (tenant, profile_id, receivable_cents, credit_cents)
     select tenant, profile_id, sum(amount_cents - credited_cents)::bigint, 0 from ledger_lines
     group by tenant, profile_id`,
  `insert into counters (tenant, name, last)
     select tenant, kind || ' ' || substr(number, 5, 4), count(*)::int from ledger_documents
     group by tenant, kind || ' ' || substr(number, 5, 4)`,
]

/** Double-entry accounts of members, and the printed documents of what was posted. */
export const ledger: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const run = (statement: string) => sql.raw(statement).execute(database)
    for (const [table, columns, key] of tables) await createTenantTable(database, table, columns, key)
    for (const index of indexes) await run(index)
    await run(`select set_config('regalia.across_tenants', 'on', true)`)
    for (const statement of conversion) await run(statement)
    await run(`select set_config('regalia.across_tenants', '', true)`)
    await run('drop table case_charges')
    // What was posted never changes. Of a line, only how much of it is paid does.
    await run(`revoke update, delete on ledger_documents, ledger_transfers from ${serverRole}`)
    await run(`revoke update, delete on ledger_lines from ${serverRole}`)
    await run(`grant update (paid_cents, credited_cents, receipt_no, paid_on) on ledger_lines to ${serverRole}`)
    await run(`revoke delete on ledger_balances from ${serverRole}`)
    // A document of the ledger is printed as those of cases are, and belongs to none.
    await run('alter table case_documents alter column case_id drop not null')
  },
}
