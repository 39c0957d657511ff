import type { Arbitrary } from 'fast-check'
import { objectAt } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { fc } from '../../properties.ts'

/** A form with conditions as rjsf projects write them, and answers to it. */
export interface ConditionalForm {
  readonly schema: JsonObject
  readonly answers: readonly JsonObject[]
}

const animals = ['Cat', 'Fish', 'None']
const kinds: Readonly<Record<string, JsonObject>> = {
  animal: { type: 'string', enum: animals },
  owner: { type: 'string', minLength: 2 },
  count: { type: 'number', maximum: 9 },
  tame: { type: 'boolean' },
}
const values: Readonly<Record<string, readonly JsonValue[]>> = {
  animal: [...animals, 'Dog'],
  owner: ['A', 'Ann'],
  count: [0, 3, 12],
  tame: [true, false],
}
const added = ['x', 'y', 'z'] as const
const addedSchemas: readonly JsonObject[] = [
  { type: 'string', minLength: 2 },
  { type: 'number' },
  { type: 'object', properties: { inner: { type: 'string' } }, required: ['inner'] },
  { type: 'array', items: { type: 'string' } },
]
/** What rules cannot express, so that rjsf draws it. */
const odd: readonly JsonObject[] = [{ type: 'string', default: 'D' }, { const: 1 }, {}]

const fieldName = fc.constantFrom(...Object.keys(kinds))
const required = (names: Arbitrary<string>) => fc.uniqueArray(names, { maxLength: 2 })

const fieldTest: Arbitrary<JsonObject> = fieldName.chain((name) =>
  fc.oneof(
    fc.constantFrom(...(values[name] ?? [])).map((value): JsonObject => ({ properties: { [name]: { const: value } } })),
    fc
      .constantFrom(...(values[name] ?? []))
      .map((value): JsonObject => ({ properties: { [name]: { enum: [value] } }, required: [name] })),
    fc.constant<JsonObject>({ required: [name] }),
    fc.constant<JsonObject>({ properties: { count: { minimum: 2 } } }),
  ),
)
const test: Arbitrary<JsonValue> = fc.oneof(
  { weight: 6, arbitrary: fieldTest },
  { weight: 1, arbitrary: fieldTest.map((not): JsonObject => ({ not })) },
  { weight: 1, arbitrary: fc.tuple(fieldTest, fieldTest).map((anyOf): JsonObject => ({ anyOf })) },
  { weight: 1, arbitrary: fc.boolean() },
)

/** The fields that a condition adds: seldom the same name twice with another meaning. */
const addedFields: Arbitrary<JsonObject> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...added), fc.nat(40)), { selector: ([name]) => name, maxLength: 2 })
  .map((picked) =>
    Object.fromEntries(
      picked.map(([name, n]) => [name, odd[n - 38] ?? addedSchemas[n === 0 ? 1 : added.indexOf(name)] ?? {}]),
    ),
  )

const consequence = (depth: number): Arbitrary<JsonObject> =>
  fc
    .tuple(
      addedFields,
      required(fc.oneof({ weight: 1, arbitrary: fieldName }, { weight: 3, arbitrary: fc.constantFrom(...added) })),
      fc.integer({ min: 0, max: 9 }),
      depth > 1 ? fc.constant({}) : conditions(depth + 1),
    )
    .map(([properties, names, n, inside]) => ({
      properties: { ...properties, ...(n === 0 && { owner: { minLength: 3 } }) },
      ...(names.length > 0 && {
        required: n < 8 ? names.filter((name) => name in kinds || name in properties) : names,
      }),
      ...(n > 6 && inside),
    }))

const condition = (depth: number): Arbitrary<JsonObject> =>
  fc
    .tuple(test, fc.option(consequence(depth)), fc.option(consequence(depth)))
    .map(([tested, then, otherwise]) =>
      Object.fromEntries<JsonValue>([
        ['if', tested],
        ...(then === null ? [] : [['then', then] as const]),
        ...(otherwise === null ? [] : [['else', otherwise] as const]),
      ]),
    )

const arms = (name: string, depth: number): Arbitrary<JsonObject> =>
  fc.array(consequence(depth), { minLength: 1, maxLength: 3 }).map((parts) => ({
    oneOf: parts.map((part, i) => ({
      ...part,
      properties: { ...objectAt(part, 'properties'), [name]: { enum: [(values[name] ?? [])[i] ?? 'other'] } },
    })),
  }))

const dependencies = (depth: number): Arbitrary<JsonObject> =>
  fc
    .uniqueArray(
      fieldName.chain((name) =>
        fc.tuple(
          fc.constant(name),
          fc.oneof<Arbitrary<JsonValue>[]>(required(fieldName), consequence(depth), arms(name, depth)),
        ),
      ),
      { selector: ([name]) => name, minLength: 1, maxLength: 2 },
    )
    .map((found) => ({ dependencies: Object.fromEntries(found) }))

/** Conditions of one object. */
function conditions(depth: number): Arbitrary<JsonObject> {
  return fc.oneof(
    condition(depth),
    dependencies(depth),
    fc
      .array(fc.oneof(condition(depth), condition(depth), consequence(2)), { minLength: 1, maxLength: 3 })
      .map((allOf) => ({ allOf })),
    fc.tuple(condition(depth), dependencies(depth)).map(([one, other]) => ({ ...one, ...other })),
  )
}

const objectSchema = (fields: JsonObject): Arbitrary<JsonObject> =>
  fc
    .tuple(conditions(0), required(fieldName))
    .map(([more, names]) => ({ type: 'object', properties: { ...kinds, ...fields }, required: names, ...more }))

const objectAnswers: Arbitrary<JsonObject> = fc.record<Record<string, JsonValue>>(
  {
    ...Object.fromEntries(Object.entries(values).map(([name, some]) => [name, fc.constantFrom(...some)])),
    x: fc.constantFrom<JsonValue>('a', 'abc', 1),
    y: fc.constantFrom<JsonValue>(5, 'five'),
    z: fc.constantFrom<JsonValue>({ inner: 'a' }, { other: 1 }, 'a'),
  },
  { requiredKeys: [] },
)

/** Forms with conditions at their root, in an object and in the rows of a list. */
export const arbitraryConditional: Arbitrary<ConditionalForm> = fc.record({
  schema: fc
    .tuple(objectSchema({}), objectSchema({}))
    .chain(([near, row]) => objectSchema({ near, rows: { type: 'array', items: row } })),
  answers: fc.array(
    fc
      .tuple(objectAnswers, fc.option(objectAnswers), fc.array(objectAnswers, { maxLength: 2 }))
      .map(([own, near, rows]) => ({ ...own, rows, ...(near !== null && { near: { tame: true, ...near } }) })),
    { minLength: 1, maxLength: 4 },
  ),
})
