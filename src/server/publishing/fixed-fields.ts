import { calls } from '../../contract/calls.ts'
import type { Call } from '../../contract/define-call.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { objectAt, ownValue } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'

const all: readonly Call[] = Object.values(calls)

/** The forms whose answers a call reads by name, so that the answers of a further field would be kept nowhere. */
const read: ReadonlySet<DocumentId> = new Set(
  all.flatMap(({ form, forms = [] }) => [...(form ? [form] : []), ...forms]),
)

/** Whether no fields may be added to a form. Sections and requests keep every answer. */
export const hasFixedFields = (id: DocumentId): boolean => id.startsWith('forms/') && read.has(id)

/** The first field that a form has and did not have before. */
export function addedField(before: JsonObject, after: JsonObject): string | undefined {
  const known = fieldsOf(before)
  return Object.keys(fieldsOf(after)).find((name) => ownValue(known, name) === undefined)
}

const fieldsOf = (document: JsonObject): JsonObject => objectAt(objectAt(document, 'schema'), 'properties')
