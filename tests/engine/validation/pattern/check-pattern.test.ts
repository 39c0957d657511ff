import { describe, expect, test } from 'vitest'
import { checkPattern, checkPatterns } from '../../../../src/engine/validation/pattern/check-pattern.ts'

const safe = [
  '^[^@\\s]+@[^@\\s]+$',
  '^.+@.+',
  '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[@$!#~^()`.,;:{}_/%*?&])[A-Za-z\\d@$!#~^()`.,;:{}_/%*?&]{8,16}$',
  '^[0-9]+$',
  '^\\d{6}$',
  '^[A-Z]{2}\\d{4,8}$',
  '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$',
  '^\\d{4}-\\d{2}-\\d{2}$',
  '^(?:[A-Z]+ )*[A-Z]+$',
  '^#[0-9a-fA-F]{6}$',
  '^P\\d{9}[A-Z]$',
  '^(?:YES|NO)$',
  '^\\p{L}+$',
  '^(?!0)\\d{1,12}(?:\\.\\d{1,2})?$',
  'abc',
  '^$',
  '[0-9]',
  '^[a-z]+$|^[0-9]+$',
]

const unsafe = [
  '(a+)+$',
  '^(a*)*$',
  '^(a|a)*$',
  '^(a|ab|b)*c$',
  '^(?:[a-z]+)*\\d$',
  '^(\\w+\\s?)*$',
  '^([a-zA-Z0-9]+)*@$',
  '\\d+\\d+$',
  '^\\d+\\d+$',
  '^\\s*.*\\s*$',
  '\\s+$',
  '^.*.*=.*$',
  '^(a{1,30}){1,30}$',
  '^(?=(a+)+$)a',
  '^.*(?=.*x)y',
  '^(a+)\\1$',
  '^(?:a?){30}a{30}$',
  '^(?:a?){20}a{20}$',
  '^(?:x*y*)*z$',
  '^(a+)+$|^b',
  '^(?:a+)+(?!b)',
]

describe('checkPattern', () => {
  test.each(safe)('accepts %s [ENG-06]', (pattern) => {
    expect(checkPattern(pattern)).toBeUndefined()
  })

  test.each(unsafe)('refuses %s, on which some text takes very long [ENG-05]', (pattern) => {
    expect(checkPattern(pattern)).toContain(`The pattern ${pattern}`)
  })

  test('refuses anything but a regular expression', () => {
    expect(checkPattern('^(a')).toBe('The pattern ^(a is not a regular expression')
  })
})

test('checkPatterns finds unsafe patterns anywhere in a schema', () => {
  const schema = {
    properties: { a: { pattern: '^\\d+$' }, b: { items: { anyOf: [{ pattern: '(a+)+$' }] } } },
    $defs: { c: { patternProperties: { '(b+)+$': {} } } },
  }
  expect(checkPatterns(schema).map(({ pointer }) => pointer)).toEqual([
    '/properties/b/items/anyOf/0/pattern',
    '/$defs/c/patternProperties/(b+)+$',
  ])
})
