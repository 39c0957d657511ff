import type { CheckedDocument } from '../../../src/engine/check/subject/checked-document.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'

/** A document to check alone, without any others. */
export function madeDocument(document: CompositeDocument): CheckedDocument {
  return { id: 'forms/made', document, surroundings: { documents: new Map(), widgets: new Map(), named: new Map() } }
}

/** A form with one field. */
export function formOf(field: JsonObject, ui: JsonObject = {}): CompositeDocument {
  return { schema: { type: 'object', properties: { field }, additionalProperties: false }, ui: { field: ui } }
}
