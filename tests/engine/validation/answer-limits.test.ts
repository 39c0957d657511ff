import { describe, expect, test } from 'vitest'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { exceededLimit } from '../../../src/engine/validation/answer-limits.ts'
import { prepareAnswers } from '../../../src/engine/validation/prepare-answers.ts'
import { compiledForm, contextWith } from './compile-for-test.ts'

const nested = (depth: number): JsonValue => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

const hostile: readonly (readonly [string, JsonValue, string, string])[] = [
  ['objects nested 33 deep', nested(34), 'depth', '/a'.repeat(33)],
  ['objects nested 5,000 deep', nested(5000), 'depth', '/a'.repeat(33)],
  ['a list of 100,000 items', { list: Array.from({ length: 100_000 }, () => 1) }, 'listLength', '/list'],
  [
    '100,001 values in many lists',
    Array.from({ length: 100 }, () => Array.from({ length: 2000 }, () => 0)),
    'values',
    '',
  ],
  ['a text of 100,001 characters', { note: 'x'.repeat(100_001) }, 'textLength', '/note'],
  ['base64 content beyond any file', { file: { content: 'A'.repeat(14_000_001) } }, 'textLength', '/file/content'],
  ['a text with the character U+0000', { rows: ['x', 'a\0b'] }, 'characters', '/rows/1'],
  ['a data URL with the character U+0000', { note: 'data:\0' }, 'characters', '/note'],
  ['a text with half of a surrogate pair', { note: 'a\ud83d' }, 'characters', '/note'],
  ['a key with the character U+0000', { rows: [{ 'a\0b': 1 }] }, 'characters', '/rows/0'],
  ['a key __proto__', JSON.parse('{"a":{"__proto__":{"isAdmin":true}}}'), 'key', '/a'],
  ['a key constructor', JSON.parse('{"constructor":{}}'), 'key', ''],
  ['a key prototype in a list', JSON.parse('{"rows":[{"prototype":1}]}'), 'key', '/rows/0'],
]

describe('exceededLimit', () => {
  test.each(hostile)('stops %s [ENG-08]', (_says, answers, which, pointer) => {
    const error = exceededLimit(answers)
    expect(error).toMatchObject({ keyword: 'limit', params: { variant: which } })
    expect(which === 'values' ? '' : error?.instancePath).toBe(pointer)
  })

  test('accepts every real form, a file of 10,000,000 bytes included', () => {
    const content = 'A'.repeat(Math.ceil(10_000_000 / 3) * 4)
    expect(
      exceededLimit({ file: { content }, rows: Array.from({ length: 10_000 }, () => 'Ngũgĩ 🌍'), deep: nested(30) }),
    ).toBeUndefined()
  })
})

describe('hostile answers to a form', () => {
  const node = {
    type: 'object',
    properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/$defs/node' } } },
  }
  const form = compiledForm({
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $defs: { node },
      $ref: '#/$defs/node',
      unevaluatedProperties: false,
    },
    ui: { rules: [{ id: 'r', when: { value: 'answers.name', empty: false }, show: ['children'] }] },
  })
  const context = contextWith({ catalogue: { 'validation.limit.key': 'The name {limit} is not allowed here' } })

  test.each(hostile)('%s: one issue, and nothing is stored [ENG-08]', (_says, answers) => {
    const prepared = prepareAnswers(form, answers, context)
    expect(prepared.answers).toEqual({})
    expect(prepared.issues).toHaveLength(1)
  })

  test('a list of wrong items gets a bounded number of issues [ENG-08]', () => {
    const children = Array.from({ length: 10_000 }, () => ({ name: 5, children: 5 }))
    const { issues } = prepareAnswers(form, { name: 'x', children }, context)
    expect(issues).toHaveLength(1000)
    expect(issues[0]?.pointer).toBe('/children/0/name')
  })

  test('the message names the forbidden key [ENG-08]', () => {
    const { issues } = prepareAnswers(form, JSON.parse('{"__proto__":{"isAdmin":true}}'), context)
    expect(issues).toEqual([{ pointer: '', keyword: 'limit', message: 'The name __proto__ is not allowed here' }])
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })

  test.each<JsonValue>([
    null,
    5,
    'x',
    [],
    [[]],
    { name: { toString: 'x', valueOf: 1 } },
    { name: 'x', children: {} },
    { name: 'x', children: [null, { name: 1 }] },
  ])('%j gets issues, not an exception [ENG-08]', (answers) => {
    expect(prepareAnswers(form, answers, context).issues.length).toBeGreaterThan(0)
  })
})
