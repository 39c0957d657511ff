import { isJsonArray, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { parsePattern } from '../validation/pattern/parse-pattern.ts'
import type { PatternNode } from '../validation/pattern/pattern-tree.ts'

/** A text of each format, as people would write it. */
const byFormat: ReadonlyMap<string, string> = new Map([
  ['date', '2026-01-15'],
  ['time', '09:30:00Z'],
  ['iso-time', '09:30:00'],
  ['date-time', '2026-01-15T09:30:00Z'],
  ['iso-date-time', '2026-01-15T09:30:00Z'],
  ['clock-time', '09:30'],
  ['month', '2026-01'],
  ['duration', 'P1D'],
  ['email', 'name@example.com'],
  ['idn-email', 'name@example.com'],
  ['uri', 'https://example.com/'],
  ['url', 'https://example.com/'],
  ['uri-reference', '/page'],
  ['hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['uuid', '0a4d55a8-d778-4e5e-8f5d-0123456789ab'],
  ['regex', 'a+'],
  ['json-pointer', '/a'],
  ['data-url', 'data:text/plain;name=a.txt;base64,YQ=='],
  ['color', '#112233'],
])

/** How many more repetitions than needed are tried to reach a length. */
const mostRepeats = 60

/** A text that a schema of texts allows; its best guess where it has a pattern that cannot be followed. */
export function sampleText(schema: JsonObject, n = 0): string {
  const pattern = ownValue(schema, 'pattern')
  const format = byFormat.get(String(ownValue(schema, 'format')))
  const [least, most] = [limit(schema, 'minLength', 0), limit(schema, 'maxLength', Infinity)]
  if (typeof pattern === 'string') return byPattern(pattern, least, most) ?? 'a'
  if (format !== undefined) return format
  const word = `Text${n === 0 ? '' : ` ${n + 1}`}`
  return word.padEnd(least, 'x').slice(0, most)
}

function byPattern(pattern: string, least: number, most: number): string | undefined {
  const is = new RegExp(pattern, 'u')
  for (let more = 0; more <= mostRepeats; more += 1) {
    const text = matching(parsePattern(pattern), more)
    const padded = text.padEnd(least, 'a')
    for (const candidate of [text, padded]) {
      const { length } = Array.from(candidate)
      if (is.test(candidate) && length >= least && length <= most) return candidate
    }
  }
  return undefined
}

/** A text for a pattern, with more repetitions than needed. */
function matching(node: PatternNode, more: number): string {
  switch (node.kind) {
    case 'characters':
      return String.fromCodePoint(nicest(node.set))
    case 'sequence':
      return node.parts.map((part) => matching(part, more)).join('')
    case 'choice':
      return node.options.map((option) => matching(option, more)).find((text) => text !== '') ?? ''
    case 'repeat':
      return matching(node.body, more).repeat(Math.min(node.least + more, node.most))
    case 'look':
    case 'start':
    case 'end':
      return ''
  }
}

/** The code point that reads best: a letter, a digit, else any. */
function nicest(set: readonly (readonly [number, number])[]): number {
  const wanted = ['a', 'A', '1', '0', ' '].map((text) => text.codePointAt(0) ?? 0)
  const found = wanted.find((code) => set.some(([from, to]) => from <= code && code <= to))
  const printable = set.map(([from, to]) => (to >= 33 ? Math.max(from, 33) : from))
  return found ?? printable[0] ?? 97
}

function limit(schema: JsonObject, key: string, none: number): number {
  const value = ownValue(schema, key)
  return typeof value === 'number' && !isJsonArray(value) ? value : none
}
