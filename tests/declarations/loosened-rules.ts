import { isJsonArray, isJsonObject, ownValue } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'

const always: JsonObject = { value: 'today', empty: false }

/** Every rule that is one step looser than a pass rule: a test less, a count lower, a kind of record more. */
export function loosenedRules(rule: JsonObject): readonly JsonObject[] {
  return [always, ...looserInside(rule)]
}

function looserInside(rule: JsonObject): readonly JsonObject[] {
  if (Object.hasOwn(rule, 'section')) return looserCount(rule)
  return looserGroup(rule, loosenedRules)
}

/** A group of rules or conditions with one member looser, or with one less where all have to hold. */
function looserGroup(group: JsonObject, loosen: (member: JsonObject) => readonly JsonObject[]): readonly JsonObject[] {
  const [[kind, members] = ['', undefined]] = Object.entries(group)
  if (!isJsonArray(members)) return []
  if (kind === 'none') throw new Error('What is looser than “none” is not known here.')
  return members.flatMap((member, i) => [
    ...(kind === 'all' && members.length > 1 ? [{ [kind]: members.toSpliced(i, 1) }] : []),
    ...(isJsonObject(member) ? loosen(member) : []).map((looser) => ({ [kind]: members.with(i, looser) })),
  ])
}

/** A count of records or rows with one of its limits wider. */
function looserCount(test: JsonObject): readonly JsonObject[] {
  const { where, atLeast, atMost, distinct: _distinct, containing = [], current, ...rest } = test
  const lists = isJsonArray(containing) ? containing.filter(isJsonObject) : []
  const changes: readonly JsonObject[] = [
    ...looserWhere(where).map((looser) => ({ where: looser })),
    ...(typeof atLeast === 'number' && atLeast > 1 ? [{ atLeast: atLeast - 1 }] : []),
    ...(typeof atMost === 'number' ? [{ atMost: atMost + 1 }] : []),
    ...lists.flatMap((list, i) => looserCount(list).map((looser) => ({ containing: lists.with(i, looser) }))),
  ]
  return [
    ...changes.map((change) => ({ ...test, ...change })),
    ...['where', 'distinct', 'containing'].flatMap((key) => (Object.hasOwn(test, key) ? [without(test, key)] : [])),
    ...(Object.hasOwn(rest, 'section') && current !== false ? [{ ...test, current: false }] : []),
  ]
}

function looserWhere(condition: JsonValue | undefined): readonly JsonObject[] {
  if (!isJsonObject(condition)) return []
  if (!Object.hasOwn(condition, 'value')) return looserGroup(condition, (member) => [always, ...looserWhere(member)])
  const { atLeast } = condition
  return typeof atLeast === 'number' ? [{ ...condition, atLeast: atLeast - 1 }] : []
}

const without = (object: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key && ownValue(object, name) !== undefined))
