import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentHash } from '../../../src/engine/compose/content-hash.ts'
import { sha256 } from '../../../src/engine/compose/sha-256.ts'
import { equalJson } from '../../../src/engine/json/json.ts'
import { fc } from '../../properties.ts'
import { arbitraryValue } from '../overlay/arbitrary-documents.ts'

describe('sha256', () => {
  test('is SHA-256', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([0, 1, 55, 56, 63, 64, 119, 120, 100_000])('of %i bytes', (length) => {
    const text = 'x'.repeat(length)
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  })
})

describe('contentHash', () => {
  test('is 24 hexadecimal digits', () => {
    expect(contentHash({ a: 1 })).toMatch(/^[0-9a-f]{24}$/)
  })

  test('does not depend on the order of keys or on which object it is', () => {
    const first = { schema: { title: 'a', type: 'b' }, ui: { x: [1, { p: 1, q: 2 }] } }
    const second = { ui: { x: [1, { q: 2, p: 1 }] }, schema: { type: 'b', title: 'a' }, page: undefined }
    expect(contentHash(first)).toBe(contentHash(second))
  })

  test('depends on the order of properties, which is the order of fields', () => {
    expect(contentHash({ schema: { properties: { a: {}, b: {} } } })).not.toBe(
      contentHash({ schema: { properties: { b: {}, a: {} } } }),
    )
  })

  test('of different values differs', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, (left, right) => {
        expect(contentHash(left) === contentHash(right)).toBe(equalJson(left, right))
      }),
      { numRuns: 3_000 },
    )
  })

  test.each<[unknown, unknown]>([
    [{ a: { b: 1 } }, { a: 'b' }],
    [[], {}],
    [[[]], [{}]],
    [{ a: [] }, { a: {} }],
    ['a', ['a']],
    [{ 0: 'a' }, ['a']],
    [null, 'null'],
  ])('tells %j from %j', (left, right) => {
    expect(contentHash(left)).not.toBe(contentHash(right))
  })

  test('of a member does not depend on whether it was hashed by itself before', () => {
    const schema = { type: 'object', title: 'x' }
    const before = contentHash({ schema: { ...schema } })
    contentHash(schema)
    expect(contentHash({ schema })).toBe(before)
  })
})
