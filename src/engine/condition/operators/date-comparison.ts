import { ownValue } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import { compareDates } from '../compare-dates.ts'
import { isNamedOperand } from '../named-values.ts'
import { namedOrLiteral } from './operator.ts'
import type { Operator, Subject } from './operator.ts'

/** A comparison with a date (`YYYY-MM-DD`) or a date-time; the date itself does not pass. */
export function dateComparison(name: string, description: string, side: 'lower' | 'upper'): Operator {
  return {
    name,
    operand: namedOrLiteral(description),
    holds: (value, operand) => {
      const difference = compareDates(value, operand) ?? 0
      return side === 'lower' ? difference > 0 : difference < 0
    },
    check: (subject, operand) => checkDate(name, subject, operand),
    bounds: { side, inclusive: false },
    needsValue: () => true,
  }
}

function checkDate(operator: string, subject: Subject, operand: JsonValue): string | undefined {
  const { name, schema, isList } = subject
  const isDate = /^date(?:-time)?$/.test(String(ownValue(schema, 'format')))
  if (isList || !isDate) return `"${name}" is not a date, so "${operator}" does not suit it.`
  if (isNamedOperand(operand)) return subject.comparable(operand)
  const isComparable = compareDates(operand, '2000-01-01') !== undefined
  return isComparable ? undefined : `"${operator}" of "${name}" compares with a date, YYYY-MM-DD.`
}
