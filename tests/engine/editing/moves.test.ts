import { expect, test } from 'vitest'
import { arrangeDocument } from '../../../src/engine/compose/arrange-document.ts'
import { publishedLayer } from '../../../src/engine/compose/published-layer.ts'
import { composeActions } from '../../../src/engine/editing/composed-actions.ts'
import { moveItem } from '../../../src/engine/editing/edits/items.ts'
import { moveField } from '../../../src/engine/editing/edits/move-field.ts'
import { fieldOrder, wholeForm } from '../../../src/engine/editing/field-order.ts'
import { movedBeside } from '../../../src/engine/editing/positions.ts'
import { beginEditing, currentState, editDocument, resultingActions } from '../../../src/engine/editing/session.ts'
import type { Edit } from '../../../src/engine/editing/edit.ts'
import { fieldPlaces, misplacedItems, orderFields } from '../../../src/engine/overlay/index.ts'
import { fc } from '../../properties.ts'
import { sessionOn } from './shipped-documents.ts'

const groups = [
  { id: 'one', title: 'One', fields: ['a', 'b', 'c'] },
  { id: 'two', title: 'Two', fields: ['d'] },
  { id: 'three', title: 'Three', fields: ['e', 'f', 'g', 'h'] },
]
const fields = groups.flatMap((group) => group.fields)

/** A form whose fields are in groups, some already moved by the layers below. */
function formWith(positions: Readonly<Record<string, string>>) {
  const properties = Object.fromEntries(fields.map((id) => [id, { type: 'string', title: id }]))
  const own = Object.fromEntries(Object.entries(positions).map(([id, after]) => [id, { 'ui:after': after }]))
  const inherited = { schema: { type: 'object', properties }, ui: { groups, ...own } }
  return { id: 'sections/moved', inherited, origins: new Map(), layer: publishedLayer } as const
}

const anyField = fc.constantFrom(...fields)
const anyMove = fc.record({ id: anyField, other: anyField, side: fc.constantFrom('after', 'before') })
const anyMoves = fc.array(
  anyMove.filter(({ id, other }) => id !== other),
  { minLength: 1, maxLength: 8 },
)
const besideOf = ({ other, side }: { readonly other: string; readonly side: string }) =>
  side === 'after' ? { after: other } : { before: other }

/** Some fields with places that lead in no circle: each is behind an earlier one, or first in a group. */
const anyPositions = fc
  .dictionary(fc.integer({ min: 1, max: fields.length - 1 }).map(String), fc.nat(fields.length + groups.length), {
    maxKeys: 3,
  })
  .map((places) =>
    Object.fromEntries(
      Object.entries(places).map(([at, place]) => {
        const earlier = fields.slice(0, Number(at))
        const leaders = [...earlier, ...groups.map(({ id }) => `groups/${id}`)]
        return [fields[Number(at)] ?? '', leaders[place % leaders.length] ?? ''] as const
      }),
    ),
  )

test('fields move beside every other one, whatever has moved before, and are drawn there [ENG-03 ADM-05]', () => {
  fc.assert(
    fc.property(anyPositions, anyMoves, (positions, moves) => {
      const edited = formWith(positions)
      let session = beginEditing(edited, [])
      for (const move of moves) {
        const wanted = movedBeside(fieldOrder(currentState(session).document, wholeForm), move.id, besideOf(move))
        const next = editDocument(session, moveField([move.id], besideOf(move)), 'Moved.')
        if (typeof next === 'string') throw new Error(next)
        session = next
        expect(fieldOrder(currentState(session).document, wholeForm)).toEqual(wanted)
      }
      const { document, issues } = composeActions(edited, resultingActions(session))
      expect(issues).toEqual([])
      const shown = fieldOrder(document, wholeForm).flat()
      expect(arrangeDocument(document).ui?.['ui:order'] ?? fields).toEqual(shown)
      // None names a field that is behind itself, which no check would accept.
      expect(misplacedItems(fieldPlaces(document.schema ?? {}, document.ui))).toEqual([])
    }),
  )
})

test('two fields that change places and back lead in no circle [ADM-05]', () => {
  const properties = Object.fromEntries(['a', 'b', 'c'].map((id) => [id, { type: 'string', title: id }]))
  const begun = beginEditing({ ...formWith({}), inherited: { schema: { type: 'object', properties } } }, [])
  const session = [
    { id: 'a', after: 'c' },
    { id: 'c', after: 'a' },
  ].reduce((one, { id, after }) => {
    const next = editDocument(one, moveField([id], { after }), 'Moved.')
    if (typeof next === 'string') throw new Error(next)
    return next
  }, begun)
  const { schema = {}, ui } = currentState(session).document
  expect(orderFields(schema, ui)).toEqual(['b', 'a', 'c'])
  expect(misplacedItems(fieldPlaces(schema, ui))).toEqual([])
})

test('one move is one action, and the way back none [ADM-05]', () => {
  fc.assert(
    fc.property(anyMoves, ([move]) => {
      const begun = beginEditing(formWith({}), [])
      const before = fieldOrder(currentState(begun).document, wholeForm)
      if (move === undefined) return
      const there = editDocument(begun, moveField([move.id], besideOf(move)), 'Moved.')
      if (typeof there === 'string') throw new Error(there)
      const stands = JSON.stringify(fieldOrder(currentState(there).document, wholeForm)) === JSON.stringify(before)
      expect(resultingActions(there)).toHaveLength(stands ? 0 : 1)
      const group = before.find((ids) => ids.includes(move.id)) ?? []
      const at = group.indexOf(move.id)
      const [leader, follower] = [group[at - 1], group[at + 1]]
      const home = leader === undefined ? { before: follower ?? '' } : { after: leader }
      // Nothing stands where the only field of a group was.
      if (group.length === 1) return
      const back = editDocument(there, moveField([move.id], home), 'Moved back.')
      if (typeof back === 'string') throw new Error(back)
      expect(resultingActions(back)).toEqual([])
    }),
  )
})

test.each([
  ['to where it stands', 'type', 'nothing changes'],
  ['to what is not there', 'nowhere', 'It cannot be moved there.'],
])('nothing is lost that is moved %s [ADM-05]', (_where, after, expected) => {
  const begun = sessionOn('demo', 'sections/contacts')
  const happened = (edit: Edit) => {
    const next = editDocument(begun, edit, 'Moved.')
    if (typeof next === 'string') return next
    return resultingActions(next).length === 0 ? 'nothing changes' : 'something changes'
  }
  expect(happened(moveItem({ list: '/page/columns', id: 'type' }, { after }))).toBe(expected)
  expect(happened(moveField(['Type'], { after: after === 'type' ? 'Type' : after }))).toBe(expected)
})
