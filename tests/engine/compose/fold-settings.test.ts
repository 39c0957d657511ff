import { describe, expect, test } from 'vitest'
import { browserDocument } from '../../../src/engine/compose/browser-document.ts'
import { foldCondition } from '../../../src/engine/compose/fold-condition.ts'
import { foldSettings } from '../../../src/engine/compose/fold-settings.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { evaluate } from '../../../src/engine/condition/evaluate.ts'
import { isCondition, readCondition } from '../../../src/engine/condition/read-condition.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { fc } from '../../properties.ts'

const settings: JsonObject = { on: true, off: false, text: 'KE', nested: { n: 3 } }
const always = { all: [] }
const never = { any: [] }
const open = { value: 'answers.a', equals: 1 }
const on = { value: 'settings.on', equals: true }
const off = { value: 'settings.off', equals: true }

function fold(condition: JsonValue, given = settings): JsonValue {
  if (!isCondition(condition)) throw new Error('not a condition')
  return foldCondition(condition, given)
}

describe('foldCondition', () => {
  test.each<[JsonValue, JsonValue]>([
    [on, always],
    [off, never],
    [{ value: 'settings.nested.n', atLeast: 3 }, always],
    [{ value: 'settings.unset', empty: true }, always],
    [{ value: 'settings.on', equals: { value: 'settings.off' } }, never],
    [open, open],
    [
      { value: 'answers.c', equals: { value: 'settings.text' } },
      { value: 'answers.c', equals: 'KE' },
    ],
    [
      { value: 'answers.c', equals: { value: 'settings.unset' } },
      { value: 'answers.c', equals: { value: 'settings.unset' } },
    ],
    [
      { value: 'settings.text', equals: { value: 'answers.c' } },
      { value: 'settings.text', equals: { value: 'answers.c' } },
    ],
    [{ all: [on, open] }, open],
    [{ all: [off, open] }, never],
    [{ all: [on, on] }, always],
    [{ any: [on, open] }, always],
    [{ any: [off, open] }, open],
    [{ any: [off] }, never],
    [{ none: [on, open] }, never],
    [{ none: [off, open] }, { none: [open] }],
    [{ none: [off] }, always],
    [{ all: [{ any: [off, open] }, { none: [off] }] }, open],
    [{ all: [] }, always],
    [{ any: [] }, never],
  ])('%j → %j', (condition, folded) => {
    expect(fold(condition)).toEqual(folded)
  })

  test('holds exactly when the condition does [ENG-11]', () => {
    const leaf = fc.record({
      value: fc.constantFrom('settings.on', 'settings.off', 'settings.unset', 'answers.a', 'answers.b'),
      equals: fc.constantFrom<JsonValue>(true, false, 1, { value: 'settings.on' }, { value: 'answers.b' }),
    })
    const { condition } = fc.letrec<{ condition: JsonObject }>((tie) => ({
      condition: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        leaf,
        fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
        fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
        fc.record({ none: fc.array(tie('condition'), { maxLength: 3 }) }),
      ),
    }))
    const answers = fc.record({ a: fc.constantFrom(true, false, 1), b: fc.constantFrom(true, false, 1) })
    const drawnSettings = fc.record({ on: fc.boolean(), off: fc.boolean() })
    fc.assert(
      fc.property(condition, answers, drawnSettings, (drawn, given, set) => {
        const folded = fold(drawn, set)
        expect(evaluate(readCondition(folded), { answers: given, settings: set })).toBe(
          evaluate(readCondition(drawn), { answers: given, settings: set }),
        )
      }),
      { numRuns: 3_000 },
    )
  })
})

const document: CompositeDocument = {
  schema: {
    type: 'object',
    properties: { a: {}, b: {}, when: {}, people: { type: 'array', items: { $ref: '#/$defs/person' } } },
    $defs: { person: { type: 'object', properties: { x: {}, y: {}, z: {} } } },
  },
  ui: {
    a: { 'ui:after': 'b' },
    when: { 'ui:help': 'A field may be called so' },
    people: { items: { x: { 'ui:after': 'y' } } },
    rules: [{ id: 'r', when: { all: [on, open] }, show: ['a'] }],
  },
  page: {
    kind: 'tabs',
    title: 'T',
    tabs: [
      { id: 'one', title: 'One', document: 'd', when: off },
      { id: 'two', title: 'Two', document: 'd' },
      { id: 'new', title: 'New', document: 'd', after: 'one' },
    ],
  },
  examples: { valid: [], invalid: [] },
}

describe('foldSettings', () => {
  test('decides the conditions of rules and pages, and nothing else', () => {
    const folded = foldSettings(document, settings)
    expect(folded.ui?.rules).toEqual([{ id: 'r', when: open, show: ['a'] }])
    expect(folded.ui?.when).toBe(document.ui?.when)
    expect(folded.page).toMatchObject({ tabs: [{ id: 'one', when: never }, { id: 'two' }, { id: 'new' }] })
    expect(folded.schema).toBe(document.schema)
  })

  test('gives the same document when nothing depends on settings', () => {
    const plain: CompositeDocument = { schema: { type: 'object' }, ui: { a: { 'ui:help': 'x' } } }
    expect(foldSettings(plain, settings)).toBe(plain)
  })
})

describe('browserDocument', () => {
  test('applies positions, nested ones too, and leaves the examples out', () => {
    const shown = browserDocument(document, settings)
    expect(shown.ui?.['ui:order']).toEqual(['b', 'a', 'when', 'people'])
    expect(shown.ui?.people).toEqual({ items: { x: { 'ui:after': 'y' }, 'ui:order': ['y', 'x', 'z'] } })
    expect(shown.page).toMatchObject({ tabs: [{ id: 'one' }, { id: 'new' }, { id: 'two' }] })
    expect(Object.keys(shown)).toEqual(['schema', 'ui', 'page'])
  })
})
