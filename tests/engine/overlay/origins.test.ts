import { describe, expect, test } from 'vitest'
import { applyOverlay, originOf } from '../../../src/engine/overlay/index.ts'
import type { JsonValue, Origins } from '../../../src/engine/overlay/index.ts'
import { fc } from '../../properties.ts'

function layer(document: JsonValue, name: string, actions: JsonValue, origins?: Origins) {
  const overlay = { overlay: '1.1.0', info: { title: name, version: '1' }, actions }
  return applyOverlay(document, overlay, {
    mode: 'strict',
    file: `${name}.json`,
    layer: name,
    ...(origins && { origins }),
  })
}

const base = { fields: { a: { title: 'A', max: 1 } }, list: [{ id: 'x' }, { id: 'y' }, { id: 'z' }] }

describe('origins', () => {
  test('record which layer set a value, why, and the value before; layers add up [ENG-04]', () => {
    const first = layer(base, 'variant:v', [{ target: '$.fields.a', description: 'One.', update: { title: 'B' } }])
    const second = layer(
      first.document,
      'tenant:t',
      [
        { target: '$.fields.a.title', description: 'Two.', update: 'C' },
        { target: '$.fields', description: 'Three.', update: { n: { title: 'N' } } },
      ],
      first.origins,
    )
    expect(second.origins.get('/fields/a/title')).toEqual([
      { layer: 'variant:v', file: 'variant:v.json', action: 'update', reason: 'One.', was: 'A' },
      { layer: 'tenant:t', file: 'tenant:t.json', action: 'update', reason: 'Two.', was: 'B' },
    ])
    expect(originOf(second.origins, '/fields/a/title')?.layer).toBe('tenant:t')
    expect(originOf(second.origins, '/fields/n/title')?.reason).toBe('Three.')
    expect(originOf(second.origins, '/fields/a/max')).toBeUndefined()
    expect(originOf(second.origins, '/fields/a')).toBeUndefined()
    expect(first.origins.get('/fields/a/title')).toHaveLength(1)
  })

  test('follow list items when earlier ones are removed', () => {
    const { origins } = layer(base, 'tenant:t', [
      { target: "$.list[?@.id == 'z']", description: 'Z.', update: { title: 'Z' } },
      { target: '$.list', description: 'New.', update: [{ id: 'new' }] },
      { target: "$.list[?@.id == 'x']", description: 'No x.', remove: true },
    ])
    expect(originOf(origins, '/list/1/title')?.reason).toBe('Z.')
    expect(originOf(origins, '/list/2/id')?.reason).toBe('New.')
    expect(originOf(origins, '/list/3')).toBeUndefined()
    expect(origins.get('/list')).toEqual([
      { layer: 'tenant:t', file: 'tenant:t.json', action: 'remove', reason: 'No x.', was: { id: 'x' } },
    ])
    expect(originOf(origins, '/list/0')).toBeUndefined()
  })

  test('follow list items, in whatever order items are changed and removed [ENG-04]', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const list = ids.map((id) => ({ id }))
    const some = fc.shuffledSubarray(ids)
    fc.assert(
      fc.property(some, some, (changed, removed) => {
        const actions = [
          ...changed.map((id) => ({ target: `$.list[?@.id == '${id}']`, description: id, update: { title: id } })),
          ...removed.map((id) => ({ target: `$.list[?@.id == '${id}']`, description: 'No.', remove: true })),
        ]
        const { origins } = layer({ list }, 'tenant:t', actions)
        const left = ids.filter((id) => !removed.includes(id))
        const reasons = left.map((_id, index) => originOf(origins, `/list/${index}/title`)?.reason)
        expect(reasons).toEqual(left.map((id) => (changed.includes(id) ? id : undefined)))
      }),
    )
  })

  test('of a removed member stay at its pointer, those inside it are removed', () => {
    const { origins } = layer(base, 'tenant:t', [
      { target: '$.fields.a.max', description: 'Max.', update: 2 },
      { target: '$.fields.a', description: 'No a.', remove: true },
    ])
    expect([...origins.keys()]).toEqual(['/fields/a'])
    expect(originOf(origins, '/fields/a')).toMatchObject({ action: 'remove', was: { title: 'A', max: 2 } })
  })

  test('of a copy name the copy; an action that fails leaves none', () => {
    const { origins } = layer(base, 'tenant:t', [
      { target: '$.fields', description: 'Place.', update: { b: {} } },
      { target: '$.fields.b', description: 'Same.', copy: '$.fields.a' },
      { target: '$.fields.b', description: 'Wrong.', update: { title: 'X', max: [] } },
    ])
    expect(originOf(origins, '/fields/b/title')).toMatchObject({ action: 'copy', reason: 'Same.' })
    expect(origins.get('/fields/b/title')).toHaveLength(1)
  })
})
