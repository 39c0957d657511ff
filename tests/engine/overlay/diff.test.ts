import { describe, expect, test } from 'vitest'
import { applyOverlay, diff } from '../../../src/engine/overlay/index.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/overlay/index.ts'
import { equalJson } from '../../../src/engine/overlay/json.ts'
import { removeAt, replaceAt } from '../../../src/engine/overlay/location.ts'
import type { Location } from '../../../src/engine/overlay/location.ts'
import { readTarget, selectNodes } from '../../../src/engine/overlay/select-nodes.ts'
import { arbitraryObject, documentAndEdit, realisticDocument } from './arbitrary-documents.ts'
import { fc } from '../../properties.ts'

const options = { mode: 'strict', file: 'overlay.json', layer: 'tenant', guards: 'required' } as const

describe('diff', () => {
  test('applied to the base gives the edited document, over 10,000 random pairs [ENG-03 ADM-05]', () => {
    fc.assert(
      fc.property(documentAndEdit, ([base, edited]) => {
        const overlay = diff(base, edited, { keys: ['Code'] })
        const result = applyOverlay(base, JSON.parse(JSON.stringify(overlay)), options)
        expect(result.issues).toEqual([])
        // Vitest's own comparison tells -0 from 0, which JSON does not.
        expect(equalJson(result.document, edited) ? edited : result.document).toEqual(edited)
      }),
      { numRuns: 10_000 },
    )
  })

  test('gives the same in both modes: the strict profile only narrows the published format', () => {
    fc.assert(
      fc.property(documentAndEdit, ([base, edited]) => {
        const overlay = JSON.parse(JSON.stringify(diff(base, edited)))
        const result = applyOverlay(base, overlay, { ...options, mode: 'lenient' })
        expect(result.issues.filter(({ pointer }) => pointer !== '/actions')).toEqual([])
        // Vitest's own comparison tells -0 from 0, which JSON does not.
        expect(equalJson(result.document, edited) ? edited : result.document).toEqual(edited)
      }),
      { numRuns: 2_000 },
    )
  })

  test('of equal documents has no actions', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryObject, realisticDocument), (document) => {
        expect(diff(document, JSON.parse(JSON.stringify(document))).actions).toEqual([])
      }),
    )
  })

  const list = [
    { id: 'type', title: 'Type' },
    { id: 'email', title: 'E-mail' },
  ]
  const cases: readonly [string, JsonObject, JsonObject, readonly JsonObject[]][] = [
    [
      'a changed value names what it was',
      { schema: { properties: { Email: { title: 'E-mail', type: 'string' } } } },
      { schema: { properties: { Email: { title: 'Work e-mail', type: 'string' } } } },
      [
        {
          target: '$.schema.properties.Email',
          description: 'Sets "title".',
          update: { title: 'Work e-mail' },
          'x-was': { title: 'E-mail' },
        },
      ],
    ],
    [
      'an added key must be absent, awkward names are quoted',
      { "a'b": {} },
      { "a'b": { 'c/d': 1 } },
      [{ target: "$['a\\'b']", description: 'Sets "c/d".', update: { 'c/d': 1 }, 'x-absent': true }],
    ],
    [
      'a removed key says what it was',
      { a: { b: [1] } },
      { a: {} },
      [{ target: '$.a.b', description: 'Removes "b".', remove: true, 'x-was': [1] }],
    ],
    [
      'items are named by id',
      { columns: list },
      { columns: [{ id: 'type', title: 'Kind' }, { id: 'city' }] },
      [
        {
          target: "$.columns[?@.id == 'email']",
          description: 'Removes the item "email".',
          remove: true,
          'x-was': { id: 'email', title: 'E-mail' },
          'x-saw': ['type', 'email'],
        },
        {
          target: "$.columns[?@.id == 'type']",
          description: 'Sets "title".',
          update: { title: 'Kind' },
          'x-was': { title: 'Type' },
        },
        { target: '$.columns', description: 'Adds "city".', update: [{ id: 'city' }], 'x-absent': true },
      ],
    ],
    [
      'items are named by another key that was given',
      { items: [{ Code: 'FIRM', Amount: 1 }] },
      { items: [{ Code: 'FIRM', Amount: 2 }] },
      [
        {
          target: "$.items[?@.Code == 'FIRM']",
          description: 'Sets "Amount".',
          update: { Amount: 2 },
          'x-was': { Amount: 1 },
        },
      ],
    ],
    [
      'single values are named by themselves',
      { required: ['a', 'b'] },
      { required: ['b', 'c'] },
      [
        {
          target: "$.required[?@ == 'a']",
          description: 'Removes the item "a".',
          remove: true,
          'x-was': 'a',
          'x-saw': ['a', 'b'],
        },
        { target: '$.required', description: 'Adds "c".', update: ['c'], 'x-absent': true },
      ],
    ],
    [
      'a list in another order is replaced whole and says so',
      { required: ['a', 'b'] },
      { required: ['b', 'a'] },
      [
        {
          target: '$.required',
          description: 'Removes the list "required", to replace it whole.',
          remove: true,
          'x-was': ['a', 'b'],
        },
        {
          target: '$',
          description:
            'Sets "required". The list "required" is replaced whole, because the change cannot be given item by item.',
          update: { required: ['b', 'a'] },
          'x-absent': true,
        },
      ],
    ],
    [
      'a value of another kind is removed and set',
      { a: 1 },
      { a: { b: 1 } },
      [
        {
          target: '$.a',
          description: 'Removes "a", to set a value of another kind.',
          remove: true,
          'x-was': 1,
        },
        { target: '$', description: 'Sets "a".', update: { a: { b: 1 } }, 'x-absent': true },
      ],
    ],
  ]
  test.each(cases)('%s', (_, base, edited, actions) => {
    expect(diff(base, edited, { keys: ['Code'] }).actions).toEqual(actions)
  })

  test.each<[string, JsonObject, JsonObject]>([
    ['repeated items', { list: ['a', 'a'] }, { list: ['a'] }],
    ['nameless items', { list: [{ x: 1 }] }, { list: [{ x: 2 }] }],
    ['lists in lists', { list: [[1]] }, { list: [[2]] }],
    ['an item in the middle', { list: ['a', 'c'] }, { list: ['a', 'b', 'c'] }],
  ])('%s: the whole list is replaced', (_, base, edited) => {
    expect(diff(base, edited).actions.map(({ target }) => target)).toEqual(['$.list', '$'])
  })

  test('contains the reason, the document and its title', () => {
    const overlay = diff(
      { a: 1 },
      { a: 2 },
      { reason: 'Asked for by the board.', extends: 'forms/x', title: 'T', version: '3' },
    )
    expect(overlay).toMatchObject({ extends: 'forms/x', info: { title: 'T', version: '3' } })
    expect(overlay.actions[0]?.description).toBe('Asked for by the board. Sets "a".')
  })

  test('refuses keys that reach a prototype', () => {
    const edited: JsonObject = JSON.parse('{"a":{"__proto__":1}}')
    expect(() => diff({}, edited)).toThrow('The key "__proto__" is forbidden.')
    expect(() => diff(edited, {})).toThrow('The key "__proto__" is forbidden.')
  })
})

describe('a generated overlay guards what it depends on', () => {
  const locate = (document: JsonValue, target: string): Location[] =>
    selectNodes(readTarget(target, 'target'), document, 'target')
  const apply = (document: JsonValue, overlay: unknown) =>
    applyOverlay(document, JSON.parse(JSON.stringify(overlay)), options)

  test('when the base loses a targeted node, applying is an issue', () => {
    fc.assert(
      fc.property(documentAndEdit, ([base, edited]) => {
        const overlay = diff(base, edited, { keys: ['Code'] })
        const locations = overlay.actions.flatMap(({ target }) => locate(base, target))
        for (const location of locations.filter((one) => one.length > 0)) {
          expect(apply(removeAt(base, location), overlay).issues).not.toEqual([])
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('when the base changes a value that is removed, replaced or to be added, applying is a conflict', () => {
    fc.assert(
      fc.property(documentAndEdit, ([base, edited]) => {
        const overlay = diff(base, edited, { keys: ['Code'] })
        for (const { target, update } of overlay.actions) {
          const members =
            update !== undefined && update !== null && typeof update === 'object' ? Object.keys(update) : []
          const places = Array.isArray(update) ? [] : update === undefined ? [[]] : members.map((member) => [member])
          for (const place of places) {
            for (const location of locate(base, target)) {
              const changed = replaceAt(base, [...location, ...place], 'changed by the base')
              expect(apply(changed, overlay).issues).not.toEqual([])
            }
          }
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('when the base already has what is appended, applying is a conflict', () => {
    const overlay = diff({ list: ['a'], items: [{ id: 1 }] }, { list: ['a', 'b'], items: [{ id: 1 }, { id: 2, x: 1 }] })
    const { issues } = apply({ list: ['a', 'b'], items: [{ id: 2 }, { id: 1 }] }, overlay)
    expect(issues.map(({ message }) => message)).toEqual([
      '"/list" already holds "b", which the overlay adds.',
      '"/items" already holds 2, which the overlay adds.',
    ])
  })
})
