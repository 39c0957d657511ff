import { describe, expect, test } from 'vitest'
import type { UiSchema } from '../../../src/engine/document/ui-schema.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { checkRules } from '../../../src/engine/rules/check-rules.ts'

const text = { type: 'string' }
const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    a: text,
    b: text,
    c: text,
    rows: { type: 'array', items: { type: 'object', properties: { kind: { enum: ['x', 'y'] }, detail: text } } },
  },
}
const problemsOf = (ui: UiSchema, of: JsonObject = schema) => checkRules({ schema: of, ui }, { sources: new Map() })

describe('checkRules', () => {
  test('accepts rules over fields and rows that exist', () => {
    const rules = [
      { id: '1', when: { value: 'answers.a', equals: 'x' }, show: ['b'] },
      { id: '2', when: { value: 'answers.b', empty: false }, show: ['c'], require: ['c'] },
      { id: '3', when: { value: 'row.kind', equals: 'y' }, show: ['rows.detail'] },
      { id: '4', when: { value: 'answers.a', equals: 'y' }, require: ['a'] },
    ]
    expect(problemsOf({ rules })).toEqual([])
  })

  test('a rule for a field that does not exist is refused by its name [ENG-05]', () => {
    expect(problemsOf({ rules: [{ id: '1', when: { value: 'answers.a', equals: 'x' }, show: ['b', 'd'] }] })).toEqual([
      {
        pointer: '/ui/rules/0/show/1',
        message: 'The rule "1" names the field "d", which does not exist.',
        mend: 'There are: a, b, c, rows, rows.kind, rows.detail.',
      },
    ])
  })

  test('a condition that cannot hold is refused at its place [ENG-05]', () => {
    const rule = { id: '1', when: { any: [{ value: 'row.kind', equals: 'z' }] }, show: ['rows.detail'] }
    expect(problemsOf({ rules: [rule] })).toMatchObject([{ pointer: '/ui/rules/0/when/any/0/equals' }])
  })

  test('only rules about one list can use a row [ENG-05]', () => {
    const rule = { id: '1', when: { value: 'row.kind', equals: 'x' }, show: ['rows.detail', 'b'] }
    expect(problemsOf({ rules: [rule] })).toMatchObject([{ pointer: '/ui/rules/0/when/value' }])
  })

  test('fields that hide one another are refused [ENG-05]', () => {
    const rules = [
      { id: '1', when: { value: 'answers.a', empty: false }, show: ['b'] },
      { id: '2', when: { value: 'answers.b', empty: false }, show: ['c'] },
      { id: '3', when: { value: 'answers.c', empty: false }, show: ['a'] },
    ]
    expect(problemsOf({ rules }).map(({ pointer }) => pointer)).toEqual(['/ui/rules/0', '/ui/rules/1', '/ui/rules/2'])
    expect(problemsOf({ rules })[0]?.message).toBe('Whether "b" is shown depends on its own answer.')
  })

  test('a read-only field may be shown once it has an answer, any other may not depend on its own [ENG-05]', () => {
    const rules = [{ id: '1', when: { value: 'answers.b', empty: false }, show: ['b'] }]
    const written = { type: 'object', properties: { b: { type: 'string', readOnly: true } } }
    expect(problemsOf({ rules }, written)).toEqual([])
    expect(problemsOf({ rules })).toMatchObject([{ pointer: '/ui/rules/0' }])
  })

  test('a rule without fields and an id used twice are refused [ENG-05]', () => {
    const when = { value: 'answers.a', equals: 'x' }
    expect(problemsOf({ rules: [{ id: '1', when }] })).toMatchObject([{ pointer: '/ui/rules/0' }])
    const twice = [
      { id: '1', when, show: ['b'] },
      { id: '1', when, show: ['c'] },
    ]
    expect(problemsOf({ rules: twice })).toEqual([{ pointer: '/ui/rules/1/id', message: 'Two rules are called "1".' }])
  })
})
