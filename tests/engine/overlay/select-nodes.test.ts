import { query } from 'json-p3'
import { describe, expect, test } from 'vitest'
import { readTarget, selectNodes } from '../../../src/engine/overlay/select-nodes.ts'
import { formatSimplePath, readSimplePath } from '../../../src/engine/overlay/simple-path.ts'
import type { PathStep } from '../../../src/engine/overlay/simple-path.ts'
import { arbitraryValue, realisticDocument } from './arbitrary-documents.ts'
import { fc } from '../../properties.ts'

const names = fc.constantFrom(
  'a',
  'b',
  'id',
  'title',
  'schema',
  'properties',
  'page',
  'columns',
  'Email',
  "a'b",
  '/',
  '',
  'é',
)
const step: fc.Arbitrary<PathStep> = fc.oneof(
  fc.record({ name: names }),
  fc.record({ equals: fc.constantFrom('x', 'p', 'type', "it's", 1, null, true, -1, 1e21) }),
  fc.record({ key: names, equals: fc.constantFrom('x', 'p', 'type', 'City', 1, null, false) }),
)

describe('paths of names and values', () => {
  test('select what json-p3 selects', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryValue, realisticDocument), fc.array(step, { maxLength: 5 }), (document, steps) => {
        const text = formatSimplePath(steps)
        const target = readTarget(text, 'target')
        expect('steps' in target).toBe(true)
        expect(selectNodes(target, document, 'target')).toEqual(
          query(text, JSON.parse(JSON.stringify(document))).locations(),
        )
      }),
      { numRuns: 5_000 },
    )
  })

  test('are read back as they were written, whatever the names', () => {
    const anyStep = fc.oneof(
      fc.record({ name: fc.string({ unit: 'binary' }) }),
      fc.record({
        equals: fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true })),
      }),
      fc.record({ key: fc.string({ unit: 'binary' }), equals: fc.constant(null) }),
    )
    fc.assert(
      fc.property(fc.array(anyStep), (steps) => {
        const read = readSimplePath(formatSimplePath(steps))
        expect(JSON.stringify(read)).toBe(
          JSON.stringify(steps.map(({ ...one }) => ('key' in one ? { equals: one.equals, key: one.key } : one))),
        )
      }),
      { numRuns: 3_000 },
    )
  })

  test.each<[string, readonly PathStep[] | undefined]>([
    ['$', []],
    ['$.a.b', [{ name: 'a' }, { name: 'b' }]],
    ['$ .a [ "b" ]', [{ name: 'a' }, { name: 'b' }]],
    [String.raw`$['it\'s']["\"\u00e9\n"]`, [{ name: "it's" }, { name: '"é\n' }]],
    [String.raw`$['\ud83d\ude00']`, [{ name: '😀' }]],
    ["$.a[?@ == 'x']", [{ name: 'a' }, { equals: 'x' }]],
    ["$.a[?(@.id=='x')].t", [{ name: 'a' }, { key: 'id', equals: 'x' }, { name: 't' }]],
    ["$[?@['a b'] == -1.5e3]", [{ key: 'a b', equals: -1500 }]],
    ['$[?@.id == 0.5]', [{ key: 'id', equals: 0.5 }]],
    ['$[?@ == null]', [{ equals: null }]],
    ['$[?@ == true]', [{ equals: true }]],
    ['$[?@ == false]', [{ equals: false }]],
    ['a', undefined],
    ['$.a ', undefined],
    ['$. a', undefined],
    ['$.1a', undefined],
    ['$[0]', undefined],
    ['$[*]', undefined],
    ['$.*', undefined],
    ['$..a', undefined],
    ["$['a','b']", undefined],
    ['$[1:2]', undefined],
    ["$[?@.id != 'x']", undefined],
    ["$[?(@.id == 'x']", undefined],
    ['$[?@.id == 01]', undefined],
    ['$[?@.a.b == 1]', undefined],
    [String.raw`$['\ud800']`, undefined],
    [String.raw`$['\"']`, undefined],
    ['$[?@.id]', undefined],
  ])('%s', (text, steps) => {
    expect(readSimplePath(text)).toEqual(steps)
  })
})
