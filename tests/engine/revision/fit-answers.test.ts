import { describe, expect, test } from 'vitest'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { isJsonArray, isJsonObject } from '../../../src/engine/json/json.ts'
import { fitAnswers } from '../../../src/engine/revision/fit-answers.ts'
import type { KeptRecord } from '../../../src/engine/revision/revise-record.ts'
import { reviseRecord } from '../../../src/engine/revision/revise-record.ts'
import { FormPlan } from '../../../src/engine/validation/form-plan.ts'
import { fc } from '../../properties.ts'

const schema = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
})
const text = { type: 'string' }
const formOf = (document: CompositeDocument) => ({ document, plan: new FormPlan(document) })

describe('answers in a form that has changed', () => {
  test.each<[string, JsonObject, JsonObject, JsonObject, Record<string, JsonValue>]>([
    ['keep what is asked', schema({ a: text }), { a: 'x' }, { a: 'x' }, {}],
    ['part with a field that is gone', schema({ a: text }), { a: 'x', b: 'y' }, { a: 'x' }, { '/b': 'y' }],
    ['part with one of another type', schema({ a: { type: 'number' } }), { a: 'x' }, {}, { '/a': 'x' }],
    ['take a whole number for a number', schema({ a: { type: 'integer' } }), { a: 2 }, { a: 2 }, {}],
    ['take null for no answer', schema({ a: text }), { a: null }, {}, {}],
    [
      'are looked into, lists included',
      schema({ rows: { type: 'array', items: schema({ a: text }) } }),
      { rows: [{ a: 'x', b: 'y' }, { a: 'z' }] },
      { rows: [{ a: 'x' }, { a: 'z' }] },
      { '/rows/0/b': 'y' },
    ],
    [
      'keep an object together of which nothing is asked',
      schema({ file: schema({ a: text }) }),
      { file: { name: 'x.pdf', size: 2 } },
      {},
      { '/file': { name: 'x.pdf', size: 2 } },
    ],
    [
      'are looked into by the place in a list whose items differ',
      schema({ rows: { type: 'array', prefixItems: [text, schema({ a: text })], items: { type: 'number' } } }),
      { rows: ['x', { a: 'y', b: 'z' }, 3, 'w'] },
      { rows: ['x', { a: 'y' }, 3] },
      { '/rows/1/b': 'z', '/rows/3': 'w' },
    ],
    [
      'keep what fits a pattern',
      schema({}, { patternProperties: { '^a': text } }),
      { ab: 'x', ac: 1, b: 'y' },
      { ab: 'x' },
      { '/ac': 1, '/b': 'y' },
    ],
    [
      'keep what is asked only under a condition',
      schema({ a: text, b: text }, { if: { required: ['a'] }, then: { properties: { b: { minLength: 2 } } } }),
      { b: 'y' },
      { b: 'y' },
      {},
    ],
    ['keep what an open form tolerates', { type: 'object', properties: { a: text } }, { b: 1 }, { b: 1 }, {}],
    [
      'follow references',
      schema({ a: { $ref: '#/$defs/inner' } }, { $defs: { inner: schema({ c: text }) } }),
      { a: { c: 'x', d: 'y' } },
      { a: { c: 'x' } },
      { '/a/d': 'y' },
    ],
  ])('%s [ENG-17]', (_what, form, answers, fitted, unasked) => {
    const result = fitAnswers(formOf({ schema: form }), answers)
    expect(result.answers).toEqual(fitted)
    expect(Object.fromEntries(result.unasked)).toEqual(unasked)
  })

  test('lose what the form always hides, in lists too [ENG-17 ENG-03]', () => {
    const form = {
      schema: schema({ a: text, rows: { type: 'array', items: schema({ b: text, c: text }) } }),
      ui: { a: { 'ui:hidden': true }, rows: { items: { c: { 'ui:hidden': true } } } },
    }
    const result = fitAnswers(formOf(form), { a: 'x', rows: [{ b: 'y', c: 'z' }] })
    expect(result.answers).toEqual({ rows: [{ b: 'y' }] })
    expect(Object.fromEntries(result.unasked)).toEqual({ '/a': 'x', '/rows/0/c': 'z' })
  })

  test('are the same object when all of them fit', () => {
    const answers = { a: 'x' }
    expect(fitAnswers(formOf({ schema: schema({ a: text }) }), answers).answers).toBe(answers)
  })
})

test('a form’s plan derives what every record needs once for all of them', () => {
  const { document, plan } = formOf({ schema: schema({ a: text }) })
  expect(plan.otherChoices).toBe(plan.otherChoices)
  expect(plan.place(document.ui)).toBe(plan.place(document.ui))
})

const names = ['a', 'b', 'c', 'd'] as const
const leafSchema = fc.constantFrom<JsonObject>(text, { type: 'number' }, { type: 'boolean' }, {})
const anySchema = fc
  .record({
    fields: fc.dictionary(fc.constantFrom(...names), leafSchema),
    inner: fc.dictionary(fc.constantFrom(...names), leafSchema),
    isList: fc.boolean(),
    hasInner: fc.boolean(),
  })
  .map(({ fields, inner, isList, hasInner }) => {
    const within = schema(inner)
    const more = hasInner ? { nest: isList ? { type: 'array', items: within } : within } : {}
    return schema({ ...fields, ...more })
  })
const leaf = fc.constantFrom<JsonValue>('x', 'y', 1, 2, true)
const flat = fc.dictionary(fc.constantFrom(...names), leaf)
const anyAnswers = fc
  .tuple(flat, fc.option(fc.oneof(flat, fc.array(flat, { maxLength: 3 })), { nil: undefined }))
  .map(([own, nest]): JsonObject => ({ ...own, ...(nest !== undefined && { nest }) }))

/** Every answer that does not contain others, as often as it occurs. */
function leaves(value: JsonValue | undefined): string[] {
  if (isJsonArray(value)) return value.flatMap(leaves)
  if (isJsonObject(value)) return Object.values(value).flatMap(leaves)
  return value === undefined ? [] : [JSON.stringify(value)]
}

describe('whatever the form was and is', () => {
  test('nothing is lost: each answer is kept or retired [ENG-17]', () => {
    fc.assert(
      fc.property(anySchema, anyAnswers, (form, answers) => {
        const { answers: fitted, unasked } = fitAnswers(formOf({ schema: form }), answers)
        expect([...leaves(fitted), ...[...unasked.values()].flatMap(leaves)].toSorted()).toEqual(
          leaves(answers).toSorted(),
        )
      }),
    )
  })

  test('fitting answers fit again [ENG-17]', () => {
    fc.assert(
      fc.property(anySchema, anyAnswers, (form, answers) => {
        const { answers: fitted } = fitAnswers(formOf({ schema: form }), answers)
        expect(fitAnswers(formOf({ schema: form }), fitted).unasked.size).toBe(0)
      }),
    )
  })

  test('a record keeps every answer through any number of revisions [ENG-17]', () => {
    fc.assert(
      fc.property(fc.array(anySchema, { minLength: 1, maxLength: 5 }), anyAnswers, (forms, answers) => {
        let record: KeptRecord = { answers, formHash: 'first', retired: {} }
        for (const [index, form] of forms.entries()) {
          record = { ...reviseRecord(formOf({ schema: form }), record), formHash: `form ${index}` }
          const aside = Object.values(record.retired).flatMap((kept) => kept.map(({ value }) => value))
          expect([...leaves(record.answers), ...aside.flatMap(leaves)].toSorted()).toEqual(leaves(answers).toSorted())
          expect(fitAnswers(formOf({ schema: form }), record.answers).unasked.size).toBe(0)
        }
      }),
    )
  })
})

describe('a retired answer', () => {
  const before = schema({ a: text, b: text })
  const after = schema({ a: text })
  const record = { answers: { a: 'x', b: 'y' }, formHash: 'before', retired: {} }

  test('remembers its form, and returns to it [ENG-17]', () => {
    const retired = reviseRecord(formOf({ schema: after }), record)
    expect(retired).toEqual({ answers: { a: 'x' }, retired: { '/b': [{ value: 'y', formHash: 'before' }] } })
    expect(reviseRecord(formOf({ schema: before }), { ...retired, formHash: 'after' })).toEqual({
      answers: { a: 'x', b: 'y' },
      retired: {},
    })
  })

  test('yields to a later answer [ENG-17]', () => {
    const retired = { '/b': [{ value: 'old', formHash: 'before' }] }
    const kept = reviseRecord(formOf({ schema: before }), { answers: { b: 'new' }, formHash: 'after', retired })
    expect(kept).toEqual({ answers: { b: 'new' }, retired })
  })

  test('does not restore its row [ENG-17]', () => {
    const rows = schema({ rows: { type: 'array', items: schema({ b: text }) } })
    const retired = { '/rows/1/b': [{ value: 'y', formHash: 'before' }] }
    const answers = { rows: [{ b: 'x' }] }
    expect(reviseRecord(formOf({ schema: rows }), { answers, formHash: 'after', retired })).toEqual({
      answers,
      retired,
    })
  })
})
