import { contentHash } from '../compose/content-hash.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import { listNamesOf } from '../fields/list-names-of.ts'
import { kindOfChange } from './kind-of-change.ts'
import type { KindOfChange } from './kind-of-change.ts'

/** A document that a publication changes, and how. */
export interface ChangedDocument {
  readonly id: DocumentId
  readonly kind: KindOfChange
}

type Documents = ReadonlyMap<DocumentId, CompositeDocument>

/**
 * Which of some documents differ between what is in force and what would be, and what kind of difference it is; and the
 * sections that offer a list of which more than texts would differ, because their answers may be judged otherwise.
 */
export function changedDocuments(
  before: Documents,
  after: Documents,
  ids: readonly DocumentId[],
): readonly ChangedDocument[] {
  const changed = [...new Set(ids)].toSorted().flatMap((id): readonly ChangedDocument[] => {
    const [was, is] = [before.get(id), after.get(id)]
    if (is === undefined) return []
    // A section that is new may have records from when it was published before.
    if (was === undefined) return [{ id, kind: 'rules' }]
    if (contentHash(was) === contentHash(is)) return []
    return [{ id, kind: kindOfChange(was, is) }]
  })
  const lists = new Set(
    changed.flatMap(({ id, kind }) => (kind === 'rules' && id.startsWith('lists/') ? [id.slice('lists/'.length)] : [])),
  )
  const isKnown = (id: DocumentId) => changed.some((one) => one.id === id && one.kind === 'rules')
  const offering = [...after].flatMap(([id, document]): readonly ChangedDocument[] =>
    id.startsWith('sections/') && !isKnown(id) && listNamesOf(document).some((name) => lists.has(name))
      ? [{ id, kind: 'rules' }]
      : [],
  )
  return [...changed.filter(({ id }) => !offering.some((one) => one.id === id)), ...offering]
}
