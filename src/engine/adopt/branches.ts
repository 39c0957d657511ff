import type { Condition } from '../document/condition.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { Work } from './adopted.ts'
import { flatSchema, membersOf } from './flat-schema.ts'
import type { Conditional } from './flat-schema.ts'
import { allOf, testCondition } from './test-condition.ts'
import { testSchema } from './test-schema.ts'

/** What a pasted object says of its fields while tests of it hold. */
export interface Branch {
  readonly tests: readonly BranchTest[]
  /** Without conditions and alternatives, which are branches of their own. */
  readonly schema: JsonObject
  readonly pointer: JsonPointer
}

interface BranchTest {
  readonly test: JsonValue
  /** false: the branch is for the object that fails the test. */
  readonly holds: boolean
}

/** Every branch of an object, those inside branches too. */
export function objectBranches(conditionals: readonly Conditional[], work: Work): readonly Branch[] {
  return collect(conditionals, work, [])
}

function collect(conditionals: readonly Conditional[], work: Work, around: readonly BranchTest[]): readonly Branch[] {
  return conditionals.flatMap(({ test, then, otherwise, pointer }) => [
    ...branch(then, work, [...around, { test, holds: true }], pointer),
    ...branch(otherwise, work, [...around, { test, holds: false }], pointer),
  ])
}

function branch(
  written: JsonValue | undefined,
  work: Work,
  tests: readonly BranchTest[],
  pointer: JsonPointer,
): readonly Branch[] {
  if (written === undefined || written === true) return []
  if (written === false) return [{ tests, schema: { not: {} }, pointer }]
  const { schema, conditionals } = flatSchema(work.root, written, pointer)
  const choice = toldApart(schema, work.root)
  if (choice === undefined) return [{ tests, schema, pointer }, ...collect(conditionals, work, tests)]
  const { [choice.keyword]: _members, ...rest } = schema
  return [{ tests, schema: rest, pointer }, ...collect([...conditionals, ...choice.conditionals], work, tests)]
}

/** Alternatives of an object that a field tells apart. */
export interface ToldApart {
  readonly keyword: 'oneOf' | 'anyOf'
  readonly field: string
  /** The field's values, and what each alternative is called. */
  readonly values: readonly { readonly value: JsonValue; readonly title: JsonValue | undefined }[]
  readonly isRequired: boolean
  readonly conditionals: readonly Conditional[]
}

/**
 * Finds the field that tells the alternatives of a schema apart: each gives it other values; undefined when none does.
 */
export function toldApart(schema: JsonObject, root: JsonObject): ToldApart | undefined {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const members = membersOf(schema, keyword)?.map((member) => flatSchema(root, member, ''))
    if (members === undefined || members.length === 0) continue
    const [first] = members
    const field = Object.keys(objectAt(first?.schema, 'properties')).find((name) => isTelling(members, name))
    if (field === undefined) continue
    return {
      keyword,
      field,
      values: members.flatMap(({ schema: one }) =>
        valuesOf(one, field).map((value) => ({ value, title: ownValue(one, 'title') })),
      ),
      isRequired: members.every(({ schema: one }) => listOf(one['required']).includes(field)),
      conditionals: (membersOf(schema, keyword) ?? []).map((member, i) => ({
        test: { properties: { [field]: { enum: valuesOf(members[i]?.schema ?? {}, field) } }, required: [field] },
        then: member,
        otherwise: undefined,
        pointer: `/${keyword}/${i}`,
      })),
    }
  }
  return undefined
}

function isTelling(members: readonly { readonly schema: JsonObject }[], field: string): boolean {
  const values = members.map(({ schema }) => valuesOf(schema, field))
  const all = values.flat().map((value) => JSON.stringify(value))
  return values.every((some) => some.length > 0) && new Set(all).size === all.length
}

function valuesOf(schema: JsonObject, field: string): readonly JsonValue[] {
  const part = ownValue(objectAt(schema, 'properties'), field)
  if (!isJsonObject(part)) return []
  const constant = ownValue(part, 'const')
  return constant === undefined ? listOf(part['enum']) : [constant]
}

const listOf = (value: JsonValue | undefined): readonly JsonValue[] => (isJsonArray(value) ? value : [])

type IdOf = (name: string) => string | undefined

/** When a branch counts, as a condition; undefined where conditions cannot say it. */
export function branchCondition({ tests }: Branch, source: string, idOf: IdOf, work: Work): Condition | undefined {
  const found = tests.map(({ test, holds }) => {
    const condition = testCondition(testSchema(test, work, idOf), source)
    return condition === undefined || holds ? condition : { none: [condition] }
  })
  return allOf(found)
}

/** When a branch counts, as a schema of the object. */
export function branchTest({ tests }: Branch, idOf: IdOf, work: Work): JsonObject {
  const schemas = tests.map(({ test, holds }) => {
    const schema = testSchema(test, work, idOf)
    return holds ? schema : { not: schema }
  })
  const [only, ...others] = schemas
  return only !== undefined && others.length === 0 ? only : { allOf: schemas }
}
