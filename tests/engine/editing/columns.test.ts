import { describe, expect, test } from 'vitest'
import { addedItemId } from '../../../src/engine/editing/added-item-id.ts'
import { fieldsWithoutColumn, fittingFormats } from '../../../src/engine/editing/column-fields.ts'
import { columnOutline } from '../../../src/engine/editing/item-outline.ts'
import type { DocumentId } from '../../../src/engine/document/document-id.ts'
import type { Edit } from '../../../src/engine/editing/edit.ts'
import {
  addColumn,
  formatColumn,
  maskColumn,
  setInColumn,
  sortColumn,
  takeColumn,
} from '../../../src/engine/editing/edits/columns.ts'
import { composeActions } from '../../../src/engine/editing/composed-actions.ts'
import { currentState, editDocument } from '../../../src/engine/editing/session.ts'
import type { EditingSession } from '../../../src/engine/editing/session.ts'
import type { OverlayAction } from '../../../src/engine/overlay/index.ts'
import { editedBy, sessionOn } from './shipped-documents.ts'

const reason = 'Members asked for it.'
const contacts = 'sections/contacts'
const facilities = 'sections/facilities'

/** A change of a table, and the overlay that somebody would write by hand for it. */
type Line = readonly [
  what: string,
  document: DocumentId,
  changes: readonly Edit[],
  byHand: readonly Omit<OverlayAction, 'description'>[],
]

const addressColumn = { id: 'address', title: 'Address', field: 'Address' }

const lines: readonly Line[] = [
  [
    'another heading',
    contacts,
    [setInColumn('city', 'title', 'Town')],
    [{ target: "$.page.columns[?@.id == 'city']", update: { title: 'Town' }, 'x-was': { title: 'City' } }],
  ],
  [
    'a column for a field',
    contacts,
    [addColumn({ field: 'Address', label: 'Address' })],
    [{ target: '$.page.columns', update: [addressColumn], 'x-absent': true }],
  ],
  [
    'a total',
    facilities,
    [setInColumn('quantity', 'sum', true)],
    [{ target: "$.page.columns[?@.id == 'quantity']", update: { sum: true }, 'x-absent': true }],
  ],
  [
    'a total that goes when the column shows no number any more',
    facilities,
    [setInColumn('quantity', 'sum', true), formatColumn('quantity', undefined)],
    [{ target: "$.page.columns[?@.id == 'quantity'].format", remove: true, 'x-was': 'number' }],
  ],
  [
    'an order, of which a table begins in one',
    contacts,
    [sortColumn('type', 'ascending'), sortColumn('email', 'none'), sortColumn('city', 'descending')],
    [
      { target: "$.page.columns[?@.id == 'email']", update: { sort: 'none' }, 'x-absent': true },
      { target: "$.page.columns[?@.id == 'city']", update: { sort: 'descending' }, 'x-absent': true },
    ],
  ],
  [
    'a mask, with which nothing else tells what it hides',
    contacts,
    [setInColumn('phone', 'filter', 'choice'), maskColumn('phone', true)],
    [{ target: "$.page.columns[?@.id == 'phone']", update: { masked: true }, 'x-absent': true }],
  ],
  ['a mask that is taken off', contacts, [maskColumn('phone', true), maskColumn('phone', false)], []],
  [
    'a filter by year that goes with the dates',
    'sections/convictions',
    [setInColumn('date', 'filter', 'year'), formatColumn('date', 'age')],
    [{ target: "$.page.columns[?@.id == 'date']", update: { format: 'age' }, 'x-was': { format: 'date' } }],
  ],
]

describe('a table is changed', () => {
  test.each(lines)('by %s, as an overlay by hand would do it [ENG-03 ADM-16]', (_what, id, changes, byHand) => {
    const session = changes.reduce((before, change) => editedBy(before, change, reason), sessionOn('demo', id))
    const written = byHand.map((action) => ({ ...action, description: reason }))
    const { actions, document } = currentState(session)
    expect(document).toEqual(composeActions(session.edited, written).document)
    expect(actions).toEqual(written)
  })

  test('keeps one column [ADM-16]', () => {
    const session = sessionOn('demo', 'sections/signature')
    expect(editDocument(session, takeColumn('namespace'), reason)).toBe('A table has one column at least.')
  })

  test('a column that comes again gets an id that no other had [ADM-16]', () => {
    const session = editedBy(sessionOn('demo', contacts), takeColumn('city'), reason)
    const { document } = currentState(session)
    const { inherited } = session.edited
    const idOf = (title: string) => addedItemId({ document, inherited }, '/page/columns', title)
    expect(idOf('City')).toBe('city-2')
    expect(idOf('2nd line')).toBe('item-2nd-line')
  })
})

const columnsOf = ({ edited, ...session }: EditingSession) =>
  columnOutline(currentState({ edited, ...session }).document, edited.inherited)

test('the outline of a table has its columns in their order, with what was added [ADM-16]', () => {
  const added = editedBy(sessionOn('iek', contacts), addColumn({ field: 'Address', label: 'Address' }), reason)
  expect(columnsOf(added).map(({ id, isAdded }) => `${id}${isAdded ? '*' : ''}`)).toEqual([
    'type',
    'employer',
    'email',
    'phone',
    'city',
    'country',
    'address*',
  ])
  expect(columnsOf(sessionOn('demo', 'sections/bio'))).toEqual([])
})

test('columns are offered for the fields that none shows [ADM-16]', () => {
  const { document } = currentState(sessionOn('demo', contacts))
  const offered = fieldsWithoutColumn(document)
  expect(offered).toContainEqual({ field: 'PostCode', label: 'Postal code' })
  expect(offered.map(({ field }) => field)).not.toContain('Email')
})

test.each([
  [contacts, 'Email', ['text']],
  [contacts, 'Country', ['choice']],
  ['sections/shareholders', 'sharesHeld', ['number', 'money']],
  ['sections/convictions', 'ConvictionDate', ['date', 'age']],
  ['sections/attachments', 'attachment', ['file']],
] as const)('of %s, %s can be written as %j [ADM-16]', (id, field, formats) => {
  expect(fittingFormats(currentState(sessionOn('demo', id)).document, field)).toEqual(formats)
})
