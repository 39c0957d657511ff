import { describe, expect, test } from 'vitest'
import { textTypes } from '../../scripts/text-types.ts'
import { unusedTexts } from '../../scripts/unused-texts.ts'
import catalogue from '../../schemas/messages/en.json'
import { readSource } from '../../scripts/read-source.ts'
import { textsOf } from '../../src/engine/translate/texts.ts'
import { root } from '../engine/check/declared-files.ts'

describe('a text of the catalogue', () => {
  test('is one that code uses', async () => {
    expect(unusedTexts(catalogue, await readSource(`${root}src`))).toEqual([])
  })

  const many = ['a.many.one', 'a.many.other']
  test.each([
    ['in quotes', "text('a.one-key')", many],
    ['by the key that plural forms share', "text('a.many', { count })", ['a.one-key']],
    ['by a template, with its word in quotes', "const what = 'one'; text(`a.${what}-key`)", many],
    ['not by a template whose word stands nowhere', 'text(`a.${what}-key`)', ['a.one-key', ...many]],
  ])('is asked for %s', (_, source, unused) => {
    const texts = { 'a.one-key': 'One', 'a.many.one': 'One of many', 'a.many.other': '{count} of many' }
    expect(unusedTexts(texts, source)).toEqual(unused)
  })

  test('has its parameters as a type; plural forms share theirs, and their count', () => {
    const types = textTypes({
      'a.plain': 'Plain',
      'a.named': '{name} of {place}',
      'a.many.one': 'One',
      'a.many.other': '{count} of {place}',
      'validation.type': 'Wrong',
    })
    expect(types).toContain("readonly 'a.plain': []")
    expect(types).toContain("readonly 'a.named': [params: { readonly name: TextParam; readonly place: TextParam }]")
    expect(types).toContain("readonly 'a.many': [params: { readonly count: TextParam; readonly place: TextParam }]")
    expect(types).not.toContain('validation.type')
  })

  test('holds code to its key and its parameters', () => {
    const text = textsOf(catalogue, 'en')
    expect(text('portal.names.confirm', { name: 'A' })).toBe('Your name will be A.')
    // @ts-expect-error there is no such text
    expect(text('portal.name.confirm', { name: 'A' })).toBe('portal.name.confirm')
    // @ts-expect-error the text mentions a name
    expect(text('portal.names.confirm')).toBe('Your name will be {name}.')
    // @ts-expect-error the text has no such parameter
    expect(text('portal.names.confirm', { nmae: 'A' })).toBe('Your name will be {name}.')
    expect(text('portal.inactivity.seconds', { count: 1 })).toBe('1 second')
  })
})
