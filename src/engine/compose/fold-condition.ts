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

/** The condition that is always true, and the one that is never true. */
const always: JsonObject = { all: [] }
const never: JsonObject = { any: [] }

/**
 * The condition with every part that depends only on the settings decided: `{"all":[]}` is always true, `{"any":[]}`
 * never. Where a test compares another value with a setting, the setting is replaced by its value.
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
  // “all” and “any” of one member equal that member; “none” of one member negates it.
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

/** Part of a page or UI schema with every condition folded, in every member `when` or `enable`. */
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
