import type { CheckedDocument } from '../../../src/engine/check/subject/checked-document.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'

const surroundings = {
  documents: new Map(),
  widgets: new Map(),
  named: new Map(),
  roles: [],
  lists: buildReferenceLists(new Map()),
}

/** A document to check alone, without any others. */
export function madeDocument(document: CompositeDocument): CheckedDocument {
  return { id: 'forms/made', document, surroundings }
}

/** A form with one field. */
export function formOf(field: JsonObject, ui: JsonObject = {}): CompositeDocument {
  return { schema: { type: 'object', properties: { field }, additionalProperties: false }, ui: { field: ui } }
}
