import { isJsonArray, isJsonObject } from './json.ts'
import type { JsonValue } from './json.ts'

/** The longest line of the project's files. */
const longestLine = 120

/**
 * A value as the project's formatter writes it in a file: each member of an object on a line of its own, a list on one
 * line where it fits and has no objects.
 *
 * @param depth how deep in its file it is
 * @param before how many characters stand before it on its line
 */
export function formattedJson(value: JsonValue, depth = 0, before = 2 * depth): string {
  const inside = '  '.repeat(depth + 1)
  const around = (open: string, lines: readonly string[], close: string) =>
    `${open}\n${lines.map((line) => `${inside}${line}`).join(',\n')}\n${'  '.repeat(depth)}${close}`
  if (isJsonArray(value)) {
    const short = onOneLine(value)
    // A comma may follow it.
    if (short !== undefined && before + short.length < longestLine) return short
    const lines = value.map((item) => formattedJson(item, depth + 1))
    return around('[', lines, ']')
  }
  if (!isJsonObject(value)) return JSON.stringify(value)
  const lines = Object.entries(value).map(([name, member = null]) => {
    const key = `${JSON.stringify(name)}: `
    return `${key}${formattedJson(member, depth + 1, inside.length + key.length)}`
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
