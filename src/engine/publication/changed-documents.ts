import { contentHash } from '../compose/content-hash.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import { kindOfChange } from './kind-of-change.ts'
import type { KindOfChange } from './kind-of-change.ts'

/** A document that a publication changes, and how. */
export interface ChangedDocument {
  readonly id: DocumentId
  readonly kind: KindOfChange
}

type Documents = ReadonlyMap<DocumentId, CompositeDocument>

/** Which of some documents differ between what is in force and what would be, and what kind of difference it is. */
export function changedDocuments(
  before: Documents,
  after: Documents,
  ids: readonly DocumentId[],
): readonly ChangedDocument[] {
  return [...new Set(ids)].toSorted().flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    if (was === undefined || is === undefined || contentHash(was) === contentHash(is)) return []
    return [{ id, kind: kindOfChange(was, is) }]
  })
}
