import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { Checklist } from '../document/checklist.ts'

/** The type and category of an applicant. */
export interface ChecklistChoice {
  readonly type: Checklist['type']
  readonly category: string
}

/** The checklist that names the category, else the default one of the type; undefined when neither is declared. */
export function findChecklist(
  documents: ReadonlyMap<DocumentId, CompositeDocument>,
  { type, category }: ChecklistChoice,
): Checklist | undefined {
  const declared = [...documents.values()].flatMap(({ checklist }) =>
    checklist?.type === type && !checklist.named ? [checklist] : [],
  )
  return (
    declared.find(({ categories }) => categories?.includes(category)) ??
    declared.find(({ categories }) => categories === undefined)
  )
}
