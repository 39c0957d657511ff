import { expect, test } from 'vitest'
import type { OverlayAction } from '../../src/engine/overlay/overlay-document.ts'
import { changedField, changePart } from '../../src/portal/pages/admin/forms/changes/change-parts.ts'
import type { ChangePart } from '../../src/portal/pages/admin/forms/changes/change-parts.ts'

const added = { type: 'string', title: 'Landmark' }

test.each<[string, Omit<OverlayAction, 'description'>, Partial<ChangePart>]>([
  [
    'a label',
    { target: '$.schema.properties.Email', update: { title: 'Mail' }, 'x-was': { title: 'E-mail' } },
    { path: ['Email'], property: 'title', from: 'E-mail', to: 'Mail' },
  ],
  [
    'a label that its own path names',
    { target: '$.schema.properties.Email.title', update: 'Mail', 'x-was': 'E-mail' },
    { path: ['Email'], property: 'title', from: 'E-mail', to: 'Mail' },
  ],
  [
    'a key of the UI schema',
    { target: '$.ui.PostCode', update: { 'ui:hidden': true }, 'x-absent': true },
    { path: ['PostCode'], property: 'ui:hidden', from: undefined, to: true },
  ],
  [
    'a width',
    { target: "$.ui.PostCode['ui:options']", update: { columns: 4 }, 'x-was': { columns: 6 } },
    { path: ['PostCode'], property: 'ui:options/columns', from: 6, to: 4 },
  ],
  [
    'a field of the rows of a list',
    { target: '$.schema.properties.Terms.items.properties.Name', update: { maxLength: 9 }, 'x-absent': true },
    { path: ['Terms', 'Name'], property: 'maxLength', to: 9 },
  ],
  [
    'a new field',
    { target: '$.schema.properties', update: { Landmark: added }, 'x-absent': true },
    { path: ['Landmark'], property: 'field', from: undefined, to: added },
  ],
  [
    'a field that is taken away',
    { target: '$.schema.properties.Email', remove: true, 'x-was': { type: 'string' } },
    { path: ['Email'], property: 'field', to: undefined },
  ],
  [
    'a field that becomes required',
    { target: '$.schema.required', update: ['PostCode'], 'x-absent': true },
    { path: ['PostCode'], property: 'required', from: false, to: true },
  ],
  [
    'a field that becomes optional',
    { target: "$.schema.required[?@ == 'Email']", remove: true, 'x-was': 'Email' },
    { path: ['Email'], property: 'required', from: true, to: false },
  ],
  [
    'a rule',
    { target: '$.ui.rules', update: [{ id: 'a' }], 'x-absent': true },
    { path: [], property: 'rules', from: undefined, to: { id: 'a' } },
  ],
  [
    'the first rule of a form, by the field that it shows',
    { target: '$.ui', update: { rules: [{ id: 'a', show: ['Landmark'] }] }, 'x-absent': true },
    { path: ['Landmark'], property: 'rules', from: undefined },
  ],
])('%s is read as the change of one property', (_what, action, part) => {
  expect(changePart(action)).toMatchObject(part)
})

test('the field of a change is called by its label, a new one by its own', () => {
  const document = { schema: { properties: { Email: { title: 'E-mail' } } } }
  const change = { property: 'title', from: undefined, to: undefined }
  expect(changedField({ ...change, path: ['Email'] }, document)).toBe('E-mail')
  expect(changedField({ ...change, path: ['Landmark'], to: added }, document)).toBe('Landmark')
})
