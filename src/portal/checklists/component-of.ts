import type { NamedValues } from '../../engine/condition/named-values.ts'
import type { ChecklistPageDefinition } from '../../engine/document/page-definition.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { shownItems } from '../../renderer/pages/page-values.ts'

/** The section in which items of a type are completed by somebody; what is declared for all others where none is theirs. */
export function componentOf(page: ChecklistPageDefinition, name: string, values: NamedValues): DocumentId {
  const own = page.components.filter((component) => component.name === name)
  return shownItems(own, values)[0]?.document ?? page.otherwise
}
