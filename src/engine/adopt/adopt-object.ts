import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { escapeSegment } from '../json/pointer.ts'
import { adoptBranchFields, branchDuties } from './branch-fields.ts'
import type { BranchField, BranchedObject } from './branch-fields.ts'
import { objectBranches } from './branches.ts'
import type { Branch } from './branches.ts'
import { itemsOfKeys, listOfKeys } from './adopt-map.ts'
import { adoptTexts, pastedTexts } from './adopt-texts.ts'
import { adoptOrder, noteUnknownFields } from './adopt-ui.ts'
import type { Adopted, Place, Work } from './adopted.ts'
import { convertObject, fieldOf } from './convert-object.ts'
import type { OwnField } from './convert-object.ts'
import { FieldIds } from './field-ids.ts'
import type { FlatSchema } from './flat-schema.ts'
import { withTellingChoices } from './telling-choices.ts'
import { testSchema } from './test-schema.ts'

/** An object: closed, with the fields of its branches, which rules show and require. */
export function adoptObject(flat: FlatSchema, place: Place, work: Work): Adopted {
  const { schema } = flat
  const written = withTellingChoices(objectAt(schema, 'properties'), flat.conditionals, { place, work })
  const branches = objectBranches(flat.conditionals, { fields: written, work })
  const more = takesKeys(schema, branches) ? 'Others' : undefined
  const texts = pastedTexts(written, place)
  const isText = (name: string) => texts.some((text) => text.name === name)
  const declared = Object.fromEntries(Object.entries(written).filter(([name]) => !isText(name)))
  if (more !== undefined && Object.keys(declared).length === 0 && place.path.length > 0)
    return adoptKeys(schema, place, work)
  const keys = Object.keys(declared)
  const properties = more === undefined ? declared : { ...declared, [more]: listOfKeys(schema, { ...work, keys }) }
  const names = [...keys, ...branches.flatMap((branch) => Object.keys(objectAt(branch.schema, 'properties')))]
  const ids = new FieldIds([...new Set([...names, ...(more === undefined ? [] : [more])])])
  noteNewIds(ids, names, place, work)
  const { required = [] } = schema
  const object: BranchedObject = { place, work, ids, properties, required: isJsonArray(required) ? required : [] }
  const own = adoptFields(properties, object)
  const added = adoptBranchFields(branches, object)
  const idIn = (name: string, branch: Branch) =>
    added.find((field) => field.name === name && field.branches.includes(branch))?.id ??
    fieldOf(own, name)?.id ??
    added.find((field) => field.name === name)?.id
  const kept = [...branchDuties(branches, object, idIn), ...apartOf(schema, ids, work)]
  noteUnknownFields(place, (name) => names.includes(name) || isText(name) || name === 'items', work)
  return {
    schema: {
      ...wholeOf(schema, place, work),
      ...closed([...own, ...added], requiredOf(schema, own, added)),
      ...(kept.length > 0 && { allOf: kept }),
    },
    ui: {
      ...adoptTexts(texts, Object.keys(written), (name) => fieldOf(own, name)?.id, object),
      ...adoptOrder(place, (name) => ids.of(name), added.length),
      ...uisOf([...own, ...added]),
    },
    convert: (answer) =>
      isJsonObject(answer) ? convertObject(answer, { own, added, more: fieldOf(own, more ?? ''), isText }) : answer,
  }
}

/** Whether the object takes keys of people's own. */
function takesKeys(schema: JsonObject, branches: readonly Branch[]): boolean {
  const more = ownValue(schema, 'additionalProperties')
  if (isJsonObject(more)) return true
  const isBare =
    !isJsonObject(schema['properties']) && !isJsonObject(schema['patternProperties']) && branches.length === 0
  return isBare && more !== false
}

function adoptKeys(schema: JsonObject, place: Place, work: Work): Adopted {
  const message = 'It has keys of people’s own; it became a list of names and values.'
  work.notes.push({ kind: 'changed', of: 'schema', pointer: place.pointer, message })
  const ui = { ...place.ui, items: { Value: objectAt(place.ui, 'additionalProperties') } }
  const list = work.adopt(listOfKeys(schema, { ...work, keys: [] }), { ...place, ui }, work)
  const adopted = list ?? { schema: { type: 'array', items: { type: 'string' } }, ui: {}, convert: (answer) => answer }
  const { description } = schema
  return {
    ...adopted,
    schema: { ...adopted.schema, ...(description !== undefined && { description }) },
    convert: (answer) => adopted.convert(isJsonObject(answer) ? itemsOfKeys(answer, () => false) : otherShape(answer)),
  }
}

/** A list given for the object is refused as before: it is no list of names and values. */
const otherShape = (answer: JsonValue): JsonValue =>
  isJsonArray(answer) ? Object.fromEntries(answer.entries()) : answer

function noteNewIds(ids: FieldIds, names: readonly string[], { pointer }: Place, { notes }: Work): void {
  for (const name of new Set(names)) {
    const id = ids.of(name)
    if (id === undefined || id === name) continue
    const message = `"${name}" cannot be a field’s id; it became "${id}".`
    notes.push({ kind: 'changed', of: 'schema', pointer: `${pointer}/properties/${escapeSegment(name)}`, message })
  }
}

function adoptFields(properties: JsonObject, { place, work, ids }: BranchedObject): readonly OwnField[] {
  return Object.entries(properties).flatMap(([name, part]) => {
    const id = ids.of(name) ?? name
    const inside: Place = {
      pointer: `${place.pointer}/properties/${escapeSegment(name)}`,
      uiPointer: `${place.uiPointer}/${escapeSegment(name)}`,
      ui: objectAt(place.ui, name),
      path: [...place.path, id],
      source: place.source === undefined ? undefined : `${place.source}.${id}`,
    }
    const adopted = work.adopt(part, inside, work)
    return adopted === undefined ? [] : [{ name, id, adopted }]
  })
}

/** The object's own members, closed. A field whose name became another id is called by its name. */
function closed(fields: readonly OwnField[], required: readonly string[]): JsonObject {
  const named = fields.map(({ name, id, adopted }): [string, JsonObject] => [
    id,
    id === name || adopted.schema['title'] !== undefined ? adopted.schema : { title: name, ...adopted.schema },
  ])
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(named),
    additionalProperties: false,
  }
}

function requiredOf(schema: JsonObject, own: readonly OwnField[], added: readonly BranchField[]): readonly string[] {
  const required = ownValue(schema, 'required')
  return (isJsonArray(required) ? required : []).flatMap((name) => {
    const field = [...own, ...added].find((one) => one.name === name)
    return field === undefined || field.adopted.allowsNone === true ? [] : [field.id]
  })
}

function uisOf(fields: readonly OwnField[]): JsonObject {
  const found = fields.filter(({ adopted }) => Object.keys(adopted.ui).length > 0)
  return Object.fromEntries(found.map(({ id, adopted }) => [id, adopted.ui]))
}

/** What the schema says of the object besides its fields. */
function wholeOf(schema: JsonObject, place: Place, work: Work): JsonObject {
  const { title, description, minProperties, maxProperties, not, readOnly, patternProperties } = schema
  const kept = Object.entries({ title, description, minProperties, maxProperties, readOnly })
  return {
    ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)),
    ...(not !== undefined && { not: testSchema(not, work) }),
    ...(isJsonObject(patternProperties) && { patternProperties: adoptPatterns(patternProperties, place, work) }),
  }
}

function adoptPatterns(patterns: JsonObject, place: Place, work: Work): JsonObject {
  const inside = (pattern: string): Place => ({
    ...place,
    pointer: `${place.pointer}/patternProperties/${escapeSegment(pattern)}`,
    ui: {},
    source: undefined,
  })
  const adopted = Object.entries(patterns).map(
    ([pattern, part]) => [pattern, work.adopt(part, inside(pattern), work)?.schema] as const,
  )
  return Object.fromEntries(adopted.filter(([, part]) => part !== undefined))
}

function apartOf(schema: JsonObject, ids: FieldIds, work: Work): readonly JsonObject[] {
  const { apart } = schema
  return isJsonArray(apart) ? apart.map((part) => testSchema(part, work, (name) => ids.of(name))) : []
}
