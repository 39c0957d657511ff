import type { CaseDocument } from '../../../generated/case-declaration.ts'
import type { SeenCase } from '../../../engine/cases/access.ts'
import { openDocuments } from '../../../engine/cases/documents.ts'
import type { OpenedCase } from '../opened-case.ts'
import type { IssuedRow } from './issued-rows.ts'

/** The declared documents of a case that its reader may open. */
export function seenDocuments(
  { place, kase, facts }: Pick<OpenedCase, 'place' | 'kase' | 'facts'>,
  seen: SeenCase,
  rows: readonly IssuedRow[],
): readonly CaseDocument[] {
  const issued = new Set(rows.map(({ document }) => document))
  const open = openDocuments(place.type, kase, issued, facts)
  return open.filter(({ id }) => seen.documents?.includes(id) !== false)
}
