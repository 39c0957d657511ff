import type { Condition } from '../document/condition.ts'
import type { CollectionPageDefinition, ViewPage } from '../document/collection-page.ts'
import type { PageDefinition } from '../document/page-definition.ts'

/** A collection as its own page or a view shows it; without `where`, all of its records. */
export type ShownCollection = CollectionPageDefinition & { readonly where?: Condition }

/**
 * The page of a view: the view's own settings, completed by those of its section's page. A view cannot change who the
 * section is for. Undefined when the section is not a collection.
 */
export function viewedCollection(
  { kind: _kind, section: _section, ...view }: ViewPage,
  page: PageDefinition | undefined,
): ShownCollection | undefined {
  return page?.kind === 'collection' ? { ...page, ...view } : undefined
}
