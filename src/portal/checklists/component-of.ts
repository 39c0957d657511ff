import type { NamedValues } from '../../engine/condition/named-values.ts'
import type { ChecklistPageDefinition } from '../../engine/document/page-definition.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { shownItems } from '../../renderer/pages/page-values.ts'

/** The section in which this user completes items of a type; falls back to the one declared for all other users. */
export function componentOf(page: ChecklistPageDefinition, name: string, values: NamedValues): DocumentId {
  const own = page.components.filter((component) => component.name === name)
  return shownItems(own, values)[0]?.document ?? page.otherwise
}
