import type { Selectable } from 'kysely'
import type { IssuedDocument } from '../../../engine/cases/documents.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { CaseDocumentEndsTable, CaseDocumentsTable } from '../../platform/database/tables/issued-documents.ts'

/** An issued document with what ended it. */
export type IssuedRow = Selectable<CaseDocumentsTable> & { readonly ends: readonly DocumentEnd[] }

export type DocumentEnd = Selectable<CaseDocumentEndsTable>

/** The documents of some cases, the newest first. */
export async function issuedOfCases(tx: TenantTransaction, caseIds: readonly string[]): Promise<readonly IssuedRow[]> {
  const rows = await tx.db
    .selectFrom('case_documents')
    .selectAll()
    .where('tenant', '=', tx.tenant)
    .where('case_id', 'in', caseIds)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
  return withEnds(tx, rows)
}

/** The document with a code; undefined when there is none. */
export async function issuedByCode(tx: TenantTransaction, code: string): Promise<IssuedRow | undefined> {
  const rows = await tx.db
    .selectFrom('case_documents')
    .selectAll()
    .where('tenant', '=', tx.tenant)
    .where('code', '=', code)
    .execute()
  const [row] = await withEnds(tx, rows)
  return row
}

async function withEnds(
  { tenant, db }: TenantTransaction,
  rows: readonly Selectable<CaseDocumentsTable>[],
): Promise<readonly IssuedRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const ends = await db
    .selectFrom('case_document_ends')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('document_id', 'in', ids)
    .execute()
  return rows.map((row) => ({ ...row, ends: ends.filter(({ document_id }) => document_id === row.id) }))
}

/** An issued document as the rules of its case read it. */
export const issuedFact = ({ document, until, ends }: IssuedRow): IssuedDocument => ({
  document,
  ...(until !== null && { until }),
  replaced: ends.some(({ how }) => how === 'replaced'),
  revoked: ends.some(({ how }) => how === 'revoked'),
})
