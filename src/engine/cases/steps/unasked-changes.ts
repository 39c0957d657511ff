import { equalJson, isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import { isPinned } from '../model/question-pin.ts'

/**
 * Where sent answers differ from those before although no pinned field is there. What is not sent stays as it was, so
 * it is no difference.
 */
export function unaskedChanges(
  before: JsonValue | undefined,
  sent: JsonValue,
  fields: readonly JsonPointer[],
  at: JsonPointer = '',
): readonly JsonPointer[] {
  if (isPinned(at, fields) || equalJson(before, sent)) return []
  const isAround = at === '' || fields.some((field) => field.startsWith(`${at}/`))
  const members = isAround ? membersOf(sent) : undefined
  if (members === undefined) return [at]
  return members.flatMap(([name, value]) =>
    unaskedChanges(memberOf(before, name), value, fields, `${at}/${escapeSegment(name)}`),
  )
}

function membersOf(value: JsonValue): readonly (readonly [string, JsonValue])[] | undefined {
  if (isJsonArray(value)) return value.map((item, index) => [String(index), item] as const)
  return isJsonObject(value)
    ? Object.entries(value).flatMap(([name, member]) => (member === undefined ? [] : [[name, member] as const]))
    : undefined
}

const memberOf = (value: JsonValue | undefined, name: string): JsonValue | undefined =>
  isJsonArray(value) ? value[Number(name)] : isJsonObject(value) ? ownValue(value, name) : undefined
