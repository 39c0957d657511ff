import { expect, test } from 'vitest'
import { metaIssues, staleMeta } from '../../scripts/generated-meta.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { changed, declared } from '../engine/check/declared-files.ts'

const meta = (name: string) => `schemas/meta/${name}.json`

test('the meta-schemas have exactly the keywords, operators and formats of columns that the code has [ENG-06]', () => {
  expect(metaIssues(declared)).toEqual([])
})

test.each([
  ['a keyword that is not written there', 'keywords', '/$defs/digitsOnly', undefined],
  ['another value of a keyword', 'keywords', '/$defs/minimumAge/maximum', 100],
  ['a keyword that code does not have', 'keywords', '/$defs/gone', { type: 'boolean' }],
  ['a keyword that a schema may not use', 'form-schema', '/$defs/schema/properties/inList', undefined],
  ['an operator that is not written there', 'condition', '/$defs/test/properties/contains', undefined],
  ['an operator that code does not have', 'condition', '/$defs/test/properties/like', { type: 'string' }],
  [
    'a format that code does not have',
    'page',
    '/$defs/collection/properties/columns/items/properties/format/enum',
    ['text', 'percent'],
  ],
])('%s is an issue, and what is written instead mends it [ENG-06]', (_, name, pointer, value) => {
  const files = changed(declared, { file: meta(name), pointer, value })
  expect(metaIssues(files).map(({ file }) => file)).toEqual([meta(name)])
  const written = staleMeta(files).get(meta(name))
  const original = declared.get(meta(name))
  const part = pointer.slice(0, pointer.lastIndexOf('/'))
  expect(getAt(written, part)).toEqual(getAt(original, part))
})
