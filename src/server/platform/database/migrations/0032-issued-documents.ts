import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

type Table = readonly [table: string, columns: string, key: string]

const ofDocument = 'foreign key (tenant, document_id) references case_documents on delete cascade'

const tables: readonly Table[] = [
  [
    'case_document_files',
    `document_id uuid not null, content bytea not null, sha256 text not null, drawn_at timestamptz not null,
     ${ofDocument}`,
    'document_id',
  ],
  [
    'case_document_ends',
    `document_id uuid not null, how text not null check (how in ('replaced', 'revoked')), reason text, ended_by uuid,
     replaced_by uuid, at timestamptz not null, ${ofDocument}`,
    'document_id, how',
  ],
]

/** Letters of codes, for the hexadecimal digits of random ids: documents from before there were codes get one. */
const firstLetters = '23456789ACDEFGHJ'

const before: readonly string[] = [
  'alter table case_documents add column number text, add column code text',
  `select set_config('regalia.across_tenants', 'on', true)`,
  `update case_documents set
     code = translate(right(replace(gen_random_uuid()::text, '-', ''), 12), '0123456789abcdef', '${firstLetters}'),
     number = (select c.number from cases c where c.tenant = case_documents.tenant and c.id = case_documents.case_id)
       || '/' || (select count(*) from case_documents d where d.tenant = case_documents.tenant
         and d.case_id = case_documents.case_id
         and (d.issued_at, d.id) <= (case_documents.issued_at, case_documents.id))`,
]

const after: readonly string[] = [
  `insert into case_document_ends (tenant, document_id, how, at)
     select tenant, id, 'replaced', issued_at from case_documents where replaced`,
  `insert into case_document_ends (tenant, document_id, how, at)
     select tenant, id, 'revoked', issued_at from case_documents where revoked`,
  `select set_config('regalia.across_tenants', '', true)`,
  `alter table case_documents drop column replaced, drop column revoked, alter column number set not null,
     alter column code set not null, add constraint case_documents_code unique (tenant, code)`,
  // What was issued never changes: it is replaced or revoked by a row beside it.
  ...['case_documents', 'case_document_files', 'case_document_ends'].map(
    (table) => `revoke update, delete on ${table} from ${serverRole}`,
  ),
]

/** Issued documents have a number, a code and a file; nothing about them changes. */
export const issuedDocuments: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of before) await sql.raw(statement).execute(database)
    for (const [table, columns, key] of tables) await createTenantTable(database, table, columns, key)
    for (const statement of after) await sql.raw(statement).execute(database)
  },
}
