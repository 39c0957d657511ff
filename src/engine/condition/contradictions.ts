import { equalJson, isJsonObject } from '../json.ts'
import type { JsonValue } from '../json.ts'
import { compareDates } from './compare-dates.ts'
import { isNamedOperand } from './named-values.ts'
import { operators } from './operators.ts'

/** An operator with a literal operand. */
type LiteralTest = readonly [operator: string, operand: JsonValue]

/** Operators that bound a value from below and from above. */
const lower: ReadonlySet<string> = new Set(['greaterThan', 'atLeast', 'after'])
const upper: ReadonlySet<string> = new Set(['lessThan', 'atMost', 'before'])

/**
 * Why conditions can never all hold: of one value they ask for two different values, for one that another of them
 * excludes, or for an empty range. Undefined when no such contradiction is seen.
 */
export function contradictionIn(conditions: readonly JsonValue[]): string | undefined {
  for (const [name, tests] of testsByName(conditions)) {
    if (equalityFails(tests) || rangeIsEmpty(tests)) return `What is asked of “${name}” can never hold at once`
  }
  return undefined
}

function testsByName(conditions: readonly JsonValue[]): ReadonlyMap<string, readonly LiteralTest[]> {
  const found = new Map<string, LiteralTest[]>()
  for (const condition of conditions) {
    if (!isJsonObject(condition) || typeof condition['value'] !== 'string') continue
    const { value: name, ...rest } = condition
    const tests = found.get(name) ?? []
    found.set(name, tests)
    for (const [operator, operand] of Object.entries(rest)) {
      if (operand !== undefined && !isNamedOperand(operand)) tests.push([operator, operand])
    }
  }
  return found
}

/** Whether a value that must equal something fails another of the tests. */
function equalityFails(tests: readonly LiteralTest[]): boolean {
  const asked = tests.find(([operator]) => operator === 'equals')
  if (asked !== undefined)
    return tests.some(([operator, operand]) => operators.get(operator)?.(asked[1], operand) === false)
  const [isEmpty] = tests.filter(([operator, operand]) => operator === 'empty' && operand === true)
  return isEmpty !== undefined && tests.some(([operator, operand]) => needsValue(operator, operand))
}

function needsValue(operator: string, operand: JsonValue): boolean {
  return (
    lower.has(operator) ||
    upper.has(operator) ||
    operator === 'contains' ||
    equalJson([operator, operand], ['empty', false])
  )
}

function rangeIsEmpty(tests: readonly LiteralTest[]): boolean {
  const lows = tests.filter(([operator]) => lower.has(operator))
  const highs = tests.filter(([operator]) => upper.has(operator))
  return lows.some((low) => highs.some((high) => leavesNothing(low, high)))
}

function leavesNothing([low, least]: LiteralTest, [high, most]: LiteralTest): boolean {
  const difference =
    typeof least === 'number' && typeof most === 'number' ? least - most : (compareDates(least, most) ?? -1)
  const meets = low === 'atLeast' && high === 'atMost'
  return difference > 0 || (difference === 0 && !meets)
}
