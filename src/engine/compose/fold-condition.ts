import type { Condition } from '../condition/condition.ts'
import { dependenciesOf } from '../condition/dependencies-of.ts'
import { evaluate } from '../condition/evaluate.ts'
import { isNamedOperand, valueReader } from '../condition/named-values.ts'
import { literalOperators } from '../condition/operators.ts'
import { isCondition } from '../condition/read-condition.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import { mapMembers } from './walk-schema.ts'

/** The condition that always holds, and the one that never does. */
const always: JsonObject = { all: [] }
const never: JsonObject = { any: [] }

/**
 * The condition with everything that depends on the settings alone decided: `{"all":[]}` always holds, `{"any":[]}`
 * never does. Where a test compares another value with a setting, the setting's value takes its place.
 * @throws Error for an operator or source that does not exist
 */
export function foldCondition(condition: JsonValue & Condition, settings: JsonObject): JsonValue {
  if (!isJsonObject(condition)) return condition
  const [[kind, members] = ['', undefined]] = Object.entries(condition)
  if (Object.hasOwn(condition, 'value') || !isJsonArray(members)) return foldTest(condition, settings)
  const folded = members.flatMap((member) => (isCondition(member) ? [foldCondition(member, settings)] : []))
  if (kind === 'all') return simplify('all', folded, { drop: always, settle: never, empty: always })
  if (kind === 'any') return simplify('any', folded, { drop: never, settle: always, empty: never })
  return simplify('none', folded, { drop: never, settle: always, empty: always })
}

interface Simplification {
  /** The member that makes no difference. */
  readonly drop: JsonObject
  /** The member that decides the group. */
  readonly settle: JsonObject
  /** What a group without members is. */
  readonly empty: JsonObject
}

function simplify(kind: 'all' | 'any' | 'none', members: readonly JsonValue[], how: Simplification): JsonValue {
  if (members.includes(how.settle)) return kind === 'any' ? always : never
  const left = members.filter((member) => member !== how.drop)
  const [only] = left
  if (only === undefined) return how.empty
  return left.length === 1 && kind !== 'none' ? only : { [kind]: left }
}

function foldTest(test: JsonObject & Condition, settings: JsonObject): JsonValue {
  if ([...dependenciesOf(test)].every(isSetting)) return evaluate(test, { settings }) ? always : never
  return mapMembers(test, (operand, name) => {
    if (literalOperators.has(name) || !isNamedOperand(operand) || !isSetting(operand.value)) return operand
    const value = valueReader(operand.value)({ settings })
    return value === undefined || isNamedOperand(value) ? operand : value
  })
}

function isSetting(name: string): boolean {
  return name === 'settings' || name.startsWith('settings.')
}

/** A page's or UI schema's part with every condition in it folded, wherever a member `when` or `enable` holds one. */
export function foldConditionsIn(node: JsonValue, settings: JsonObject): JsonValue {
  if (isJsonArray(node)) {
    const items = node.map((item) => foldConditionsIn(item, settings))
    return items.every((item, i) => item === node[i]) ? node : items
  }
  if (!isJsonObject(node)) return node
  return mapMembers(node, (member, key) =>
    (key === 'when' || key === 'enable') && isCondition(member)
      ? foldCondition(member, settings)
      : foldConditionsIn(member, settings),
  )
}

/** The object with one member changed, if it has it. */
export function changeMember(object: JsonObject, key: string, change: (member: JsonValue) => JsonValue): JsonObject {
  const member = ownValue(object, key)
  const changed = member === undefined ? undefined : change(member)
  return changed === member ? object : { ...object, [key]: changed }
}
