import { expect, test } from 'vitest'
import { movablePlaces } from '../../src/portal/pages/admin/forms/outline/movable-places.ts'

const things = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id.toUpperCase() }))

test.each([
  ['the first', [things('a', 'b', 'c')], 'a', ['after b', 'after c']],
  ['one between', [things('a', 'b', 'c')], 'b', ['before a', 'after c']],
  ['the last', [things('a', 'b', 'c')], 'c', ['before a', 'after a']],
  ['one of another group', [things('a'), things('b', 'c')], 'a', ['before b', 'after b', 'after c']],
  ['the only one', [things('a')], 'a', []],
])('%s moves to every place but its own', (_which, groups, id, expected) => {
  const places = movablePlaces(groups, id).map(({ beside }) =>
    'after' in beside ? `after ${beside.after}` : `before ${beside.before}`,
  )
  expect(places).toEqual(expected)
})
