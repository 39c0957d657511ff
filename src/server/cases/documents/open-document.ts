import { seenCase } from '../../../engine/cases/access.ts'
import type { CaseDocument } from '../../../generated/case-declaration.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { OpenedCase } from '../opened-case.ts'
import { issuedOfCases } from './issued-rows.ts'
import type { IssuedRow } from './issued-rows.ts'
import { seenDocuments } from './seen-documents.ts'

/** A document of a case that its reader may open. */
export interface OpenedDocument {
  readonly declared: CaseDocument
  /** The one that was issued last; undefined for a document that is drawn anew. */
  readonly issued: IssuedRow | undefined
}

/**
 * The declared document of a case with that id.
 * @throws Refusal `not-found` for one that there is not, or that the reader may not open
 */
export async function openDocument(tx: TenantTransaction, opened: OpenedCase, id: string): Promise<OpenedDocument> {
  const { actor, place, kase, facts } = opened
  const seen = seenCase(place.type, kase, actor, { history: [], facts })
  if (seen === undefined) throw new Refusal('not-found')
  const rows = await issuedOfCases(tx, [place.id])
  const declared = seenDocuments(opened, seen, rows).find((one) => one.id === id)
  if (declared === undefined) throw new Refusal('not-found')
  return { declared, issued: declared.issued ? rows.find(({ document }) => document === id) : undefined }
}
