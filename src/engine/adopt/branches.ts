import type { Condition } from '../document/condition.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { Work } from './adopted.ts'
import { flatSchema } from './flat-schema.ts'
import type { Conditional } from './flat-schema.ts'
import { limitedBranch } from './telling-choices.ts'
import { allOf, testCondition } from './test-condition.ts'
import { testSchema } from './test-schema.ts'
import { toldApart } from './telling-field.ts'

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

/** An object with branches. */
interface Branching {
  /** The fields that it always has. */
  readonly fields: JsonObject
  readonly work: Work
}

/** Every branch of an object, those inside branches too. */
export function objectBranches(conditionals: readonly Conditional[], object: Branching): readonly Branch[] {
  return collect(conditionals, object, [])
}

function collect(
  conditionals: readonly Conditional[],
  object: Branching,
  around: readonly BranchTest[],
): readonly Branch[] {
  return conditionals.flatMap(({ test, then, otherwise, pointer }) => [
    ...branch(then, object, [...around, { test, holds: true }], pointer),
    ...branch(otherwise, object, [...around, { test, holds: false }], pointer),
  ])
}

function branch(
  written: JsonValue | undefined,
  object: Branching,
  tests: readonly BranchTest[],
  pointer: JsonPointer,
): readonly Branch[] {
  const { fields, work } = object
  if (written === undefined || written === true) return []
  if (written === false) return [{ tests, schema: { not: {} }, pointer }]
  const { schema, conditionals } = flatSchema(work.root, written, pointer)
  const choice = toldApart(schema, work.root)
  if (choice === undefined) return [{ tests, schema, pointer }, ...collect(conditionals, object, tests)]
  const { [choice.keyword]: _members, ...rest } = schema
  const whole = limitedBranch(rest, fields, choice, work)
  return [{ tests, schema: whole, pointer }, ...collect([...conditionals, ...choice.conditionals], object, tests)]
}

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
