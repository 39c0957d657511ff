import type { CompositeDocument } from '../../../engine/document/document.ts'
import { parsePointer } from '../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import { dependentsOf } from '../../../engine/rules/rules-by-dependency.ts'

const fieldNames = new Map<JsonPointer, string>()

/** Those of the shown pointers whose visibility, ability or duty may change with the answer at `changed`. */
export function dependentPointers(
  document: CompositeDocument,
  changed: JsonPointer,
  shown: Iterable<JsonPointer>,
): readonly JsonPointer[] {
  const dependents = dependentsOf(document, fieldName(changed))
  if (dependents.length === 0) return []
  const isAffected = (field: string) => dependents.some((name) => field === name || field.startsWith(`${name}.`))
  return [...shown].filter((pointer) => isAffected(fieldName(pointer)))
}

/** The dotted path that rules call a field by: without the indexes of rows. */
function fieldName(pointer: JsonPointer): string {
  const known = fieldNames.get(pointer)
  if (known !== undefined) return known
  const name = parsePointer(pointer)
    .filter((segment) => !/^\d+$/.test(segment))
    .join('.')
  fieldNames.set(pointer, name)
  return name
}
