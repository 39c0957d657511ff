import type { TenantTransaction } from '../../platform/database/database.ts'

/** What proves an issued document's file. */
export interface IssuedProof {
  /** In hexadecimal digits. */
  readonly sha256: string
  /** Signed; null for a file that was drawn before organisations signed any. */
  readonly statement: string | null
  /** Whether it has the organisation's seal. */
  readonly sealed: boolean
}

/** What proves the file of an issued document; undefined until it is drawn. */
export const issuedProof = ({ tenant, db }: TenantTransaction, id: string): Promise<IssuedProof | undefined> =>
  db
    .selectFrom('case_document_files')
    .select(['sha256', 'statement', 'sealed'])
    .where('tenant', '=', tenant)
    .where('document_id', '=', id)
    .executeTakeFirst()

/** The file of an issued document; undefined until it is drawn. */
export async function issuedContent({ tenant, db }: TenantTransaction, id: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('case_document_files')
    .select('content')
    .where('tenant', '=', tenant)
    .where('document_id', '=', id)
    .executeTakeFirst()
  return row?.content
}
