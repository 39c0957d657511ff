import { describe, expect, test } from 'vitest'
import type { Edit } from '../../../src/engine/editing/edit.ts'
import { declaredChoices, setChoices } from '../../../src/engine/editing/edits/choices.ts'
import { addField } from '../../../src/engine/editing/edits/add-field.ts'
import {
  hideField,
  setKeyword,
  setLabel,
  setMessage,
  setUi,
  setWidth,
} from '../../../src/engine/editing/edits/field-values.ts'
import { addItem, moveItem, moveItemBy, setInItem, takeItem } from '../../../src/engine/editing/edits/items.ts'
import { moveField, moveFieldBy } from '../../../src/engine/editing/edits/move-field.ts'
import { addAction, setInAction, takeAction } from '../../../src/engine/editing/edits/row-actions.ts'
import { requireField } from '../../../src/engine/editing/edits/require-field.ts'
import { showAsBelow, showWhen } from '../../../src/engine/editing/edits/show-when.ts'
import { takeField } from '../../../src/engine/editing/edits/take-field.ts'
import { setValue } from '../../../src/engine/editing/edits/values.ts'
import { composeActions } from '../../../src/engine/editing/composed-actions.ts'
import { currentState, editDocument, undoEdit } from '../../../src/engine/editing/session.ts'
import type { OverlayAction } from '../../../src/engine/overlay/index.ts'
import { editedBy, sessionOn } from './shipped-documents.ts'

const reason = 'Members asked for it.'

/** A line of ENG-03, a document, the edit, and the overlay that somebody would write by hand for it. */
type Line = readonly [
  what: string,
  document: string,
  change: Edit,
  byHand: readonly Omit<OverlayAction, 'description'>[],
]

const columns = ['type', 'email', 'phone', 'city', 'country']

const lines: readonly Line[] = [
  [
    'relabels a field',
    'sections/contacts',
    setLabel(['Email'], 'Mail'),
    [{ target: '$.schema.properties.Email', update: { title: 'Mail' }, 'x-was': { title: 'E-mail' } }],
  ],
  [
    'hides a field',
    'sections/contacts',
    hideField(['PostCode'], true),
    [{ target: '$.ui.PostCode', update: { 'ui:hidden': true }, 'x-absent': true }],
  ],
  [
    'moves a field',
    'sections/contacts',
    moveField(['PhoneNo'], { after: 'Status' }),
    [{ target: '$.ui.PhoneNo', update: { 'ui:after': 'Status' }, 'x-absent': true }],
  ],
  [
    'moves a field up into another group',
    'sections/contacts',
    moveFieldBy(['Country'], 'up'),
    [{ target: '$.ui.Country', update: { 'ui:after': 'PhoneNo2' }, 'x-absent': true }],
  ],
  [
    'moves a field to the beginning of a group',
    'sections/contacts',
    moveField(['City'], { before: 'Country' }),
    [{ target: '$.ui.City', update: { 'ui:after': 'groups/address' }, 'x-absent': true }],
  ],
  [
    'moves a field to the beginning of another group',
    'sections/contacts',
    moveField(['PostCode'], { before: 'Type' }),
    [{ target: '$.ui.PostCode', update: { 'ui:after': 'groups/reach' }, 'x-absent': true }],
  ],
  [
    'moves a field down into the next group',
    'sections/contacts',
    moveFieldBy(['PhoneNo2'], 'down'),
    [{ target: '$.ui.PhoneNo2', update: { 'ui:after': 'groups/address' }, 'x-absent': true }],
  ],
  [
    'moves the first field of a group down in it',
    'sections/contacts',
    moveField(['Country'], { after: 'City' }),
    [{ target: '$.ui.Country', update: { 'ui:after': 'City' }, 'x-absent': true }],
  ],
  [
    'adds a field',
    'sections/contacts',
    addField({ kind: 'text', label: 'Nearest landmark', after: 'Address' }),
    [
      {
        target: '$.schema.properties',
        update: {
          NearestLandmark: {
            type: 'string',
            title: 'Nearest landmark',
            maxLength: 100,
            normalise: ['trim', 'collapse-spaces'],
          },
        },
        'x-absent': true,
      },
      { target: '$.ui', update: { NearestLandmark: { 'ui:after': 'Address' } }, 'x-absent': true },
    ],
  ],
  [
    'makes a field required',
    'sections/contacts',
    requireField(['PostCode'], true),
    [{ target: '$.schema.required', update: ['PostCode'], 'x-absent': true }],
  ],
  [
    'makes a field optional',
    'sections/contacts',
    requireField(['Location'], false),
    [
      {
        target: "$.schema.required[?@ == 'Location']",
        remove: true,
        'x-was': 'Location',
        'x-saw': [
          'Type',
          'Email',
          'PhoneNo',
          'Country',
          'County',
          'City',
          'Address',
          'PlaceOfWork',
          'Designation',
          'Location',
        ],
      },
    ],
  ],
  [
    'changes the choices of a field',
    'sections/contacts',
    (document, inherited) =>
      setChoices(['Type'], [...declaredChoices(document, ['Type']), { value: 'Club', name: 'Club or society' }])(
        document,
        inherited,
      ),
    [
      { target: '$.schema.properties.Type.enum', update: ['Club'], 'x-absent': true },
      { target: "$.ui.Type['ui:enumNames']", update: { Club: 'Club or society' }, 'x-absent': true },
    ],
  ],
  [
    'changes what a field starts with',
    'sections/contacts',
    setKeyword(['Country'], 'default', 'UG'),
    [{ target: '$.schema.properties.Country', update: { default: 'UG' }, 'x-was': { default: 'KE' } }],
  ],
  [
    'changes a limit',
    'sections/contacts',
    setKeyword(['Address'], 'maxLength', 250),
    [{ target: '$.schema.properties.Address', update: { maxLength: 250 }, 'x-was': { maxLength: 100 } }],
  ],
  [
    'changes a message',
    'sections/contacts',
    setMessage(['Email'], 'pattern', 'Write it as name@example.com'),
    [
      {
        target: "$.ui.Email['ui:messages']",
        update: { pattern: 'Write it as name@example.com' },
        'x-was': { pattern: 'E-mail must be valid' },
      },
    ],
  ],
  [
    'adds a help text',
    'sections/contacts',
    setUi(['Email'], 'ui:help', 'We write to it.'),
    [{ target: '$.ui.Email', update: { 'ui:help': 'We write to it.' }, 'x-absent': true }],
  ],
  [
    'changes a placeholder',
    'sections/contacts',
    setUi(['Email'], 'ui:placeholder', 'you@example.com'),
    [
      {
        target: '$.ui.Email',
        update: { 'ui:placeholder': 'you@example.com' },
        'x-was': { 'ui:placeholder': 'name@example.com' },
      },
    ],
  ],
  [
    'changes a width',
    'sections/contacts',
    setWidth(['Address'], 12),
    [{ target: "$.ui.Address['ui:options']", update: { columns: 12 }, 'x-was': { columns: 8 } }],
  ],
  [
    'shows a field only while something holds',
    'sections/contacts',
    showWhen(['PhoneNo2'], { value: 'answers.Type', equals: 'Work' }),
    [
      {
        target: '$.ui.rules',
        update: [{ id: 'show-phone-no2', when: { value: 'answers.Type', equals: 'Work' }, show: ['PhoneNo2'] }],
        'x-absent': true,
      },
    ],
  ],
  [
    'always shows a field that a rule showed only while something holds',
    'sections/contacts',
    showWhen(['City'], undefined),
    [
      {
        target: "$.ui.rules[?@.id == 'city-in-kenya']",
        remove: true,
        'x-was': { id: 'city-in-kenya', when: { value: 'answers.Country', equals: 'KE' }, show: ['City'] },
        'x-saw': ['city-in-kenya', 'county-in-kenya', 'place-of-work-setting'],
      },
    ],
  ],
  [
    'hides a tab',
    'pages/profile-individual',
    takeItem({ list: '/page/tabs', id: 'convictions' }),
    [
      {
        target: "$.page.tabs[?@.id == 'convictions']",
        remove: true,
        'x-was': { id: 'convictions', title: 'Convictions', document: 'sections/convictions' },
        'x-saw': [
          'bio',
          'contacts',
          'academic',
          'professional',
          'institutions',
          'work-experience',
          'referees',
          'attachments',
          'specialization',
          'convictions',
        ],
      },
    ],
  ],
  [
    'adds a tab',
    'pages/profile-individual',
    addItem('/page/tabs', { id: 'services', title: 'Services', document: 'sections/services' }),
    [
      {
        target: '$.page.tabs',
        update: [{ id: 'services', title: 'Services', document: 'sections/services' }],
        'x-absent': true,
      },
    ],
  ],
  [
    'hides a column',
    'sections/contacts',
    takeItem({ list: '/page/columns', id: 'country' }),
    [
      {
        target: "$.page.columns[?@.id == 'country']",
        remove: true,
        'x-was': { id: 'country', title: 'Country', field: 'Country', format: 'choice' },
        'x-saw': columns,
      },
    ],
  ],
  [
    'adds a column',
    'sections/contacts',
    addItem('/page/columns', { id: 'address', title: 'Address', field: 'Address' }),
    [
      {
        target: '$.page.columns',
        update: [{ id: 'address', title: 'Address', field: 'Address' }],
        'x-absent': true,
      },
    ],
  ],
  [
    'moves a column to the beginning',
    'sections/contacts',
    moveItem({ list: '/page/columns', id: 'email' }, { before: 'type' }),
    [{ target: "$.page.columns[?@.id == 'email']", update: { after: null }, 'x-absent': true }],
  ],
  [
    'moves the first column behind the third',
    'sections/contacts',
    moveItem({ list: '/page/columns', id: 'type' }, { after: 'phone' }),
    [{ target: "$.page.columns[?@.id == 'type']", update: { after: 'phone' }, 'x-absent': true }],
  ],
  [
    'renames an action of a row',
    'sections/contacts',
    setInAction('remove', 'title', 'Remove'),
    [{ target: "$.page.actions[?@.id == 'remove']", update: { title: 'Remove' }, 'x-was': { title: 'Delete' } }],
  ],
  [
    'hides an action of a row',
    'sections/contacts',
    takeAction('edit'),
    [
      {
        target: "$.page.actions[?@.id == 'edit']",
        remove: true,
        'x-was': { id: 'edit', kind: 'edit', title: 'Edit' },
        'x-saw': ['add-personal', 'add-work', 'edit', 'remove'],
      },
    ],
  ],
  [
    'adds an action of a row',
    'sections/contacts',
    addAction({ title: 'Remove for good', kind: 'remove', sure: 'It cannot be brought back.' }),
    [
      {
        target: '$.page.actions',
        update: [
          {
            id: 'remove-for-good',
            kind: 'remove',
            title: 'Remove for good',
            confirm: { title: 'Remove for good?', text: 'It cannot be brought back.' },
          },
        ],
        'x-absent': true,
      },
    ],
  ],
  [
    'moves a tile',
    'pages/dashboard',
    moveItemBy({ list: '/page/tiles', id: 'arrears' }, 'up'),
    [{ target: "$.page.tiles[?@.id == 'arrears']", update: { after: null }, 'x-absent': true }],
  ],
  [
    'moves a menu entry',
    'pages/menu',
    moveItem({ list: '/page/entries', id: 'billing' }, { after: 'dashboard' }),
    [{ target: "$.page.entries[?@.id == 'billing']", update: { after: 'dashboard' }, 'x-absent': true }],
  ],
  [
    'renames a step of a form',
    'sections/contacts',
    setInItem({ list: '/ui/groups', id: 'reach' }, 'title', 'Reaching you'),
    [
      {
        target: "$.ui.groups[?@.id == 'reach']",
        update: { title: 'Reaching you' },
        'x-was': { title: 'How to reach you' },
      },
    ],
  ],
  [
    'sets any value by its pointer',
    'sections/contacts',
    setValue('/page/dialog/width', '80%'),
    [{ target: '$.page.dialog', update: { width: '80%' }, 'x-was': { width: '50%' } }],
  ],
]

describe('an edit', () => {
  test.each(lines)('%s in %s as an overlay by hand does [ENG-03 ADM-05]', (_what, document, change, byHand) => {
    const begun = sessionOn('demo', document)
    const session = editedBy(begun, change, reason)
    const written = byHand.map((action) => ({ ...action, description: reason }))
    const { actions, document: made } = currentState(session)
    expect(actions).toEqual(written)
    const composed = composeActions(session.edited, written)
    expect(composed.issues).toEqual([])
    expect(made).toEqual(composed.document)
    expect(currentState(undoEdit(session))).toEqual(currentState(begun))
  })

  test('shows a field as the layers below do again, and leaves their rules [ENG-03 ADM-05]', () => {
    const begun = sessionOn('demo', 'sections/contacts')
    const narrowed = editedBy(begun, showWhen(['City'], { value: 'answers.Type', equals: 'Work' }), reason)
    expect(currentState(editedBy(narrowed, showAsBelow(['City']), reason)).actions).toEqual([])
  })

  test('takes away a field that was added, and nothing is left of it [ENG-03 ADM-05]', () => {
    const added = editedBy(
      sessionOn('demo', 'sections/contacts'),
      addField({ kind: 'choice', label: 'Branch' }),
      reason,
    )
    const used = [
      requireField(['Branch'], true),
      showWhen(['Branch'], { value: 'answers.Type', equals: 'Work' }),
      addItem('/page/columns', { id: 'branch', title: 'Branch', field: 'Branch' }),
      moveFieldBy(['Branch'], 'up'),
    ].reduce((session, change) => editedBy(session, change, reason), added)
    expect(currentState(used).actions).toHaveLength(5)
    expect(currentState(editedBy(used, takeField(['Branch']), reason)).actions).toEqual([])
  })

  test('removes a field of the layers below with its traces, as an overlay by hand does [ENG-03]', () => {
    const session = editedBy(sessionOn('demo', 'sections/contacts'), takeField(['PostCode']), reason)
    expect(currentState(session).actions.map(({ target, remove }) => [target, remove])).toEqual([
      ['$.schema.properties.PostCode', true],
      ['$.ui.PostCode', true],
      ["$.ui['ui:order'][?@ == 'PostCode']", true],
      ["$.ui.groups[?@.id == 'address'].fields[?@ == 'PostCode']", true],
    ])
  })

  test('that code relies on is refused with a sentence [ENG-03 ADM-05]', () => {
    const session = sessionOn('demo', 'sections/contacts')
    expect(editDocument(session, takeField(['Email']), reason)).toBe('"Email" is x-core; an overlay may not remove it.')
    expect(editDocument(session, setKeyword(['Email'], 'type', 'number'), reason)).toMatch(/may not change its type/)
    expect(editDocument(session, setLabel(['Nothing'], 'x'), reason)).toBe('There is no field "Nothing".')
  })
})
