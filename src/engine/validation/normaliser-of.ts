import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { normaliser } from '../keywords/normalise.ts'
import { requiredNames } from '../schema/schema-walk.ts'
import { gatherFacets } from '../schema/schema-facets.ts'
import type { Facets } from '../schema/schema-facets.ts'

/** Returns the normal form of a value; undefined when the value counts as absent. */
export type Normalise = (value: JsonValue) => JsonValue | undefined

interface Member {
  readonly key: string
  readonly normalise: Normalise
}

type NodeFor = (schemas: readonly JsonObject[]) => Normalise

/** Creates the normalising function of a schema; recursive schemas are followed only as deep as the answers are. */
export const normaliserOf = (root: JsonObject): Normalise => makeNode(root, [root], nodesOf(root))

/** The normalising function of one field of a schema's root, equivalent to that of the whole schema. */
export function normaliserOfField(root: JsonObject, name: string): Normalise {
  const { properties, always } = gatherFacets(root, [root])
  const schemas = properties.get(name)
  if (schemas === undefined) return (value) => value
  return memberNormaliser(root, schemas, nodesOf(root), requiredIn(root, always).has(name))
}

function nodesOf(root: JsonObject): NodeFor {
  const known = new Map<JsonObject, Normalise>()
  const nodeFor: NodeFor = (schemas) => {
    const [only, ...others] = schemas
    if (only === undefined || others.length > 0) return lazily(() => makeNode(root, schemas, nodeFor))
    const cached = known.get(only)
    if (cached !== undefined) return cached
    const made = lazily(() => makeNode(root, schemas, nodeFor))
    known.set(only, made)
    return made
  }
  return nodeFor
}

function lazily(make: () => Normalise): Normalise {
  let made: Normalise | undefined
  return (value) => (made ??= make())(value)
}

function makeNode(root: JsonObject, schemas: readonly JsonObject[], nodeFor: NodeFor): Normalise {
  const facets = gatherFacets(root, schemas)
  const text = textNormaliser(facets)
  const object = objectNormaliser(root, facets, nodeFor)
  const list = listNormaliser(facets, nodeFor)
  return (value) => {
    if (typeof value === 'string') return text(value)
    if (value === null) return facets.allowsNull ? null : undefined
    if (typeof value !== 'object') return value
    return isJsonArray(value) ? list(value) : object(value)
  }
}

function textNormaliser({ steps, isText, isDate, allowsEmptyText }: Facets): (text: string) => string | undefined {
  const change = normaliser(steps)
  return (text) => {
    const changed = change === undefined ? text : change(text)
    if (isDate && (changed === '' || changed.startsWith('0001-01-01'))) return undefined
    return changed === '' && isText && !allowsEmptyText ? undefined : changed
  }
}

function objectNormaliser(
  root: JsonObject,
  { properties, always }: Facets,
  nodeFor: NodeFor,
): (object: JsonObject) => JsonObject {
  const required = requiredIn(root, always)
  const members: readonly Member[] = [...properties].map(([key, schemas]) => ({
    key,
    normalise: memberNormaliser(root, schemas, nodeFor, required.has(key)),
  }))
  return (object) => {
    let copy: Record<string, JsonValue | undefined> | undefined
    for (const { key, normalise } of members) {
      const before = Object.hasOwn(object, key) ? object[key] : undefined
      if (before === undefined) continue
      const after = normalise(before)
      if (after === before) continue
      copy ??= { ...object }
      if (after === undefined) delete copy[key]
      else copy[key] = after
    }
    return copy ?? object
  }
}

const requiredIn = (root: JsonObject, always: readonly JsonObject[]): ReadonlySet<string> =>
  new Set(always.flatMap((schema) => [...requiredNames(root, schema)]))

/** An empty optional object counts as absent if its schema requires something in it. */
function memberNormaliser(
  root: JsonObject,
  schemas: readonly JsonObject[],
  nodeFor: NodeFor,
  isRequired: boolean,
): Normalise {
  const normalise = nodeFor(schemas)
  const cannotBeEmpty = !isRequired && gatherFacets(root, schemas).always.some(asksForMembers)
  if (!cannotBeEmpty) return normalise
  return (value) => {
    const result = normalise(value)
    return isJsonObject(result) && Object.keys(result).length === 0 ? undefined : result
  }
}

function asksForMembers(schema: JsonObject): boolean {
  const required = ownValue(schema, 'required')
  return isJsonArray(required) && required.length > 0
}

function listNormaliser({ items, prefix }: Facets, nodeFor: NodeFor) {
  const item = items.length === 0 ? undefined : nodeFor(items)
  const first = prefix.map((schema) => nodeFor([schema]))
  return (list: readonly JsonValue[]): readonly JsonValue[] => {
    if (item === undefined && first.length === 0) return list
    const changed = list.map((value, i) => (first[i] ?? item)?.(value) ?? value)
    return changed.every((value, i) => value === list[i]) ? list : changed
  }
}
