import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { adoptObject } from './adopt-object.ts'
import { below } from './adopted.ts'
import type { Adopted, Place, Work } from './adopted.ts'
import { FieldIds } from './field-ids.ts'
import { testSchema } from './test-schema.ts'

const own = [
  'title',
  'description',
  'minItems',
  'maxItems',
  'uniqueItems',
  'uniqueBy',
  'minContains',
  'maxContains',
  'readOnly',
  'examples',
]

/** A list of like items; a tuple becomes an object with a field for each place. */
export function adoptList(schema: JsonObject, place: Place, work: Work): Adopted | undefined {
  const { prefixItems, items, contains } = schema
  if (isJsonArray(prefixItems)) return adoptTuple(schema, prefixItems, place, work)
  const item = work.adopt(items === undefined || items === true ? { type: 'string' } : items, itemPlace(place), work)
  if (!isJsonObject(items)) noteItems(place, work)
  if (item === undefined) return undefined
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => own.includes(key)))
  return {
    schema: {
      ...kept,
      type: 'array',
      items: item.schema,
      ...(contains !== undefined && { contains: testSchema(contains, work) }),
    },
    ui: itemUi(item.ui, schema['uniqueItems'] === true),
    convert: (answer) => (isJsonArray(answer) ? answer.map((one) => item.convert(one) ?? null) : answer),
  }
}

/** Names of choices that are picked together stand with the list, those of one answer each with the items. */
function itemUi(ui: JsonObject, isPicked: boolean): JsonObject {
  const { 'ui:enumNames': names, ...rest } = ui
  const inside = isPicked ? rest : ui
  return {
    ...(isPicked && names !== undefined && { 'ui:enumNames': names }),
    ...(Object.keys(inside).length > 0 && { items: inside }),
  }
}

function namesOfItems(ui: JsonObject): JsonObject {
  const names = ownValue(ui, 'ui:enumNames') ?? ownValue(objectAt(ui, 'ui:options'), 'enumNames')
  return names === undefined ? {} : { 'ui:enumNames': names }
}

const itemPlace = (place: Place): Place =>
  below(place, {
    at: '/items',
    ui: { ...namesOfItems(place.ui), ...objectAt(place.ui, 'items') },
    uiPointer: `${place.uiPointer}/items`,
    ...(place.source !== undefined && { source: 'row' }),
  })

function noteItems({ pointer }: Place, { notes }: Work): void {
  const message = 'The list does not say what it holds; it became a list of texts.'
  notes.push({ kind: 'changed', of: 'schema', pointer, message, mend: 'Write "items": { "type": … }.' })
}

function adoptTuple(schema: JsonObject, places: readonly JsonValue[], place: Place, work: Work): Adopted | undefined {
  const message = 'Its items are identified by their place; it became an object with a field for each.'
  work.notes.push({ kind: 'changed', of: 'schema', pointer: place.pointer, message })
  const ids = new FieldIds([])
  const names = places.map((part, i) => ids.another(titleOf(part) ?? `Item ${i + 1}`))
  const more = isJsonObject(schema['items']) ? ids.another('More') : undefined
  const least = Number(ownValue(schema, 'minItems') ?? 0)
  const uis = ownValue(place.ui, 'items')
  const properties = {
    ...Object.fromEntries(names.map((name, i) => [name, places[i] ?? {}])),
    ...(more !== undefined && { [more]: { title: 'More', type: 'array', items: schema['items'] } }),
  }
  const { title, description, default: given } = schema
  const asObject = (answer: JsonValue): JsonValue => (isJsonArray(answer) ? spread(answer, names, more) : [answer])
  const adopted = adoptObject(
    {
      schema: { title, description, default: given, type: 'object', properties, required: names.slice(0, least) },
      conditionals: [],
      dangling: [],
    },
    {
      ...place,
      ui: {
        ...Object.fromEntries(
          Object.entries(place.ui).filter(([key]) => key.startsWith('ui:') && key !== 'ui:options'),
        ),
        ...Object.fromEntries(names.map((name, i) => [name, isJsonArray(uis) ? (uis[i] ?? {}) : {}])),
        ...(more !== undefined && { [more]: { items: ownValue(place.ui, 'additionalItems') ?? {} } }),
      },
    },
    work,
  )
  return { ...adopted, convert: (answer) => adopted.convert(asObject(answer)) }
}

function titleOf(part: JsonValue): string | undefined {
  const title = isJsonObject(part) ? ownValue(part, 'title') : undefined
  return typeof title === 'string' && title !== '' ? title : undefined
}

function spread(answer: readonly JsonValue[], names: readonly string[], more: string | undefined): JsonObject {
  const rest = answer.slice(names.length)
  return {
    ...Object.fromEntries(answer.slice(0, names.length).map((one, i) => [names[i] ?? '', one])),
    ...(rest.length > 0 && { [more ?? 'More']: rest }),
  }
}
