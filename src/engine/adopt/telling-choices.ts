import { equalJson, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { choicesOf } from '../schema/schema-values.ts'
import type { Place, Work } from './adopted.ts'
import { flatSchema } from './flat-schema.ts'
import type { Conditional } from './flat-schema.ts'
import { toldApart } from './telling-field.ts'
import type { ToldApart } from './telling-field.ts'

/**
 * The fields of an object. One on which alternatives depend that it tells apart has their values as its choices: the
 * pasted form refuses any other answer to it. A field with a widget of its own is left to `limitedBranch`.
 */
export function withTellingChoices(
  fields: JsonObject,
  conditionals: readonly Conditional[],
  { place, work }: { readonly place: Place; readonly work: Work },
): JsonObject {
  const limited = Object.entries(fields).map(([name, part]): [string, JsonValue | undefined] => {
    const choice = conditionals
      .filter(({ test }) => equalJson(test, { required: [name] }))
      .map(({ then }) => toldApart(flatSchema(work.root, then, '').schema, work.root))
      .find((found) => found?.field === name)
    if (choice === undefined || !isJsonObject(part) || choicesOf(part) !== undefined) return [name, part]
    const isPlain = ['string', 'number', 'integer'].includes(String(part['type']))
    if (!isPlain || hasWidget(objectAt(place.ui, name))) return [name, part]
    return [name, { ...part, enum: valuesIn(choice) }]
  })
  return Object.fromEntries(limited)
}

const hasWidget = (ui: JsonObject): boolean =>
  Object.hasOwn(ui, 'ui:widget') || Object.hasOwn(objectAt(ui, 'ui:options'), 'widget')

/** What a branch says of an object, with the values of the field that tells its alternatives apart. */
export function limitedBranch(branch: JsonObject, fields: JsonObject, choice: ToldApart, work: Work): JsonObject {
  const { field } = choice
  const declared = ownValue(fields, field)
  if (declared === undefined || isLimited(declared, choice, work)) return branch
  const own = objectAt(branch, 'properties')
  return { ...branch, properties: { ...own, [field]: { ...objectAt(own, field), enum: valuesIn(choice) } } }
}

/** Whether a field accepts the values of the alternatives alone. */
function isLimited(field: JsonValue | undefined, choice: ToldApart, work: Work): boolean {
  const choices = choicesOf(flatSchema(work.root, field, '').schema)
  return choices?.every((value) => valuesIn(choice).some((other) => equalJson(other, value))) ?? false
}

const valuesIn = ({ values }: ToldApart): JsonValue[] => values.map(({ value }) => value)
