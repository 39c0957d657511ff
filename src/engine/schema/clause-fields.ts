import { equalJson, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { clauseOrder } from './clause-order.ts'
import { clausesOf, hasClauses } from './clauses.ts'
import type { Clause, ClauseTest } from './clauses.ts'
import { placedSchema } from './placed-schema.ts'

/** Groups of tests, of which one has to hold as a whole. */
export type AnyOfTests = readonly (readonly ClauseTest[])[]

/** A field that clauses add to an object. */
export interface ClauseField {
  readonly name: string
  /** The place of its schema. */
  readonly pointer: JsonPointer
  readonly shownWhile: AnyOfTests
}

/** What clauses add to an object. */
export interface ClauseFields {
  /** In the order in which rjsf draws them, after the object's own. */
  readonly fields: readonly ClauseField[]
  /** When they require a field, by its name. */
  readonly required: ReadonlyMap<string, AnyOfTests>
  /** Why rules that show and require fields cannot express the clauses exactly; undefined where they do. */
  readonly problem: string | undefined
}

/** Keywords that change what an answer may be, and not how rjsf draws its field. */
const narrowing: ReadonlySet<string> = new Set(
  'exclusiveMaximum exclusiveMinimum maxLength maximum minLength minimum multipleOf not pattern'.split(' '),
)

/** What the clauses of the object at a pointer add to it; undefined for an object without clauses. */
export function clauseFields(root: JsonObject, pointer: JsonPointer): ClauseFields | undefined {
  const place = placedSchema(root, pointer)
  if (!hasClauses(place.schema)) return undefined
  const { clauses, problem } = clausesOf(root, pointer)
  const properties = objectAt(place.schema, 'properties')
  const order = clauseOrder(clauses, (name) => Object.hasOwn(properties, name))
  const fields = order.names.map((name) => fieldOf(name, clauses))
  return {
    fields,
    required: requiredBy(clauses),
    problem:
      problem ??
      order.problem ??
      wholeProblem(place.schema, fields) ??
      firstOf(fields, ({ name }) => meaningProblem(root, name, clauses)) ??
      firstOf(clauses, (clause) => clauseProblem(root, clause, { properties, clauses })),
  }
}

function fieldOf(name: string, clauses: readonly Clause[]): ClauseField {
  const adding = clauses.filter(({ fields }) => fields.has(name))
  return { name, pointer: adding[0]?.fields.get(name) ?? '', shownWhile: adding.map(({ tests }) => tests) }
}

function requiredBy(clauses: readonly Clause[]): ReadonlyMap<string, AnyOfTests> {
  const names = new Set(clauses.flatMap(({ required }) => required))
  const testsOf = (name: string) => clauses.filter(({ required }) => required.includes(name)).map(({ tests }) => tests)
  return new Map([...names].map((name) => [name, testsOf(name)]))
}

function wholeProblem(schema: JsonObject, fields: readonly ClauseField[]): string | undefined {
  const { default: initial, additionalProperties, unevaluatedProperties } = schema
  if (fields.length === 0) return undefined
  if (additionalProperties === false || unevaluatedProperties !== undefined)
    return 'The object is closed, and its conditions add fields.'
  const isGiven = isJsonObject(initial) && fields.some(({ name }) => Object.hasOwn(initial, name))
  return isGiven ? 'The default of the object answers a field that only a condition adds.' : undefined
}

/** A field may be added by several clauses, if all mean the same. */
function meaningProblem(root: JsonObject, name: string, clauses: readonly Clause[]): string | undefined {
  const [first, ...others] = clauses.flatMap(({ fields }) => fields.get(name) ?? [])
  const written = getAt(root, first ?? '')
  if (!isJsonObject(written)) return `A condition does not say what "${name}" is.`
  const isSame = others.every((pointer) => equalJson(getAt(root, pointer) ?? null, written))
  return isSame ? undefined : `The field "${name}" is another one under another condition.`
}

function clauseProblem(
  root: JsonObject,
  { tests, fields, required }: Clause,
  around: { readonly properties: JsonObject; readonly clauses: readonly Clause[] },
): string | undefined {
  const { properties, clauses } = around
  for (const [name, pointer] of fields) {
    const known = ownValue(properties, name)
    if (known !== undefined && !isNarrower(getAt(root, pointer), known)) {
      return `A condition changes the field "${name}", which is there without it.`
    }
  }
  const isThere = (name: string) =>
    Object.hasOwn(properties, name) ||
    clauses.some((other) => other.fields.has(name) && other.tests.every((test) => tests.includes(test)))
  const absent = required.find((name) => !isThere(name))
  return absent === undefined ? undefined : `A condition requires "${absent}" without adding it.`
}

/** Whether a second schema of a field leaves it drawn as the first does. */
function isNarrower(part: JsonValue | undefined, known: JsonValue): boolean {
  if (!isJsonObject(part) || !isJsonObject(known)) return false
  return Object.entries(part).every(([key, value = null]) => narrowing.has(key) || equalJson(value, known[key] ?? null))
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
