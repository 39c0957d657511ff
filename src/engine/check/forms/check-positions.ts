import { isJsonArray, ownValue } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { formatPointer, getAt, parsePointer } from '../../json/pointer.ts'
import { pointerOfReference } from '../../schema/schema-walk.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { schemaNodes } from '../subject/form-nodes.ts'

/**
 * No part of a form's schema is identified by its index in a list: inserting an item before it would change the meaning
 * of stored answers or references.
 */
export function checkPositions({ document }: CheckedDocument): readonly Finding[] {
  const { schema: root = {} } = document
  return schemaNodes(document).flatMap(({ pointer, schema }) => [
    ...placesInTuple(schema, pointer),
    ...referenceByPlace(root, schema, pointer),
  ])
}

function placesInTuple(schema: JsonObject, pointer: string): readonly Finding[] {
  if (!Object.hasOwn(schema, 'prefixItems')) return []
  const message =
    '"prefixItems" tells answers apart by their place in a list. Write an object with a property for each.'
  return [{ pointer: `${pointer}/prefixItems`, message }]
}

function referenceByPlace(root: JsonObject, schema: JsonObject, pointer: string): readonly Finding[] {
  const reference = ownValue(schema, '$ref')
  const target = typeof reference === 'string' ? pointerOfReference(reference) : undefined
  if (target === undefined) return []
  const segments = parsePointer(target)
  const counts = segments.some((_, i) => isJsonArray(getAt(root, formatPointer(segments.slice(0, i)))))
  if (!counts) return []
  const message = `"${String(reference)}" counts the items of a list. Write the schema under "$defs" and refer to it there.`
  return [{ pointer: `${pointer}/$ref`, message }]
}
