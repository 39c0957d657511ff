import { after } from './after.ts'
import { atLeast } from './at-least.ts'
import { atMost } from './at-most.ts'
import { before } from './before.ts'
import { contains } from './contains.ts'
import { empty } from './empty.ts'
import { equals } from './equals.ts'
import { greaterThan } from './greater-than.ts'
import { isIn } from './in.ts'
import { lessThan } from './less-than.ts'
import { notEquals } from './not-equals.ts'
import { notIn } from './not-in.ts'
import type { Operator } from './operator.ts'

const operators: readonly Operator[] = [
  equals,
  notEquals,
  isIn,
  notIn,
  empty,
  greaterThan,
  atLeast,
  lessThan,
  atMost,
  before,
  after,
  contains,
]

/** All operators of tests, by name. Any other name is an error, never true. */
export const operatorList: ReadonlyMap<string, Operator> = new Map(
  operators.map((operator) => [operator.name, operator]),
)
