import { describe, expect, test } from 'vitest'
import { checkShapes } from '../../../src/engine/check/forms/check-shapes.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { formOf, madeDocument } from './made-document.ts'

const faults = (schema: JsonObject) =>
  checkShapes(madeDocument({ schema })).map(({ pointer, message }) => [pointer, message])
const faultsOf = (field: JsonObject) => faults(formOf(field).schema ?? {})
const text = { type: 'string' }
const closed = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...more,
})
const at = '/schema/properties/field'

describe('a shape that can be rendered and filled in passes [ENG-05 ENG-06]', () => {
  test.each<[what: string, field: JsonObject]>([
    ['one of several types', { type: ['string', 'null'] }],
    ['choices alone', { enum: ['a', 'b'] }],
    ['constants with titles', { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] }],
    ['a reference', { $ref: '#/$defs/any' }],
    ['a list', { type: 'array', items: text }],
    [
      'closed alternatives, distinguished by a typed constant',
      {
        oneOf: [
          closed({ kind: { type: 'string', const: 'a' } }),
          closed({ kind: { type: 'string', const: 'b' }, x: text }),
        ],
      },
    ],
    [
      'a condition that narrows a declared field',
      closed(
        { a: text, b: text },
        { if: { properties: { a: { const: 'x' } } }, then: { properties: { b: { minLength: 3 } } } },
      ),
    ],
    [
      'closed consequences, of which only one applies',
      {
        type: 'object',
        properties: { a: text },
        if: { properties: { a: { const: 'x' } } },
        then: closed({ a: text, b: text }),
        else: closed({ a: text, c: text }),
      },
    ],
    ['a `not` beside a type', { type: 'string', not: { const: 'none' } }],
  ])('%s', (_, field) => {
    expect(faultsOf(field)).toEqual([])
  })
})

describe('a shape that cannot is refused, with what to write instead [ENG-05 ENG-06]', () => {
  test.each<[what: string, field: JsonObject, pointer: string, message: RegExp]>([
    ['no type', { title: 'Anything' }, '', /has no type. Write "type": "string"/],
    ['a bare `not`', { not: { const: 'x' } }, '', /says only what its answer is not. Write its "type"/],
    ['a list of anything', { type: 'array' }, '', /does not say what it holds. Write "items"/],
    ['an untyped item', { type: 'array', items: {} }, '/items', /has no type/],
    [
      'alternatives distinguished by an untyped constant',
      { oneOf: [closed({ kind: { const: 'a' } }), closed({ kind: { type: 'string' } })] },
      '/oneOf/0/properties/kind',
      /"const" and no type. Write "type": "string" beside it/,
    ],
    [
      'a condition that adds a field to a closed object',
      closed({ a: text }, { if: { required: ['a'] }, then: { properties: { extra: text } } }),
      '/then/properties/extra',
      /"extra" can never be answered.+show it by a rule/,
    ],
    [
      'a part that is closed against the others',
      closed({ a: text }, { allOf: [closed({ a: text, b: text })] }),
      '/allOf/0/properties/b',
      /"b" can never be answered/,
    ],
    [
      'an alternative that is closed against what is common to all',
      { type: 'object', properties: { kind: text }, oneOf: [closed({ a: text })] },
      '/properties/kind',
      /"kind" can never be answered/,
    ],
  ])('%s', (_, field, pointer, message) => {
    expect(faultsOf(field)).toEqual([[`${at}${pointer}`, expect.stringMatching(message)]])
  })

  test('in a definition too', () => {
    const schema = closed({ field: { $ref: '#/$defs/list' } }, { $defs: { list: { type: 'array' } } })
    expect(faults(schema)).toEqual([['/schema/$defs/list', expect.stringMatching(/Write "items"/)]])
  })
})
