import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { combinedSchemas, resolveSchema } from './schema-walk.ts'

/** The schemas that apply to a value: all that may, and those that do whatever the answers are. */
export interface ApplyingSchemas {
  readonly parts: readonly JsonObject[]
  readonly always: readonly JsonObject[]
  /** The properties that are declared by name. */
  readonly names: ReadonlySet<string>
  /** What applies to a property; no schemas for one that is merely allowed, undefined for one that is not. */
  readonly member: (key: string) => ApplyingSchemas | undefined
  /** What applies to an item of a list; undefined where nothing is declared of it. */
  readonly item: (index: number) => ApplyingSchemas | undefined
}

/** Finds what applies where some schemas of a form do. */
export type FindApplying = (schemas: readonly JsonObject[]) => ApplyingSchemas

/** Makes the function for a form's root. It remembers what it found: every record of a section needs the same. */
export function applyingSchemas(root: JsonObject): FindApplying {
  const known = new Map<JsonObject, ApplyingSchemas>()
  const find: FindApplying = (schemas) => {
    const only = schemas.length === 1 ? schemas[0] : undefined
    const before = only && known.get(only)
    if (before) return before
    const found = findApplying(root, schemas, find)
    if (only) known.set(only, found)
    return found
  }
  return find
}

function findApplying(root: JsonObject, schemas: readonly JsonObject[], find: FindApplying): ApplyingSchemas {
  const parts = combinedSchemas(root, schemas)
  const always = combinedSchemas(root, schemas, ['allOf'])
  const names = new Set(parts.flatMap((part) => Object.keys(objectAt(part, 'properties'))))
  return { parts, always, names, member: findMembers({ root, parts, always }, find), item: findItems(parts, find) }
}

interface Holder {
  readonly root: JsonObject
  readonly parts: readonly JsonObject[]
  readonly always: readonly JsonObject[]
}

function findMembers({ root, parts, always }: Holder, find: FindApplying): ApplyingSchemas['member'] {
  const isClosed = always.some(
    (part) => ownValue(part, 'additionalProperties') === false || ownValue(part, 'unevaluatedProperties') === false,
  )
  return (key) => {
    const schemas = parts.flatMap((part) => memberSchemas(part, key))
    if (schemas.length === 0 && isClosed) return undefined
    return find(schemas.map((schema) => resolveSchema(root, schema)))
  }
}

function memberSchemas(schema: JsonObject, key: string): readonly JsonObject[] {
  const declared = ownValue(objectAt(schema, 'properties'), key)
  const matching = Object.entries(objectAt(schema, 'patternProperties')).filter(([pattern]) =>
    new RegExp(pattern, 'u').test(key),
  )
  const found = [declared, ...matching.map(([, value]) => value)].filter((value) => value !== undefined)
  return found.map((value) => (isJsonObject(value) ? value : {}))
}

/** Remembers what applies to the items of a list that are all alike. */
function findItems(parts: readonly JsonObject[], find: FindApplying): ApplyingSchemas['item'] {
  const isTuple = parts.some((part) => isJsonArray(tupleOf(part)))
  let alike: ApplyingSchemas | undefined
  return (index) => {
    if (alike) return alike
    const schemas = parts.flatMap((part) => itemSchemas(part, index))
    const found = schemas.length === 0 ? undefined : find(schemas)
    if (!isTuple) alike = found
    return found
  }
}

const tupleOf = (schema: JsonObject) => ownValue(schema, 'prefixItems') ?? ownValue(schema, 'items')

function itemSchemas(schema: JsonObject, index: number): readonly JsonObject[] {
  const tuple = tupleOf(schema)
  const item = isJsonArray(tuple) ? (tuple[index] ?? ownValue(schema, 'items')) : tuple
  return isJsonObject(item) ? [item] : []
}
