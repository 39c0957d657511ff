import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { UiSchema } from '../../../src/engine/document/ui-schema.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { keywordList } from '../../../src/engine/keywords/keyword-list.ts'
import { toFieldIssues } from '../../../src/engine/validation/field-issues.ts'
import { compiledForm, contextWith } from './compile-for-test.ts'

const catalogue: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../schemas/messages/en.json', import.meta.url), 'utf8'),
)
const context = contextWith({ catalogue })
const text = { type: 'string' }

function issuesOf(schema: JsonObject, answers: JsonValue, ui?: UiSchema) {
  const document: CompositeDocument = { schema, ...(ui && { ui }) }
  const form = compiledForm(document)
  return toFieldIssues(form, form.validator.validate(answers, context), { answers, context })
}
const brief = (schema: JsonObject, answers: JsonValue, ui?: UiSchema) =>
  issuesOf(schema, answers, ui).map(({ pointer, keyword }) => `${pointer} ${keyword}`)

describe('messages', () => {
  const schema = {
    type: 'object',
    required: ['Email'],
    properties: { Email: { ...text, title: 'E-mail', minLength: 3 } },
  }

  test('the field’s own message comes first, then the catalogue’s [ENG-08 ENG-15]', () => {
    const ui = { Email: { 'ui:messages': { required: '{field} is required' } } }
    expect(issuesOf(schema, {}, ui)[0]?.message).toBe('E-mail is required')
    expect(issuesOf(schema, {})[0]?.message).toBe('Field is required')
    expect(issuesOf(schema, { Email: 'a' }, ui)[0]?.message).toBe('Enter at least 3 characters')
  })

  test('the UI schema’s title names the field, else its schema’s, else its id', () => {
    const messages = { 'ui:messages': { required: '{field} is required' } }
    expect(issuesOf(schema, {}, { Email: { ...messages, 'ui:title': 'Your e-mail' } })[0]?.message).toBe(
      'Your e-mail is required',
    )
    const nameless = { type: 'object', required: ['Email'], properties: { Email: text } }
    expect(issuesOf(nameless, {}, { Email: messages })[0]?.message).toBe('Email is required')
  })

  test('a message can name the other field by its title', () => {
    const dates = {
      type: 'object',
      properties: { from: { ...text, title: 'Start' }, to: { ...text, title: 'End', afterField: 'from' } },
    }
    expect(issuesOf(dates, { from: '2026-01-02', to: '2026-01-01' })[0]?.message).toBe('End must be after Start')
  })

  test('a keyword’s variant has a message of its own, else the keyword’s [BIO-04]', () => {
    const file = {
      type: 'object',
      properties: { Image: { type: 'object', contentTypes: ['image/png', 'image/jpeg'] } },
    }
    const ui = {
      Image: {
        'ui:messages': {
          'contentTypes.kind': 'Attachment must be an image',
          contentTypes: 'Only PNG and JPEG images are allowed',
        },
      },
    }
    expect(issuesOf(file, { Image: { mediaType: 'application/pdf' } }, ui)[0]?.message).toBe(
      'Attachment must be an image',
    )
    expect(issuesOf(file, { Image: { mediaType: 'image/gif' } }, ui)[0]?.message).toBe(
      'Only PNG and JPEG images are allowed',
    )
  })

  test('messages of list items come from the list’s `items`', () => {
    const list = {
      type: 'object',
      properties: { rows: { type: 'array', items: { type: 'object', required: ['a'], properties: { a: text } } } },
    }
    const ui = { rows: { items: { a: { 'ui:messages': { required: 'Say a' } } } } }
    expect(issuesOf(list, { rows: [{ a: 'x' }, {}] }, ui)).toEqual([
      { pointer: '/rows/1/a', keyword: 'required', message: 'Say a' },
    ])
  })

  test('numbers are formatted for people', () => {
    const file = { type: 'object', properties: { f: { type: 'object', maximumContentSize: 2000000 } } }
    expect(issuesOf(file, { f: { size: 3000000 } })[0]?.message).toBe('The file should be less than 2,000,000 bytes')
  })

  test('the catalogue has every keyword of ours that checks answers', () => {
    const testing = [...keywordList.values()].filter(({ test }) => test !== undefined).map(({ name }) => name)
    expect(testing.filter((name) => catalogue[`validation.${name}`] === undefined)).toEqual([])
  })
})

describe('the reported issues', () => {
  test('have each message once per field, in the order of the form’s fields', () => {
    const schema = { type: 'object', required: ['c', 'b', 'a'], properties: { a: text, b: text, c: text } }
    expect(brief(schema, {})).toEqual(['/a required', '/b required', '/c required'])
    expect(brief(schema, {}, { 'ui:order': ['c', '*', 'a'] })).toEqual(['/c required', '/b required', '/a required'])
    const password = { type: 'object', properties: { p: { ...text, minLength: 8, pattern: '[A-Z]' } } }
    const same = { p: { 'ui:messages': { minLength: '8 to 16 characters', pattern: '8 to 16 characters' } } }
    expect(issuesOf(password, { p: 'a' }, same)).toHaveLength(1)
  })

  test('leave out a failed `if`, but not what it requires', () => {
    const schema: JsonObject = JSON.parse('{"if":{"properties":{"a":{"const":1}}},"then":{"required":["b"]}}')
    expect(brief(schema, { a: 1 })).toEqual(['/b required'])
  })

  test('are those of the nearest alternative', () => {
    const cat = {
      type: 'object',
      required: ['kind', 'lives'],
      properties: { kind: { const: 'cat' }, lives: { type: 'integer' } },
    }
    const dog = {
      type: 'object',
      required: ['kind', 'tricks'],
      properties: { kind: { const: 'dog' }, tricks: { type: 'array' } },
    }
    const schema = { type: 'object', properties: { pet: { oneOf: [cat, dog] } } }
    expect(brief(schema, { pet: { kind: 'dog' } })).toEqual(['/pet/tricks required'])
    expect(brief(schema, { pet: { kind: 'cat', lives: 'x' } })).toEqual(['/pet/lives type'])
  })

  test('prefer an alternative of the right kind to one that lacks less', () => {
    const alternative = (kind: string, required: readonly string[]) => ({
      type: 'object',
      required,
      properties: { kind: { const: kind } },
    })
    const schema = { oneOf: [alternative('cat', []), alternative('dog', ['name', 'tricks', 'owner'])] }
    expect(brief(schema, { kind: 'dog' })).toEqual(['/name required', '/tricks required', '/owner required'])
  })

  test('treat a nullable answer by its own type', () => {
    const schema = { type: 'object', properties: { a: { anyOf: [{ ...text, minLength: 3 }, { type: 'null' }] } } }
    expect(brief(schema, { a: 'x' })).toEqual(['/a minLength'])
    expect(brief(schema, { a: 5 })).toEqual(['/a anyOf'])
  })

  test('have one issue for a wrong choice, not one for each choice', () => {
    const schema = { type: 'object', properties: { a: { oneOf: [{ const: 1 }, { const: 2 }, { const: 3 }] } } }
    expect(brief(schema, { a: 4 })).toEqual(['/a oneOf'])
  })

  test('have one issue for an answer that fits two alternatives', () => {
    const schema = {
      type: 'object',
      properties: { a: { oneOf: [{ type: 'boolean' }, { type: 'number' }, { minimum: 3 }] } },
    }
    expect(brief(schema, { a: 4 })).toEqual(['/a oneOf'])
  })

  test('have one issue for nested alternatives, by reference and recursion', () => {
    const schema = {
      definitions: {
        node: {
          anyOf: [
            { type: 'object', required: ['next'], properties: { next: { $ref: '#/definitions/node' } } },
            { type: 'string', minLength: 2 },
          ],
        },
      },
      type: 'object',
      properties: { tree: { $ref: '#/definitions/node' }, other: text },
      required: ['other'],
    }
    expect(brief(schema, { tree: { next: { next: 'x' } } })).toEqual(['/tree/next/next minLength', '/other required'])
  })

  test('have one issue for a list without a required item', () => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'array', contains: { type: 'object', required: ['x'] } } },
    }
    expect(brief(schema, { a: [{}, { y: 1 }] })).toEqual(['/a contains'])
  })
})
