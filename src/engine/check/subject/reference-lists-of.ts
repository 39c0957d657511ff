import type { ReferenceLists } from '../../document/context.ts'
import type { CompositeDocument } from '../../document/document.ts'
import type { DocumentId } from '../../document/document-id.ts'
import { buildReferenceLists } from '../../validation/reference-lists.ts'

const known = new WeakMap<ReadonlyMap<DocumentId, CompositeDocument>, ReferenceLists>()

/** The reference lists among an organisation's documents, indexed once. */
export function referenceListsOf(documents: ReadonlyMap<DocumentId, CompositeDocument>): ReferenceLists {
  const found = known.get(documents)
  if (found !== undefined) return found
  const named = [...documents].flatMap(([id, { list }]) =>
    list === undefined ? [] : [[id.slice('lists/'.length), list] as const],
  )
  const lists = buildReferenceLists(new Map(named))
  known.set(documents, lists)
  return lists
}
