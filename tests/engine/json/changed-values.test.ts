import { expect, test } from 'vitest'
import { changedValues } from '../../../src/engine/json/changed-values.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'

const differing: readonly (readonly [string, JsonObject, JsonObject, ReturnType<typeof changedValues>])[] = [
  ['the same', { a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 }, []],
  ['another value', { a: 1, b: 2 }, { a: 1, b: false }, [{ field: '/b', from: 2, to: false }]],
  ['a value that is new', {}, { a: 'x' }, [{ field: '/a', from: null, to: 'x' }]],
  ['a value that is gone', { a: 'x' }, {}, [{ field: '/a', from: 'x', to: null }]],
  ['a value that was null', { a: null }, {}, []],
  ['a value within an object', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [{ field: '/a/c', from: 2, to: 3 }]],
  ['an object that is new', {}, { a: { b: 1 } }, [{ field: '/a/b', from: null, to: 1 }]],
  ['a list as a whole', { a: [1, 2] }, { a: [2] }, [{ field: '/a', from: [1, 2], to: [2] }]],
  ['a name with a slash', { 'a/b': 1 }, { 'a/b': 2 }, [{ field: '/a~1b', from: 1, to: 2 }]],
]

test.each(differing)('of two objects, it finds %s [ADM-08]', (_what, before, after, changes) => {
  expect(changedValues(before, after)).toEqual(changes)
})
