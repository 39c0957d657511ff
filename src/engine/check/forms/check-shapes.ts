import { schemaTypeOf } from '../../fields/needs-island.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import { escapeSegment } from '../../json/pointer.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { alternativesOf, closedAgainst } from '../subject/object-parts.ts'

/** A schema that is drawn as a field, or as part of one. */
interface Drawn {
  readonly schema: JsonObject
  readonly pointer: JsonPointer
  /** The field's id. */
  readonly name: string
  /** Fields that an enclosing schema declares and types. */
  readonly known: ReadonlySet<string>
}

/**
 * Every field can be drawn and answered: it has a type, a list declares its items, and no alternative adds fields to an
 * object that allows no others.
 */
export function checkShapes({ document }: CheckedDocument): readonly Finding[] {
  const { schema } = document
  if (schema === undefined) return []
  const shared = ['$defs', 'definitions'].flatMap((keyword) =>
    Object.entries(objectAt(schema, keyword)).flatMap(([name, part]) =>
      isJsonObject(part) ? field(part, `/schema/${keyword}/${escapeSegment(name)}`, name) : [],
    ),
  )
  return [...inside({ schema, pointer: '/schema', name: '', known: new Set() }), ...shared]
}

function field(schema: JsonObject, pointer: JsonPointer, name: string): readonly Finding[] {
  return [...typeProblems(schema, pointer, name), ...inside({ schema, pointer, name, known: new Set() })]
}

/** Issues in the parts of a schema: its fields, items and alternatives. */
function inside({ schema, pointer, name, known }: Drawn): readonly Finding[] {
  const properties = Object.entries(objectAt(schema, 'properties'))
  const items = ownValue(schema, 'items')
  const own = new Set([...known, ...properties.map(([key]) => key)])
  return [
    ...listProblems(schema, pointer, name),
    ...properties.flatMap(([key, part]) => {
      if (!isJsonObject(part)) return []
      const at = `${pointer}/properties/${escapeSegment(key)}`
      return known.has(key) ? inside({ schema: part, pointer: at, name: key, known: new Set() }) : field(part, at, key)
    }),
    ...(isJsonObject(items) ? field(items, `${pointer}/items`, name) : []),
    ...alternativesOf(schema).flatMap(({ at, schema: part }) =>
      inside({ schema: part, pointer: `${pointer}/${at}`, name, known: own }),
    ),
    ...closedAgainst(schema).map(({ at, key }) => ({
      pointer: `${pointer}/${at}`,
      message:
        `The field "${key}" can never be answered, because "additionalProperties": false refuses it where "properties" does not name it. ` +
        'Declare it once in "properties" of the object, and show it by a rule of the UI schema.',
    })),
  ]
}

const sayWhat = ['$ref', 'oneOf', 'anyOf', 'allOf']

function typeProblems(schema: JsonObject, pointer: JsonPointer, name: string): readonly Finding[] {
  if (schemaTypeOf(schema) !== undefined || isJsonArray(ownValue(schema, 'type'))) return []
  if (sayWhat.some((keyword) => Object.hasOwn(schema, keyword))) return []
  const constant = ownValue(schema, 'const')
  const message = Object.hasOwn(schema, 'const')
    ? `The field "${name}" has a "const" and no type. Write "type": "${constant === null ? 'null' : typeof constant}" beside it.`
    : Object.hasOwn(schema, 'not')
      ? `The field "${name}" says only what its answer is not. Write its "type", and what it may be as "enum" or "pattern".`
      : `The field "${name}" has no type. Write "type": "string", or what else its answer is.`
  return [{ pointer, message }]
}

function listProblems(schema: JsonObject, pointer: JsonPointer, name: string): readonly Finding[] {
  const isList = schemaTypeOf(schema) === 'array' && !Object.hasOwn(schema, 'prefixItems')
  if (!isList || isJsonObject(ownValue(schema, 'items'))) return []
  return [{ pointer, message: `The list "${name}" does not say what it holds. Write "items": { "type": … }.` }]
}
