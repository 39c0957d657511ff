import type { ReferenceLists } from '../../document/context.ts'
import type { CompositeDocument } from '../../document/document.ts'
import type { DocumentId } from '../../document/document-id.ts'
import { buildReferenceLists } from '../../validation/reference-lists.ts'

/** The reference lists among an organisation's documents. */
export function referenceListsOf(documents: ReadonlyMap<DocumentId, CompositeDocument>): ReferenceLists {
  const named = [...documents].flatMap(([id, { list }]) =>
    list === undefined ? [] : [[id.slice('lists/'.length), list] as const],
  )
  return buildReferenceLists(new Map(named))
}
