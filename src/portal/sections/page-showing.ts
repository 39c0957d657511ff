import { evaluate } from '../../engine/condition/evaluate.ts'
import type { CompositeDocument } from '../../engine/document/document.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** A page of the portal that shows a section, or some of its records. */
export interface SectionPlace {
  readonly address: string
  /** The section, or a view of one. */
  readonly document: DocumentId
  /** The declared page of a view. */
  readonly page?: CompositeDocument['page']
}

/** The address of the first page that shows a record of a section; undefined where none does. */
export const pageShowing = (
  places: readonly SectionPlace[],
  section: DocumentId,
  record: JsonObject | undefined,
): string | undefined => places.find((place) => shows(place, section, record))?.address

/** A view shows the records that match it; of a record that is not known, every view of the section may be meant. */
function shows({ document, page }: SectionPlace, section: DocumentId, record: JsonObject | undefined): boolean {
  if (document === section) return true
  if (page?.kind !== 'view' || page.section !== section) return false
  return record === undefined || evaluate(page.where, { record })
}
