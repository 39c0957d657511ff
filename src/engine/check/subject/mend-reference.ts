import type { CompositeDocument } from '../../document/document.ts'
import { mendName } from '../../document/mend-name.ts'
import { fieldPaths } from '../../schema/schema-walk.ts'
import type { CheckedDocument } from './checked-document.ts'
import type { Finding } from './finding.ts'

type Mend = Pick<Finding, 'mend'>
type Reference = Pick<Finding, 'mend' | 'names'>

/** How to fix the name of a field that a form does not have. */
export const mendField = ({ schema }: CompositeDocument, name: string): Mend =>
  mendName(name, schema === undefined ? [] : fieldPaths(schema))

/**
 * For the name of a missing document: the document, and how to fix it by one of the same kind, such as `sections/…`.
 */
export function mendDocument({ surroundings }: Pick<CheckedDocument, 'surroundings'>, id: string): Reference {
  const ids = [...surroundings.documents.keys()]
  const kind = id.slice(0, id.indexOf('/') + 1)
  const alike = ids.filter((other) => other.startsWith(kind))
  return { names: [id], ...mendName(id, alike.length > 0 ? alike : ids) }
}
