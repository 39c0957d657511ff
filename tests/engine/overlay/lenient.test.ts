import { describe, expect, test } from 'vitest'
import { applyOverlay } from '../../../src/engine/overlay/index.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/overlay/index.ts'

function apply(document: JsonValue, actions: JsonValue) {
  const overlay = { overlay: '1.1.0', info: { title: 'Test', version: '1' }, actions }
  return applyOverlay(document, overlay, { mode: 'lenient', file: 'o.yaml', layer: 'overlay' })
}

/** Cases after the sentences of the Overlay Specification 1.1.0, section "Action Object". */
describe('the lenient mode follows the published text', () => {
  test.each<[string, JsonValue, JsonValue, JsonValue]>([
    ['a target that matches nothing succeeds', { a: 1 }, [{ target: '$.b', update: 2 }], { a: 1 }],
    ['so does a removal of nothing', { a: 1 }, [{ target: '$.b.c', remove: true }], { a: 1 }],
    ['remove: false does nothing', { a: 1 }, [{ target: '$.a', remove: false }], { a: 1 }],
    ['a target alone does nothing', { a: 1 }, [{ target: '$.a' }, { target: '$.a', update: 2 }], { a: 2 }],
    ['remove: false leaves an update in force', { a: 1 }, [{ target: '$.a', remove: false, update: 2 }], { a: 2 }],
    ['remove: true overrules an update', { a: 1 }, [{ target: '$.a', remove: true, update: 2 }], {}],
    ['the root is updated', { a: 1 }, [{ target: '$', update: { b: 2 } }], { a: 1, b: 2 }],
    [
      'objects merge recursively',
      { a: { b: { c: 1, d: 2 } } },
      [{ target: '$.a', update: { b: { c: 3 }, e: 4 } }],
      { a: { b: { c: 3, d: 2 }, e: 4 } },
    ],
    [
      'lists inside objects are concatenated',
      { a: { b: [1] } },
      [{ target: '$.a', update: { b: [2, 3] } }],
      { a: { b: [1, 2, 3] } },
    ],
    ['a list is concatenated to a list', { a: [1] }, [{ target: '$.a', update: [2, [3]] }], { a: [1, 2, [3]] }],
    ['an object is appended to a list', { a: [1] }, [{ target: '$.a', update: { b: 2 } }], { a: [1, { b: 2 }] }],
    ['a single value is appended to a list', { a: [1] }, [{ target: '$.a', update: null }], { a: [1, null] }],
    ['a single value replaces a single value', { a: 1 }, [{ target: '$.a', update: 'x' }], { a: 'x' }],
    ['null is a single value', { a: { b: null } }, [{ target: '$.a', update: { b: 1 } }], { a: { b: 1 } }],
    [
      'several nodes are updated',
      { a: { t: 1 }, b: { t: 2 } },
      [{ target: '$.*', update: { x: true } }],
      { a: { t: 1, x: true }, b: { t: 2, x: true } },
    ],
    [
      'descendants are updated',
      { a: { get: {} }, b: { c: { get: { d: 1 } } } },
      [{ target: '$..get', update: { x: 1 } }],
      { a: { get: { x: 1 } }, b: { c: { get: { d: 1, x: 1 } } } },
    ],
    [
      'nested targets are updated, each once',
      { a: { a: {} } },
      [{ target: '$..a', update: { x: [1] } }],
      { a: { a: { x: [1] }, x: [1] } },
    ],
    ['a node that is selected twice is changed once', { a: [1] }, [{ target: "$['a','a']", update: 2 }], { a: [1, 2] }],
    [
      'filters may compare and combine',
      {
        p: [
          { name: 'filter', in: 'query' },
          { name: 'filter', in: 'path' },
        ],
      },
      [{ target: "$.p[?@.name=='filter' && @.in=='query']", update: { s: 1 } }],
      {
        p: [
          { name: 'filter', in: 'query', s: 1 },
          { name: 'filter', in: 'path' },
        ],
      },
    ],
    [
      'traits',
      { paths: { '/a': { get: { 'x-traits': ['paged'] } }, '/b': { get: {} } } },
      [{ target: "$.paths[?@.get['x-traits'][?@ == 'paged']].get", update: { p: [1] } }],
      { paths: { '/a': { get: { 'x-traits': ['paged'], p: [1] } }, '/b': { get: {} } } },
    ],
    [
      'list items are removed',
      { a: [{ n: 'x' }, { n: 'y' }, { n: 'x' }] },
      [{ target: "$.a[?@.n == 'x']", remove: true }],
      { a: [{ n: 'y' }] },
    ],
    [
      'single values of lists are removed',
      { a: ['x', 'y'] },
      [{ target: "$.a[?@ == 'x']", remove: true }],
      { a: ['y'] },
    ],
    [
      'items are removed by index, in any order',
      { a: [0, 1, 2, 3] },
      [{ target: '$.a[0,2,0,-1]', remove: true }],
      { a: [1] },
    ],
    ['nested nodes are removed together', { a: [{ a: [1] }, 2] }, [{ target: '$..a', remove: true }], {}],
    [
      'everything inside is removed',
      { a: [[1, 2], [3]], b: 1 },
      [{ target: '$.a[*][*]', remove: true }],
      { a: [[], []], b: 1 },
    ],
    [
      'actions run one after another',
      { a: { b: 1 } },
      [
        { target: '$.a', remove: true },
        { target: '$', update: { a: { c: 2 } } },
        { target: '$.a.c', update: 3 },
      ],
      { a: { c: 3 } },
    ],
    [
      'a copy merges like an update',
      { '/items': { get: 1 }, '/some': { delete: 2 } },
      [{ target: "$['/some']", copy: "$['/items']" }],
      { '/items': { get: 1 }, '/some': { delete: 2, get: 1 } },
    ],
    ['a copied list is concatenated', { a: [1], b: [2] }, [{ target: '$.a', copy: '$.b' }], { a: [1, 2], b: [2] }],
    [
      'a node moves by update, copy and remove',
      { p: { '/items': { get: 1 } } },
      [
        { target: '$.p', update: { '/new': {} } },
        { target: "$.p['/new']", copy: "$.p['/items']" },
        { target: "$.p['/items']", remove: true },
      ],
      { p: { '/new': { get: 1 } } },
    ],
    [
      'keys such as constructor are ordinary',
      { a: {} },
      [{ target: '$.a', update: { constructor: 1, toString: 2 } }],
      { a: { constructor: 1, toString: 2 } },
    ],
  ])('%s', (_, document, actions, expected) => {
    const before = structuredClone(document)
    const result = apply(document, actions)
    expect(result.issues).toEqual([])
    expect(result.document).toEqual(expected)
    expect(document).toEqual(before)
  })

  test.each<[string, JsonObject, JsonValue, string]>([
    ['a list onto a single value', { a: 1 }, { target: '$.a', update: [1] }, '/actions/0/update'],
    ['an object onto a single value', { a: 1 }, { target: '$.a', update: {} }, '/actions/0/update'],
    ['a single value onto an object', { a: {} }, { target: '$.a', update: 1 }, '/actions/0/update'],
    ['a list onto an object', { a: {} }, { target: '$.a', update: [] }, '/actions/0/update'],
    [
      'a list onto a single value inside',
      { a: { b: 1 } },
      { target: '$.a', update: { b: [1] } },
      '/actions/0/update/b',
    ],
    ['a single value onto a list inside', { a: { b: [] } }, { target: '$.a', update: { b: 1 } }, '/actions/0/update/b'],
    ['an object onto a list inside', { a: { b: [] } }, { target: '$.a', update: { b: {} } }, '/actions/0/update/b'],
    ['an object onto null inside', { a: { b: null } }, { target: '$.a', update: { b: {} } }, '/actions/0/update/b'],
    ['nodes of different kinds', { a: 1, b: {} }, { target: '$.*', update: 1 }, '/actions/0/target'],
    ['a copy from nowhere', { a: {} }, { target: '$.a', copy: '$.b' }, '/actions/0/copy'],
    ['a copy from two nodes', { a: {}, b: { c: 1 } }, { target: '$.a', copy: '$.*' }, '/actions/0/copy'],
    ['a copy of another kind', { a: {}, b: 1 }, { target: '$.a', copy: '$.b' }, '/actions/0/copy'],
    ['removing the root', { a: 1 }, { target: '$', remove: true }, '/actions/0/target'],
    ['what is no JSONPath', { a: 1 }, { target: '$.a[?', remove: true }, '/actions/0/target'],
    ['update and copy at once', { a: 1 }, { target: '$.a', update: 1, copy: '$.a' }, '/actions/0'],
    ['remove that is no boolean', { a: 1 }, { target: '$.a', remove: 'yes' }, '/actions/0/remove'],
  ])('%s is an error and changes nothing', (_, document, action, pointer) => {
    const result = apply(document, [action])
    expect(result.issues.map((issue) => issue.pointer)).toEqual([pointer])
    expect(result.document).toBe(document)
  })

  test('an action may not occur twice', () => {
    const append = { target: '$.a', update: [2] }
    const { document, issues } = apply({ a: [1] }, [append, { update: [2], target: '$.a' }])
    expect(issues).toMatchObject([{ pointer: '/actions/1', message: 'The action is there twice.' }])
    expect(document).toEqual({ a: [1, 2] })
  })

  test('there must be at least one action', () => {
    expect(apply({}, []).issues.map(({ pointer }) => pointer)).toEqual(['/actions'])
  })

  test('the guards of the strict profile are extensions that have no effect', () => {
    const { document, issues } = apply({ a: 1 }, [{ target: '$.a', update: 2, 'x-was': 9, 'x-absent': true }])
    expect([document, issues]).toEqual([{ a: 2 }, []])
  })

  test('a key __proto__ becomes an ordinary key and reaches no prototype', () => {
    const { document } = apply({ a: {} }, JSON.parse('[{"target":"$.a","update":{"__proto__":{"polluted":1}}}]'))
    expect(JSON.stringify(document)).toBe('{"a":{"__proto__":{"polluted":1}}}')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
