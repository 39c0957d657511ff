import { isJsonObject } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { getAt } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import type { Edit } from '../edit.ts'
import { choicesPlace, declaredPlace, isShared, noField } from '../declared-place.ts'
import type { FieldPath } from '../declared-place.ts'
import { listAt, withList, withValue } from '../with-value.ts'

/** A choice of a field that declares its own, and what people call it. */
export interface Choice {
  readonly value: JsonValue
  readonly name: string
}

/** The choices that a field declares itself; empty when it has none, or those of a reference list. */
export function declaredChoices(document: JsonObject, path: FieldPath): readonly Choice[] {
  const place = declaredPlace(document, path)
  if (place?.schema === undefined) return []
  const names = getAt(document, `${place.ui}/ui:enumNames`)
  return listAt(document, choicesPlace(document, place.schema)).map((value) => {
    const name = isJsonObject(names) ? names[String(value)] : undefined
    return { value, name: typeof name === 'string' ? name : String(value) }
  })
}

/** Sets the choices of a field that declares its own, in their order, with what people call them. */
export const setChoices =
  (path: FieldPath, choices: readonly Choice[]): Edit =>
  (document, inherited) => {
    const place = declaredPlace(document, path)
    if (place === undefined) return noField(path)
    if (place.schema === undefined) return isShared(path)
    if (choices.length === 0) return 'A choice that offers nothing cannot be answered.'
    const preset = getAt(document, `${place.schema}/default`)
    if (preset !== undefined && !choices.some(({ value }) => value === preset)) {
      return `${JSON.stringify(preset)} is what the field starts with; change that first.`
    }
    const values = choices.map(({ value }) => value)
    const listed = withList(document, inherited, choicesPlace(document, place.schema), values)
    return withValue(
      listed,
      inherited,
      `${place.ui}/ui:enumNames`,
      namesOf(inherited, `${place.ui}/ui:enumNames`, choices),
    )
  }

/** Names for all choices, or none where each is called as it is stored and the layers below name none either. */
function namesOf(inherited: JsonObject, at: JsonPointer, choices: readonly Choice[]): JsonObject | undefined {
  const isNamed = choices.some(({ value, name }) => name !== String(value))
  if (!isNamed && getAt(inherited, at) === undefined) return undefined
  return Object.fromEntries(choices.map(({ value, name }) => [String(value), name]))
}
