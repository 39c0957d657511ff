import { expect, test } from 'vitest'
import { composeTenant } from '../../../src/engine/compose/compose-tenant.ts'
import { setInColumn, sortColumn } from '../../../src/engine/editing/edits/columns.ts'
import { hideField } from '../../../src/engine/editing/edits/field-values.ts'
import { overlayFile, readOverlayFile } from '../../../src/engine/editing/overlay-file.ts'
import { currentState, replaceActions, resultingActions } from '../../../src/engine/editing/session.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { editedBy, sessionOn, shippedFiles } from './shipped-documents.ts'

const contacts = 'sections/contacts'
const edited = [
  setInColumn('city', 'title', 'Town'),
  sortColumn('city', 'ascending'),
  hideField(['PostCode'], true),
].reduce((session, change) => editedBy(session, change, 'Members asked for it.'), sessionOn('demo', contacts))
const file = overlayFile({ id: contacts, title: 'Contacts' }, resultingActions(edited))

test('what was edited is a file that declares the same where a person would have written it [ADM-07 ADM-05]', () => {
  const overlay: JsonValue = JSON.parse(file)
  const declared = new Map([...shippedFiles, ['tenants/demo/overlays/sections/contacts.json', overlay] as const])
  const { documents } = composeTenant(declared, 'demo')
  const { examples: _examples, ...document } = documents.get(contacts) ?? {}
  const { examples: _others, ...shown } = currentState(edited).document
  expect(document).toEqual(shown)
})

test('a file takes the place of what was edited, and what does not fit stays beside it [ADM-07 ADM-14]', () => {
  const actions = readOverlayFile(file.replace('"title": "City"', '"title": "Place"'), contacts)
  const read = replaceActions(sessionOn('demo', contacts), typeof actions === 'string' ? [] : actions)
  const state = typeof read === 'string' ? undefined : currentState(read)
  expect(state?.actions).toHaveLength(2)
  expect(state?.unfit).toEqual([
    expect.objectContaining({ kind: 'conflict', message: expect.stringContaining('Place') }),
  ])
})

test('actions on examples are left to publishing [ADM-07]', () => {
  const overlay = JSON.stringify({
    ...JSON.parse(file),
    actions: [{ target: '$.examples.valid', description: 'x', update: [], 'x-absent': true }],
  })
  expect(readOverlayFile(overlay, contacts)).toEqual([])
})

test.each([
  ['no JSON', 'title: Contacts', /^The file is not JSON\.$/],
  ['a list', '[]', /^An overlay is a JSON object\.$/],
  ['another version', file.replace('1.1.0', '2.0.0'), /^\/overlay: "overlay" must be a version 1/],
  ['another form', file.replace(contacts, 'sections/bio'), /^The file is for "sections\/bio"/],
  ['no reason', file.replace('"description": "Members asked for it.",', ''), /^\/actions\/0/],
  ['__proto__', file.replace('"sort"', '"__proto__"'), /"__proto__" is forbidden/],
])('a file with %s is refused in a sentence [ADM-07]', (_what, text, sentence) => {
  expect(readOverlayFile(text, contacts)).toMatch(sentence)
})
