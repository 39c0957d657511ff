import type { ViewPage } from '../../document/collection-page.ts'
import type { CheckedDocument } from './checked-document.ts'
import type { Finding } from './finding.ts'
import { mendDocument } from './mend-reference.ts'

/** The collection of a view exists. */
export function checkView({ surroundings }: CheckedDocument, { section }: ViewPage): readonly Finding[] {
  if (surroundings.documents.get(section)?.page?.kind === 'collection') return []
  const message = `The view is of "${section}", which is not a collection that exists.`
  return [{ pointer: '/page/section', message, ...mendDocument({ surroundings }, section) }]
}

/**
 * A view with its section's schema, because its columns, presets and conditions name that section's fields; any other
 * document unchanged.
 */
export function withViewedForm(checked: CheckedDocument): CheckedDocument {
  const { document, surroundings } = checked
  if (document.page?.kind !== 'view') return checked
  const { schema } = surroundings.documents.get(document.page.section) ?? {}
  return schema === undefined ? checked : { ...checked, document: { ...document, schema } }
}
