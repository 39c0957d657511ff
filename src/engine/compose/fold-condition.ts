import type { Condition } from '../document/condition.ts'
import { dependenciesOf } from '../condition/dependencies-of.ts'
import { evaluate } from '../condition/evaluate.ts'
import { groups } from '../document/condition-groups.ts'
import type { Group } from '../document/condition-groups.ts'
import { isNamedOperand, valueReader } from '../condition/named-values.ts'
import { isNamed } from '../condition/compile-condition.ts'
import { isCondition } from '../condition/read-condition.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { mapMembers } from '../schema/walk-schema.ts'

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
  const group = groups.get(kind)
  return group ? simplify(group, folded) : { [kind]: folded }
}

const constant = (holds: boolean): JsonObject => (holds ? always : never)

function simplify({ name, neutral, empty }: Group, members: readonly JsonValue[]): JsonValue {
  if (members.includes(constant(!neutral))) return constant(!empty)
  const left = members.filter((member) => member !== constant(neutral))
  const [only, ...others] = left
  if (only === undefined) return constant(empty)
  // With one member “all” and “any” say what it says, since without any they say what makes no difference to them.
  return others.length === 0 && neutral === empty ? only : { [name]: left }
}

function foldTest(test: JsonObject & Condition, settings: JsonObject): JsonValue {
  if ([...dependenciesOf(test)].every(isSetting)) return evaluate(test, { settings }) ? always : never
  return mapMembers(test, (operand, name) => {
    if (!isNamed(name, operand) || !isSetting(operand.value)) return operand
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
