import { describe, expect, test } from 'vitest'
import { applyOverlay, diff } from '../../../src/engine/overlay/index.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/overlay/index.ts'
import { fc } from '../../properties.ts'

const item = (id: string) => ({ id, title: id })
const base = (...ids: readonly string[]) => ({ list: { items: ids.map(item) }, required: ['a', 'b'] })
const removal = (id: string, guards: JsonObject = {}) => ({
  target: `$.list.items[?@.id == '${id}']`,
  description: 'Not ours.',
  remove: true,
  'x-was': item(id),
  ...guards,
})

function apply(document: JsonValue, actions: readonly JsonObject[]) {
  const overlay: JsonObject = { overlay: '1.1.0', info: { title: 't', version: '1' }, actions }
  const result = applyOverlay(document, overlay, { mode: 'strict', file: 'o.json', layer: 'o', guards: 'required' })
  return { ...result, reported: result.issues.map(({ kind, pointer, message }) => [kind, pointer, message]) }
}

describe('an overlay that removes items of a list', () => {
  const actions = [removal('one', { 'x-saw': ['one', 'two', 'three'] }), removal('two')]

  test('lists once which items it saw', () => {
    const { document, issues } = apply(base('one', 'two', 'three'), actions)
    expect(issues).toEqual([])
    expect(document).toEqual(base('three'))
  })

  test('has to decide about an item that was added to the base, at any place [ENG-02 ENG-03]', () => {
    for (const grown of [base('new', 'one', 'two', 'three'), base('one', 'two', 'three', 'new')]) {
      const { reported, issues } = apply(grown, actions)
      expect(reported).toEqual([
        [
          'conflict',
          '/actions/0/x-saw',
          expect.stringContaining('"/list/items" has got "new" since the overlay was written'),
        ],
      ])
      expect(issues[0]?.conflict).toEqual({ was: ['one', 'two', 'three'], now: ['new'] })
    }
  })

  test('adopts it by naming it, or removes it as well; either stays decided [ENG-03]', () => {
    const grown = base('one', 'two', 'three', 'new')
    const saw = { 'x-saw': ['one', 'two', 'three', 'new'] }
    const adopting = apply(grown, [removal('one', saw), removal('two')])
    expect([adopting.issues, adopting.document]).toEqual([[], base('three', 'new')])
    const refusing = apply(grown, [removal('one', saw), removal('two'), removal('new')])
    expect([refusing.issues, refusing.document]).toEqual([[], base('three')])
  })

  test('continues from what it saw before, also with actions that diff adds later [ENG-03]', () => {
    const later = removal('two', { 'x-saw': ['two', 'three'] })
    const { issues, document } = apply(base('one', 'two', 'three'), [
      removal('one', { 'x-saw': ['one', 'two', 'three'] }),
      later,
    ])
    expect([issues, document]).toEqual([[], base('three')])
  })

  test('ignores items that it adds itself, and removed ones', () => {
    const adding = { target: '$.list.items', description: 'Ours.', update: [item('ours')], 'x-absent': true }
    const { issues, document } = apply(base('one', 'two'), [adding, ...actions])
    expect(issues).toEqual([])
    expect(document).toEqual(base('ours'))
  })

  test('must list what it saw where guards are required, for values too [ENG-03]', () => {
    const bare = { target: "$.required[?@ == 'a']", description: 'Optional.', remove: true }
    expect(apply(base('one'), [bare]).reported).toEqual([
      ['unguarded', '/actions/0', 'The overlay removes "/required/0" without saying in x-saw what its list held.'],
    ])
    expect(apply(base('one'), [{ ...bare, 'x-saw': ['a', 'b'] }]).issues).toEqual([])
    expect(apply(base('one'), [{ ...bare, 'x-saw': ['a'] }]).reported).toEqual([
      ['conflict', '/actions/0/x-saw', expect.stringContaining('"/required" has got "b"')],
    ])
  })

  test.each<[string, JsonObject]>([
    ['not names', removal('one', { 'x-saw': [{ id: 'one' }] })],
    ['no list', removal('one', { 'x-saw': 'one' })],
    ['beside an update', { target: '$.list', description: 'd', update: { x: 1 }, 'x-absent': true, 'x-saw': ['one'] }],
  ])('is refused when what it saw is %s', (_, action) => {
    expect(apply(base('one'), [action]).reported).toEqual([
      ['format', '/actions/0/x-saw', expect.stringContaining('must be names, beside a removal of items')],
    ])
  })

  test('knows what it saw when diff has written it, over 1,000 random pairs [ENG-03 ADM-05]', () => {
    const ids = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 2 })
    const edits = ids.chain((all) =>
      fc.tuple(fc.constant(all), fc.subarray(all, { maxLength: all.length - 1 }), fc.nat()),
    )
    fc.assert(
      fc.property(edits, ([all, kept, place]) => {
        const { actions: written } = diff(base(...all), base(...kept))
        const grown = base(...all.toSpliced(place % (all.length + 1), 0, 'new'))
        const again = JSON.parse(JSON.stringify(written)) as readonly JsonObject[]
        expect(apply(base(...all), again).issues).toEqual([])
        expect(apply(grown, again).issues.map(({ kind }) => kind)).toContain('conflict')
      }),
      { numRuns: 1000 },
    )
  })
})
