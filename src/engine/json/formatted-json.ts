import { isJsonArray, isJsonObject } from './json.ts'
import type { JsonValue } from './json.ts'

/** The longest line of the project's files. */
const longestLine = 120

/** Where a value stands in a file. */
interface Place {
  /** How deep. */
  readonly depth: number
  /** How many characters stand before it on its line, and after it. */
  readonly before: number
  readonly after: number
}

/**
 * A value as the project's formatter writes it in a file: each member of an object on a line of its own, a list on one
 * line where it fits and has no objects.
 */
export function formattedJson(value: JsonValue, place: Place = { depth: 0, before: 0, after: 0 }): string {
  const { depth, before, after } = place
  const inside = '  '.repeat(depth + 1)
  const around = (open: string, lines: readonly string[], close: string) =>
    `${open}\n${lines.map((line) => `${inside}${line}`).join(',\n')}\n${'  '.repeat(depth)}${close}`
  // A comma follows all but the last.
  const at = (start: number, index: number, count: number): Place => ({
    depth: depth + 1,
    before: inside.length + start,
    after: index < count - 1 ? 1 : 0,
  })
  if (isJsonArray(value)) {
    const short = onOneLine(value)
    if (short !== undefined && before + short.length + after <= longestLine) return short
    const lines = value.map((item, i) => formattedJson(item, at(0, i, value.length)))
    return around('[', lines, ']')
  }
  if (!isJsonObject(value)) return JSON.stringify(value)
  const members = Object.entries(value)
  const lines = members.map(([name, member = null], i) => {
    const key = `${JSON.stringify(name)}: `
    return `${key}${formattedJson(member, at(key.length, i, members.length))}`
  })
  return lines.length === 0 ? '{}' : around('{', lines, '}')
}

/** A list without objects on one line; undefined where that may not be. */
function onOneLine(list: readonly JsonValue[]): string | undefined {
  const items: string[] = []
  for (const item of list) {
    const text = isJsonArray(item) ? onOneLine(item) : isWritten(item) ? JSON.stringify(item) : undefined
    if (text === undefined) return undefined
    items.push(text)
  }
  return list.length > 1 && list.every((item) => isJsonArray(item) && item.length > 1)
    ? undefined
    : `[${items.join(', ')}]`
}

const isWritten = (item: JsonValue): boolean => !isJsonObject(item) || Object.keys(item).length === 0
