import { isJsonObject } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { compareDates } from './compare-dates.ts'
import { isNamedOperand } from './named-values.ts'
import { operatorList } from './operators/operator-list.ts'

/** An operator with a literal operand. */
type LiteralTest = readonly [operator: string, operand: JsonValue]

/**
 * The reason why conditions can never all be true: they require two different values of the same value, a value that
 * another condition excludes, or an empty range. Undefined when no such contradiction is found.
 */
export function contradictionIn(conditions: readonly JsonValue[]): string | undefined {
  for (const [name, tests] of testsByName(conditions)) {
    if (equalityFails(tests) || rangeIsEmpty(tests)) return `What is asked of "${name}" can never hold at once.`
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

/** Whether a value that must equal an operand fails another of the tests. */
function equalityFails(tests: readonly LiteralTest[]): boolean {
  const asked = tests.find(([operator]) => operator === 'equals')
  if (asked !== undefined)
    return tests.some(([operator, operand]) => operatorList.get(operator)?.holds(asked[1], operand) === false)
  const [isEmpty] = tests.filter(([operator, operand]) => operator === 'empty' && operand === true)
  return isEmpty !== undefined && tests.some(([operator, operand]) => operatorList.get(operator)?.needsValue(operand))
}

function rangeIsEmpty(tests: readonly LiteralTest[]): boolean {
  const bounding = (side: 'lower' | 'upper') => tests.filter(([name]) => operatorList.get(name)?.bounds?.side === side)
  const lows = bounding('lower')
  const highs = bounding('upper')
  return lows.some((low) => highs.some((high) => leavesNothing(low, high)))
}

function leavesNothing([low, least]: LiteralTest, [high, most]: LiteralTest): boolean {
  const difference =
    typeof least === 'number' && typeof most === 'number' ? least - most : (compareDates(least, most) ?? -1)
  const meets = [low, high].every((name) => operatorList.get(name)?.bounds?.inclusive)
  return difference > 0 || (difference === 0 && !meets)
}
