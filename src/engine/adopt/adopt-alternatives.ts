import { constantMembers } from '../reading/enum-options.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { typeOf } from '../schema/schema-values.ts'
import { adoptObject } from './adopt-object.ts'
import { below } from './adopted.ts'
import type { Adopted, Place, Work } from './adopted.ts'
import { flatSchema, membersOf } from './flat-schema.ts'
import type { FlatSchema } from './flat-schema.ts'
import { mergedSchema } from './merged-schema.ts'
import { toldApart } from './telling-field.ts'
import type { ToldApart } from './telling-field.ts'

type Keyword = 'oneOf' | 'anyOf'

/** Whether a schema offers alternatives, as opposed to a list of constants. */
export function hasAlternatives(schema: JsonObject): boolean {
  return keywordOf(schema) !== undefined && constantMembers(schema) === undefined
}

const keywordOf = (schema: JsonObject): Keyword | undefined =>
  (['oneOf', 'anyOf'] as const).find((keyword) => (membersOf(schema, keyword) ?? []).length > 0)

/**
 * Alternatives: fields of the object where one of them tells the alternatives apart, which rules then show. Otherwise
 * each alternative is a closed whole; those of the form itself become a field of their own.
 */
export function adoptAlternatives(flat: FlatSchema, place: Place, work: Work): Adopted | undefined {
  const keyword = keywordOf(flat.schema) ?? 'oneOf'
  const members = (membersOf(flat.schema, keyword) ?? []).map((member, i) =>
    flatSchema(work.root, member, `${place.pointer}/${keyword}/${i}`),
  )
  const { [keyword]: _members, ...outer } = flat.schema
  const [only, ...others] = members
  if (only !== undefined && others.length === 0)
    return work.adoptFlat(joined(only, { ...flat, schema: outer }), place, work)
  const isObject = [outer, ...members.map(({ schema }) => schema)].some(saysObject)
  if (isObject && members.every((member) => addsNothing(member, outer))) {
    const apart = [...listOf(outer['apart']), { [keyword]: listOf(flat.schema[keyword]) }]
    return work.adoptFlat({ ...flat, schema: { type: 'object', ...outer, apart } }, place, work)
  }
  const choice =
    place.source === undefined || !isObject
      ? undefined
      : toldApart({ [keyword]: listOf(flat.schema[keyword]) }, work.root)
  if (choice !== undefined && (choice.isRequired || listOf(outer['required']).includes(choice.field))) {
    return adoptObject(byField(flat, outer, choice), place, work)
  }
  if (place.path.length === 0 && members.every(({ schema }) => saysObject({ ...outer, ...schema })))
    return adoptBelow({ flat, outer, keyword }, place, work)
  return adoptWhole({ flat, outer, keyword, members }, place, work)
}

const saysObject = (schema: JsonObject): boolean => schema['type'] === 'object' || isJsonObject(schema['properties'])

/** Whether an alternative only asks for fields that the object has anyway. */
const addsNothing = ({ schema, conditionals }: FlatSchema, outer: JsonObject): boolean =>
  conditionals.length === 0 &&
  Object.keys(objectAt(schema, 'properties')).every((name) => Object.hasOwn(objectAt(outer, 'properties'), name)) &&
  saysObject(outer) &&
  schema['additionalProperties'] === undefined

/** The object with the field that tells its alternatives apart, which become conditions on it. */
function byField(flat: FlatSchema, outer: JsonObject, { field, values, conditionals }: ToldApart): FlatSchema {
  const properties = objectAt(outer, 'properties')
  const names = values.map(({ value, title }) => title ?? String(value))
  const telling = {
    enum: values.map(({ value }) => value),
    ...(new Set(names).size === names.length && { enumNames: names }),
  }
  const schema = {
    ...outer,
    type: 'object',
    properties: { [field]: ownValue(properties, field) ?? telling, ...properties },
    required: [...new Set([...listOf(outer['required']), field])],
  }
  return { ...flat, schema, conditionals: [...flat.conditionals, ...conditionals] }
}

/** The form with its alternatives as one field. */
function adoptBelow({ flat, outer, keyword }: Omit<Whole, 'members'>, place: Place, work: Work): Adopted {
  const properties = objectAt(outer, 'properties')
  const name = Object.hasOwn(properties, 'Choice') ? 'Alternative' : 'Choice'
  const message = `The form itself offers alternatives; their answers are now below "${name}".`
  work.notes.push({ kind: 'changed', of: 'schema', pointer: `${place.pointer}/${keyword}`, message })
  const members = membersOf(flat.schema, keyword) ?? []
  const isNeeded = members.every((member) =>
    listOf(flatSchema(work.root, member, '').schema['required']).some((key) => !Object.hasOwn(properties, String(key))),
  )
  const inside = { [keyword]: members.map((member) => ({ type: 'object', ...member })) }
  const required = [
    ...listOf(outer['required']).filter((key) => Object.hasOwn(properties, String(key))),
    ...(isNeeded ? [name] : []),
  ]
  const schema = { ...outer, type: 'object', properties: { ...properties, [name]: inside }, required }
  const ui = {
    ...place.ui,
    [name]: Object.fromEntries(
      Object.entries(place.ui).filter(([key]) => !key.startsWith('ui:') && !Object.hasOwn(properties, key)),
    ),
  }
  const adopted = adoptObject({ ...flat, schema }, { ...place, ui }, work)
  const split = (answer: JsonObject): JsonObject => {
    const entries = Object.entries(answer)
    const moved = entries.filter(([key]) => !Object.hasOwn(properties, key))
    const stay = entries.filter(([key]) => Object.hasOwn(properties, key))
    return { ...Object.fromEntries(stay), ...(moved.length > 0 && { [name]: Object.fromEntries(moved) }) }
  }
  return { ...adopted, convert: (answer) => adopted.convert(isJsonObject(answer) ? split(answer) : answer) }
}

interface Whole {
  readonly flat: FlatSchema
  readonly outer: JsonObject
  readonly keyword: Keyword
  readonly members: readonly FlatSchema[]
}

/** Every alternative with what is common to all, closed. */
function adoptWhole({ flat, outer, keyword, members }: Whole, place: Place, work: Work): Adopted | undefined {
  const { title, description, default: _given, ...common } = outer
  const wholes = members.flatMap((member, i) => {
    const whole = joined(member, { ...flat, schema: common })
    const inside = below(place, { at: `/${keyword}/${i}`, source: undefined })
    const ui = Object.fromEntries(Object.entries(place.ui).filter(([key]) => !key.startsWith('ui:')))
    const adopted = work.adoptFlat(whole, { ...inside, ui: known(ui, whole.schema) }, work)
    return adopted === undefined ? [] : [{ adopted, pasted: whole.schema }]
  })
  if (wholes.length === 0) return undefined
  if (wholes.some(({ pasted }) => saysObject(pasted))) noteClosed(`${place.pointer}/${keyword}`, work)
  const texts = Object.fromEntries(Object.entries({ title, description }).filter(([, text]) => text !== undefined))
  return {
    schema: { ...texts, [keyword]: wholes.map(({ adopted }) => adopted.schema) },
    ui: Object.assign({}, ...wholes.map(({ adopted }) => adopted.ui)),
    convert: (answer) => meant(wholes, answer)?.convert(answer) ?? answer,
  }
}

function noteClosed(pointer: string, { notes }: Work): void {
  const message = 'Each alternative is closed, so an answer with fields of another is refused.'
  notes.push({ kind: 'changed', of: 'schema', pointer, message })
}

const joined = (member: FlatSchema, outer: FlatSchema): FlatSchema => ({
  schema: mergedSchema(member.schema, outer.schema),
  conditionals: [...outer.conditionals, ...member.conditionals],
  dangling: [...outer.dangling, ...member.dangling],
})

const known = (ui: JsonObject, schema: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(ui).filter(([key]) => Object.hasOwn(objectAt(schema, 'properties'), key)))

/** The alternative that an answer looks like: of its type, and with most of its fields. */
function meant(
  wholes: readonly { readonly adopted: Adopted; readonly pasted: JsonObject }[],
  answer: JsonValue,
): Adopted | undefined {
  const likeness = ({ pasted }: { readonly pasted: JsonObject }): number => {
    const types = isJsonArray(pasted['type'])
      ? pasted['type']
      : [pasted['type'] ?? (isJsonObject(pasted['properties']) ? 'object' : null)]
    const isOfType = types.includes(typeOf(answer)) || (types.includes('integer') && typeof answer === 'number')
    if (!isJsonObject(answer)) return isOfType ? 1 : 0
    const fields = Object.keys(objectAt(pasted, 'properties'))
    return (isOfType ? 1 : 0) + Object.keys(answer).filter((key) => fields.includes(key)).length
  }
  return wholes.toSorted((left, right) => likeness(right) - likeness(left))[0]?.adopted
}

const listOf = (value: JsonValue | undefined): readonly JsonValue[] => (isJsonArray(value) ? value : [])
