import type { GeneratedAlways } from 'kysely'
import type { JsonObject } from '../../../../engine/json/json.ts'
import type { Json } from './json-column.ts'

/** The documents that were issued, with what they state. Only added to. */
export interface CaseDocumentsTable {
  readonly tenant: string
  readonly id: string
  /** Null for what the ledger issued. */
  readonly case_id: string | null
  /** The posting that it was issued for; null for the print of a posting, which has the same id. */
  readonly posting_id: string | null
  /** As the case type names it, or the kind of what was posted. */
  readonly document: string
  readonly number: string
  /** By which anybody can verify it; without its dashes. */
  readonly code: string
  readonly template: string
  /** The template in the language that it is drawn in; see form_snapshots. */
  readonly template_hash: string
  /** By source, as templates name it. */
  readonly data: Json<JsonObject>
  /** The last day on which it holds. */
  readonly until: string | null
  readonly issued_at: Date
}

/** The files of issued documents, each drawn once. Only added to. */
export interface CaseDocumentFilesTable {
  readonly tenant: string
  readonly document_id: string
  readonly content: Uint8Array
  readonly sha256: string
  /** Signed by the organisation; null for files from before there were any. */
  readonly statement: string | null
  /** Whether it has the organisation's seal, which the database reads from its content. */
  readonly sealed: GeneratedAlways<boolean>
  readonly drawn_at: Date
}

/** What ended issued documents. Only added to. */
export interface CaseDocumentEndsTable {
  readonly tenant: string
  readonly document_id: string
  readonly how: 'replaced' | 'revoked'
  /** Why it was revoked. */
  readonly reason: string | null
  /** Who revoked it. */
  readonly ended_by: string | null
  /** The document that replaces it. */
  readonly replaced_by: string | null
  readonly at: Date
}
