import type { ActionDefinition } from '../document/collection-page.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'

/**
 * The actions on a section's records that make a call, on its page and on its views.
 *
 * @param path the call's path, below the API base
 */
export function actionsOf(
  documents: ReadonlyMap<DocumentId, CompositeDocument>,
  section: DocumentId,
  path: string,
): readonly ActionDefinition[] {
  return [...documents].flatMap(([id, { page }]) => {
    const own = page?.kind === 'collection' && id === section
    const viewed = page?.kind === 'view' && page.section === section
    return own || viewed ? page.actions.filter(({ call }) => call === path) : []
  })
}
