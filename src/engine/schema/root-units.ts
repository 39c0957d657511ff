import { isJsonArray, isJsonObject, objectAt } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

const bound = /"(?:unevaluated\w+|\$dynamicRef|\$recursiveRef)":/

/**
 * The conditions of a form's root, each as a schema of the whole answers, by the keyword (and index or name) that it is
 * written under. Each can be checked alone. Empty where they
 * cannot: the schema depends on what they have looked at, or one of them is no schema with keywords.
 */
export function rootUnits(schema: JsonObject): ReadonlyMap<string, JsonObject> {
  const { if: test, then, else: otherwise, allOf } = schema
  const members = isJsonArray(allOf) ? [...allOf.entries()] : []
  if (bound.test(JSON.stringify(schema)) || !members.every(([, member]) => isJsonObject(member))) return new Map()
  const condition = Object.entries({ if: test, then, else: otherwise }).filter(([, part]) => part !== undefined)
  const named = (['dependencies', 'dependentRequired'] as const).flatMap((keyword) =>
    Object.entries(objectAt(schema, keyword)).map(
      ([name, part]) => [`${keyword}/${name}`, { [keyword]: { [name]: part } }] as const,
    ),
  )
  return new Map<string, JsonObject>([
    ...(test === undefined ? [] : [['if', Object.fromEntries(condition)] as const]),
    ...members.flatMap(([i, member]) => (isJsonObject(member) ? [[`allOf/${i}`, member] as const] : [])),
    ...named,
  ])
}

/** A form's root without some of its units. */
export function withoutUnits(schema: JsonObject, names: ReadonlySet<string>): JsonObject {
  if (names.size === 0) return schema
  const { allOf } = schema
  const left = Object.entries(schema).flatMap(
    ([keyword, value]): readonly (readonly [string, JsonValue | undefined])[] => {
      if (['if', 'then', 'else'].includes(keyword)) return names.has('if') ? [] : [[keyword, value]]
      if (keyword === 'dependencies' || keyword === 'dependentRequired') {
        const parts = Object.entries(objectAt(schema, keyword)).filter(([name]) => !names.has(`${keyword}/${name}`))
        return parts.length === 0 ? [] : [[keyword, Object.fromEntries(parts)]]
      }
      return [[keyword, value]]
    },
  )
  const members = isJsonArray(allOf) ? allOf.filter((_, i) => !names.has(`allOf/${i}`)) : []
  const { allOf: _members, ...rest } = Object.fromEntries(left)
  return members.length === 0 ? rest : { ...rest, allOf: members }
}
