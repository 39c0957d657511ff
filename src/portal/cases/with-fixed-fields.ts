import type { CompositeDocument } from '../../engine/document/document.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { escapeSegment } from '../../engine/json/pointer.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import { isPinned } from '../../engine/cases/model/question-pin.ts'
import { fieldsWithin, rootField } from '../../engine/reading/declared-field.ts'
import type { DeclaredField } from '../../engine/reading/reading.ts'

/** A form in which all but some fields, and what is within these, are read-only. */
export const withFixedFields = (
  document: CompositeDocument,
  changeable: readonly JsonPointer[],
): CompositeDocument => ({
  ...document,
  ui: fixedUi(document, rootField(document), '', changeable),
})

function fixedUi(
  document: CompositeDocument,
  field: DeclaredField,
  at: JsonPointer,
  changeable: readonly JsonPointer[],
): JsonObject {
  const entries = [...fieldsWithin(document, field)].flatMap(([name, inner]): [string, JsonObject][] => {
    const pointer = `${at}/${escapeSegment(name)}`
    if (isPinned(pointer, changeable)) return []
    const isAround = changeable.some((one) => one.startsWith(`${pointer}/`))
    return [[name, isAround ? fixedUi(document, inner, pointer, changeable) : { ...inner.ui, 'ui:readonly': true }]]
  })
  return { ...field.ui, ...Object.fromEntries(entries) }
}
