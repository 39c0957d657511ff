import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { normaliser } from '../keywords/normalise.ts'
import { combinedSchemas, requiredNames } from '../schema/schema-walk.ts'
import { gatherFacets } from '../schema/schema-facets.ts'
import type { Facets } from '../schema/schema-facets.ts'

/** Returns the normal form of a value; undefined when the value counts as absent. */
export type Normalise = (value: JsonValue) => JsonValue | undefined

interface Member {
  readonly normalise: Normalise
  /** The declared answer where there is none. */
  readonly byDefault: (() => JsonValue | undefined) | undefined
}

type NodeFor = (schemas: readonly JsonObject[]) => Normalise

/** The normal form of a form's answers. */
export interface AnswerNormaliser {
  readonly whole: Normalise
  /** What the whole makes of one field of the root, whether that is answered or not. */
  readonly field: (name: string, value: JsonValue | undefined) => JsonValue | undefined
}

/** Creates the normalising functions of a schema; recursive schemas are followed only as deep as the answers are. */
export function normaliserOf(root: JsonObject): AnswerNormaliser {
  const facets = gatherFacets(root, [root])
  const node = nodeWith(root, facets, nodesOf(root))
  return {
    whole: node.normalise,
    field: (name, value) => {
      const member = node.members.get(name)
      return member === undefined ? value : answerOf(member, value)
    },
  }
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

const makeNode = (root: JsonObject, schemas: readonly JsonObject[], nodeFor: NodeFor): Normalise =>
  nodeWith(root, gatherFacets(root, schemas), nodeFor).normalise

interface NormalisedNode {
  readonly normalise: Normalise
  readonly members: ReadonlyMap<string, Member>
}

function nodeWith(root: JsonObject, facets: Facets, nodeFor: NodeFor): NormalisedNode {
  const text = textNormaliser(facets)
  const members = membersOf(root, facets, nodeFor)
  const list = listNormaliser(facets, nodeFor)
  const each = [...members]
  const normalise: Normalise = (value) => {
    if (typeof value === 'string') return text(value)
    if (value === null) return facets.allowsNull ? null : undefined
    if (typeof value !== 'object') return value
    return isJsonArray(value) ? list(value) : normalisedObject(value, each)
  }
  return { normalise, members }
}

function textNormaliser({ steps, isText, isDate, allowsEmptyText }: Facets): (text: string) => string | undefined {
  const change = normaliser(steps)
  return (text) => {
    const changed = change === undefined ? text : change(text)
    if (isDate && (changed === '' || changed.startsWith('0001-01-01'))) return undefined
    return changed === '' && isText && !allowsEmptyText ? undefined : changed
  }
}

function membersOf(root: JsonObject, { properties, always }: Facets, nodeFor: NodeFor): ReadonlyMap<string, Member> {
  const holder = { always, required: requiredIn(root, always) }
  return new Map([...properties].map((property) => [property[0], memberOf(root, property, nodeFor, holder)]))
}

/** @param members an array, which is quicker to go through than a map */
function normalisedObject(object: JsonObject, members: readonly (readonly [string, Member])[]): JsonObject {
  let copy: Record<string, JsonValue | undefined> | undefined
  for (const [key, member] of members) {
    const before = Object.hasOwn(object, key) ? object[key] : undefined
    if (before === undefined && member.byDefault === undefined) continue
    const after = answerOf(member, before)
    if (after === before) continue
    copy ??= { ...object }
    if (after === undefined) delete copy[key]
    else copy[key] = after
  }
  return copy ?? object
}

/** What applies to an object whatever its answers are, and what it requires. */
interface Holder {
  readonly always: readonly JsonObject[]
  readonly required: ReadonlySet<string>
}

function memberOf(
  root: JsonObject,
  [key, schemas]: readonly [string, readonly JsonObject[]],
  nodeFor: NodeFor,
  { always, required }: Holder,
): Member {
  const normalise = memberNormaliser(root, schemas, nodeFor, required.has(key))
  const declared = required.has(key) ? undefined : defaultIn(always, key)
  return { normalise, byDefault: declared === undefined ? undefined : () => normalise(declared) }
}

function answerOf({ normalise, byDefault }: Member, given: JsonValue | undefined): JsonValue | undefined {
  const answer = given === undefined ? undefined : normalise(given)
  return answer === undefined ? byDefault?.() : answer
}

/** The default that holds whatever the answers are. A required field has none: it has to be answered. */
function defaultIn(always: readonly JsonObject[], key: string): JsonValue | undefined {
  const declared = always.map((schema) => ownValue(objectAt(objectAt(schema, 'properties'), key), 'default'))
  return declared.find((value) => value !== undefined)
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
  const cannotBeEmpty = !isRequired && combinedSchemas(root, schemas, ['allOf']).some(asksForMembers)
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
