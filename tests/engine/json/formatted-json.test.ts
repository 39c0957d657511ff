import { describe, expect, test } from 'vitest'
import { formattedJson } from '../../../src/engine/json/formatted-json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'

describe('a value is written as the formatter of the project leaves it', () => {
  test.each<[string, JsonValue, string]>([
    ['nothing in it', { a: {}, b: [] }, '{\n  "a": {},\n  "b": []\n}'],
    ['a short list', { a: ['x', 1, null] }, '{\n  "a": ["x", 1, null]\n}'],
    ['objects in a list', [{ a: 1 }], '[\n  {\n    "a": 1\n  }\n]'],
    ['lists in a list', { a: [['x', 'y'], 'z'] }, '{\n  "a": [["x", "y"], "z"]\n}'],
    ['an unusual text', ['“a”\n'], '["“a”\\n"]'],
  ])('%s', (_, value, text) => expect(formattedJson(value)).toBe(text))

  test('a list that does not fit on a line has each item on one', () => {
    const [fits, not] = [['x'.repeat(116)], ['x'.repeat(117)]]
    expect(formattedJson(fits).split('\n')).toHaveLength(1)
    expect(formattedJson(not)).toBe(`[\n  "${'x'.repeat(117)}"\n]`)
  })
})
