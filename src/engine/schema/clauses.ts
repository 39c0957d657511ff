import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { escapeSegment, getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { placedSchema } from './placed-schema.ts'
import type { PlacedSchema } from './placed-schema.ts'

/** A test of the object that a clause belongs to. Pointers are into the form's schema. */
export type ClauseTest =
  | { readonly kind: 'fits'; readonly pointer: JsonPointer; readonly isMet: boolean }
  | { readonly kind: 'answered'; readonly name: string }
  /** Of these schemas the answer fits the one at `index`, and no other. */
  | {
      readonly kind: 'only'
      readonly name: string
      readonly pointers: readonly JsonPointer[]
      readonly index: number
    }

/** What the schema of an object adds to its fields while all tests hold; without tests, always. */
export interface Clause {
  readonly tests: readonly ClauseTest[]
  /** The pointers of the schemas of its fields, by name. */
  readonly fields: ReadonlyMap<string, JsonPointer>
  readonly required: readonly string[]
}

/** The clauses of an object in the order in which rjsf adds them; `problem` says why they are not all of them. */
export interface Clauses {
  readonly clauses: readonly Clause[]
  readonly problem: string | undefined
}

/** Keywords that a clause may have: what rjsf draws of an object with others is not known from its fields. */
const ofClause: ReadonlySet<string> = new Set(
  '$comment $ref allOf dependencies else if maxProperties minProperties not properties required then type'.split(' '),
)
/** How deep clauses may be inside each other. */
const deepest = 16

interface Reading {
  readonly root: JsonObject
  readonly problems: string[]
}

/** Whether an object's schema has clauses (`if`, `allOf`, `dependencies`). */
export const hasClauses = (schema: JsonObject): boolean =>
  ['if', 'allOf', 'dependencies'].some((keyword) => Object.hasOwn(schema, keyword))

/**
 * The clauses of the object whose schema is at a pointer, as rjsf resolves them (`retrieveSchema`): first those of
 * `dependencies`, then those of `if`, then those of `allOf`.
 */
export function clausesOf(root: JsonObject, pointer: JsonPointer): Clauses {
  const reading: Reading = { root, problems: [] }
  const clauses = inside(placedSchema(root, pointer), [], reading)
  return { clauses, problem: reading.problems[0] }
}

function inside(place: PlacedSchema, tests: readonly ClauseTest[], reading: Reading): readonly Clause[] {
  const { schema, at } = place
  const members = isJsonArray(schema['allOf']) ? schema['allOf'] : []
  return [
    ...Object.keys(objectAt(schema, 'dependencies')).flatMap((name) => ofDependency(place, name, tests, reading)),
    ...ofCondition(place, tests, reading),
    ...members.flatMap((_, i) => whole(`${at('allOf')}/${i}`, tests, reading)),
  ]
}

function ofCondition({ schema, at }: PlacedSchema, tests: readonly ClauseTest[], reading: Reading): readonly Clause[] {
  if (schema['if'] === undefined) return []
  return (['then', 'else'] as const).flatMap((keyword) => {
    if (schema[keyword] === undefined) return []
    const test: ClauseTest = { kind: 'fits', pointer: at('if'), isMet: keyword === 'then' }
    return whole(at(keyword), [...tests, test], reading)
  })
}

function ofDependency(
  { schema, at }: PlacedSchema,
  name: string,
  tests: readonly ClauseTest[],
  reading: Reading,
): readonly Clause[] {
  const dependency = objectAt(schema, 'dependencies')[name]
  const active: readonly ClauseTest[] = [...tests, { kind: 'answered', name }]
  const { properties } = schema
  // rjsf reads the name as a path, and ignores what depends on a field that the same schema does not have.
  if (/[.[\]]/.test(name) || (isJsonObject(properties) && !Object.hasOwn(properties, name))) {
    reading.problems.push(`Something depends on "${name}", which is no field beside it.`)
  }
  if (isJsonArray(dependency)) return [{ tests: active, fields: new Map(), required: textsOf(dependency) }]
  const pointer = `${at('dependencies')}/${escapeSegment(name)}`
  const place = placedSchema(reading.root, pointer)
  const { oneOf, ...common } = place.schema
  return [
    ...(isJsonObject(dependency) ? own({ ...place, schema: common }, active, reading) : []),
    ...(isJsonArray(oneOf) ? ofArms(place.at('oneOf'), oneOf.length, { name, tests: active }, reading) : []),
  ]
}

/** The clauses of alternatives below a dependency, which the answer that they depend on tells apart. */
function ofArms(
  pointer: JsonPointer,
  count: number,
  { name, tests }: { readonly name: string; readonly tests: readonly ClauseTest[] },
  reading: Reading,
): readonly Clause[] {
  const arms = Array.from({ length: count }, (_, i) => placedSchema(reading.root, `${pointer}/${i}`))
  const pointers = arms.map(({ at }) => `${at('properties')}/${escapeSegment(name)}`)
  return arms.flatMap(({ schema, at }, index) => {
    const { [name]: discriminator, ...properties } = objectAt(schema, 'properties')
    if (!isJsonObject(discriminator))
      reading.problems.push(`An alternative below the dependency on "${name}" does not name it.`)
    const test: ClauseTest = { kind: 'only', name, pointers, index }
    return own({ schema: { ...schema, properties }, at }, [...tests, test], reading)
  })
}

function whole(pointer: JsonPointer, tests: readonly ClauseTest[], reading: Reading): readonly Clause[] {
  return isJsonObject(getAt(reading.root, pointer)) ? own(placedSchema(reading.root, pointer), tests, reading) : []
}

function own(place: PlacedSchema, tests: readonly ClauseTest[], reading: Reading): readonly Clause[] {
  const { schema, at } = place
  const problem = problemOf(schema, tests)
  if (problem !== undefined) reading.problems.push(problem)
  if (tests.length > deepest) return []
  const names = Object.keys(objectAt(schema, 'properties'))
  const fields = new Map(names.map((name) => [name, `${at('properties')}/${escapeSegment(name)}`]))
  const required = textsOf(ownValue(schema, 'required'))
  const isEmpty = names.length === 0 && required.length === 0
  return [...(isEmpty ? [] : [{ tests, fields, required }]), ...inside(place, tests, reading)]
}

function problemOf(schema: JsonObject, tests: readonly ClauseTest[]): string | undefined {
  const odd = Object.keys(schema).find((keyword) => !ofClause.has(keyword))
  if (odd !== undefined) return `A condition, dependency or part of it has "${odd}".`
  const { type = 'object' } = schema
  if (type !== 'object') return 'A condition or dependency is about a value that is no object.'
  if (tests.length > deepest) return 'Conditions are too deep inside each other.'
  // rjsf joins `required` of two schemas only where one of them is known to be an object's.
  const isBare = schema['type'] === undefined && schema['properties'] === undefined
  const isNested = ['if', 'dependencies'].some((keyword) => Object.hasOwn(schema, keyword))
  if (isBare && isNested && Object.hasOwn(schema, 'required')) return 'A condition without fields has others inside.'
  return undefined
}

const textsOf = (value: JsonValue | undefined): readonly string[] =>
  isJsonArray(value) ? value.filter((name) => typeof name === 'string') : []
