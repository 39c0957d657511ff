import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { RecordPageDefinition } from '../document/page-definition.ts'
import { viewedCollection } from './viewed-collection.ts'
import type { ShownCollection } from './viewed-collection.ts'

/** A section, and how it is shown. */
export interface ShownSection {
  readonly section: DocumentId
  readonly page: RecordPageDefinition | ShownCollection
}

/** The section that a document is, or is a view of; undefined when it is neither. */
export function shownSection(
  documents: ReadonlyMap<DocumentId, CompositeDocument>,
  id: DocumentId,
): ShownSection | undefined {
  const page = documents.get(id)?.page
  if (page?.kind === 'record' || page?.kind === 'collection') return { section: id, page }
  if (page?.kind !== 'view') return undefined
  const viewed = viewedCollection(page, documents.get(page.section)?.page)
  return viewed && { section: page.section, page: viewed }
}
