import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** The lists of a rule that name fields. */
export const ruleEffects = ['show', 'enable', 'require'] as const

/** What is left of a rule or group without a field in some of its lists: nothing when it names no other field. */
export function withoutName(
  item: JsonValue,
  from: readonly string[],
  name: string,
  all: readonly string[] = from,
): readonly JsonValue[] {
  if (!isJsonObject(item)) return [item]
  const left = from.reduce<JsonObject>((changed, key) => withoutNameIn(changed, key, name), item)
  return left === item || all.some((key) => Object.hasOwn(left, key)) ? [left] : []
}

function withoutNameIn(item: JsonObject, key: string, name: string): JsonObject {
  const list = ownValue(item, key)
  if (!isJsonArray(list) || !list.includes(name)) return item
  const { [key]: _before, ...rest } = item
  const left = list.filter((one) => one !== name)
  return left.length === 0 ? rest : { ...rest, [key]: left }
}
