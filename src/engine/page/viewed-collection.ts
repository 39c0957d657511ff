import type { Condition } from '../document/condition.ts'
import type { CollectionPageDefinition, ViewPage } from '../document/collection-page.ts'
import type { PageDefinition } from '../document/page-definition.ts'

/** A collection as its own page or a view shows it; without `where` all of its records. */
export type ShownCollection = CollectionPageDefinition & { readonly where?: Condition }

/**
 * The page of a view: what the view says, and of its section's page what it does not. Whom the section is for is not the
 * view's to say. Undefined when the section is no collection.
 */
export function viewedCollection(
  { kind: _kind, section: _section, ...view }: ViewPage,
  page: PageDefinition | undefined,
): ShownCollection | undefined {
  return page?.kind === 'collection' ? { ...page, ...view } : undefined
}
