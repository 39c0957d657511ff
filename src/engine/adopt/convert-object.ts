import type { JsonObject, JsonValue } from '../json/json.ts'
import { itemsOfKeys } from './adopt-map.ts'
import type { Adopted } from './adopted.ts'
import type { BranchField } from './branch-fields.ts'

/** A field that an object always has. */
export interface OwnField {
  readonly name: string
  readonly id: string
  readonly adopted: Adopted
}

/** The field of a property. */
export const fieldOf = <Field extends OwnField>(fields: readonly Field[], name: string): Field | undefined =>
  fields.find((field) => field.name === name)

/** The fields of an adopted object. */
export interface ConvertedFields {
  readonly own: readonly OwnField[]
  readonly added: readonly BranchField[]
  /** The list of keys of people's own. */
  readonly more: OwnField | undefined
  /** Whether a property became a paragraph: an answer of `null` to it is none. */
  readonly isText: (name: string) => boolean
}

/** An object's answers by the new ids. Fields that are known nowhere keep their key, and are refused as before. */
export function convertObject(answer: JsonObject, { own, added, more, isText }: ConvertedFields): JsonObject {
  const converted: Record<string, JsonValue> = {}
  const take = ({ id, adopted }: OwnField, value: JsonValue): void => {
    const result = adopted.convert(value)
    if (result !== undefined) converted[id] = result
  }
  const entries = Object.entries(answer).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))
  for (const { name, value } of entries) {
    const field = fieldOf(own, name)
    if (field !== undefined && field !== more) take(field, value)
  }
  for (const { name, value } of entries) {
    const fields = added.filter((field) => field.name === name)
    const field = fields.find(({ isMeant }) => isMeant(converted)) ?? fields[0]
    if (field !== undefined) take(field, value)
  }
  const known = [...own.filter((field) => field !== more), ...added]
  const isKnown = (name: string) => fieldOf(known, name) !== undefined || (isText(name) && answer[name] === null)
  const rest = itemsOfKeys(answer, isKnown)
  if (more !== undefined) {
    if (rest.length > 0) take(more, rest)
    return converted
  }
  for (const { name, value } of entries) if (!isKnown(name)) converted[name] = value
  return converted
}
