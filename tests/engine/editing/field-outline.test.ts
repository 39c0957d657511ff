import { describe, expect, test } from 'vitest'
import { addField } from '../../../src/engine/editing/edits/add-field.ts'
import { hideField, setLabel, setUi } from '../../../src/engine/editing/edits/field-values.ts'
import { moveFieldBy } from '../../../src/engine/editing/edits/move-field.ts'
import { requireField } from '../../../src/engine/editing/edits/require-field.ts'
import { fieldOutline } from '../../../src/engine/editing/field-outline.ts'
import type { OutlinedField } from '../../../src/engine/editing/field-outline.ts'
import { currentState } from '../../../src/engine/editing/session.ts'
import type { EditingSession } from '../../../src/engine/editing/session.ts'
import { editedBy, editedDocuments, organisations, sessionOn } from './shipped-documents.ts'

const outlineOf = (session: EditingSession) =>
  fieldOutline(currentState(session).document, session.edited.inherited).flatMap(({ fields }) => fields)
const contacts = () => sessionOn('demo', 'sections/contacts')
const named = (session: EditingSession, name: string) => outlineOf(session).find(({ path }) => path[0] === name)
const reason = 'Asked for.'

describe('the outline of a form', () => {
  test('has the fields in the order of the form, by its groups', () => {
    const moved = editedBy(contacts(), moveFieldBy(['City'], 'down'), reason)
    const names = outlineOf(contacts()).map(({ path }) => path[0])
    const at = names.indexOf('City')
    expect(outlineOf(moved).map(({ path }) => path[0])).toEqual(names.toSpliced(at, 2, names[at + 1], 'City'))
    const groups = fieldOutline(contacts().edited.inherited, contacts().edited.inherited)
    expect(groups.filter(({ heading }) => heading !== undefined).length).toBeGreaterThan(1)
  })

  test('says what is required, hidden and added', () => {
    const changed = [
      requireField(['PostCode'], true),
      hideField(['City'], true),
      addField({ kind: 'text', label: 'Nearest landmark' }),
    ].reduce((session, change) => editedBy(session, change, reason), contacts())
    expect(named(changed, 'PostCode')).toMatchObject({ isRequired: true, isHidden: false, isAdded: false })
    expect(named(changed, 'City')).toMatchObject({ isHidden: true })
    expect(named(changed, 'NearestLandmark')).toMatchObject({ label: 'Nearest landmark', isAdded: true })
  })

  test.each([
    ['its schema', setLabel(['Email'], 'Mail')],
    ['its UI schema, which overrides that', setUi(['Email'], 'ui:title', 'Mail')],
  ])('calls a field as members read it: by %s', (_place, change) => {
    expect(named(editedBy(contacts(), change, reason), 'Email')?.label).toBe('Mail')
  })

  test.each(organisations)(
    'has every field of every section of %s once, and rows of lists below them',
    (organisation) => {
      const forms = editedDocuments(organisation).filter(({ id }) => id.startsWith('sections/'))
      for (const { id, inherited } of forms) {
        const fields = fieldOutline(inherited, inherited).flatMap((group) => group.fields)
        const declared = Object.keys(Object(inherited.schema?.['properties']))
        expect(fields.map(({ path }) => path.join('.')).toSorted(), id).toEqual(declared.toSorted())
        expect(fields.flatMap(unnamed), id).toEqual([])
      }
    },
  )
})

const unnamed = ({ path, label, fields }: OutlinedField): readonly string[] => [
  ...(label === '' ? [path.join('.')] : []),
  ...fields.flatMap(unnamed),
]
