import type { DeclaredRelation } from '../../generated/case-declaration.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { JsonObject } from '../json/json.ts'

const flag: JsonObject = { type: 'boolean' }

/**
 * The forms whose answers an organisation keeps as things that cases are about, and what cases know of such a thing
 * besides: of an event, whether it is cancelled, whether its first day has come, whether its last day is over, and
 * whether it is booked here or at a site of its own, and the calendar year in which it begins.
 */
export const keptForms: Readonly<Record<DocumentId, JsonObject>> = {
  'forms/event': { cancelled: flag, begun: flag, over: flag, bookedHere: flag, year: { type: 'integer' } },
}

/** Whether a relation leads to something that the organisation keeps. */
export const isKept = ({ keptBy }: Pick<DeclaredRelation, 'keptBy'>): boolean => keptBy === 'organisation'
