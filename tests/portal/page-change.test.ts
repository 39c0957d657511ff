import { expect, test } from 'vitest'
import type { OverlayAction } from '../../src/engine/overlay/overlay-document.ts'
import { changedColumn, pageChange } from '../../src/portal/pages/admin/forms/changes/page-change.ts'
import type { PageChange } from '../../src/portal/pages/admin/forms/changes/page-change.ts'

const town = { id: 'town', title: 'Town', field: 'City' }

test.each<[string, Omit<OverlayAction, 'description'>, Partial<PageChange> | undefined]>([
  [
    'a title',
    { target: '$.page', update: { title: 'Letters' }, 'x-was': { title: 'Contacts' } },
    { column: undefined, property: 'title', from: 'Contacts', to: 'Letters' },
  ],
  [
    'a title that its own path names',
    { target: '$.page.title', update: 'Letters', 'x-was': 'Contacts' },
    { column: undefined, property: 'title', from: 'Contacts', to: 'Letters' },
  ],
  [
    'an introduction that is taken away',
    { target: '$.page.description', remove: true, 'x-was': 'Where we write to.' },
    { property: 'description', from: 'Where we write to.', to: undefined },
  ],
  [
    'a heading',
    { target: "$.page.columns[?@.id == 'city']", update: { title: 'Town' }, 'x-was': { title: 'City' } },
    { column: 'city', property: 'title', from: 'City', to: 'Town' },
  ],
  [
    'a format that is taken away',
    { target: "$.page.columns[?@.id == 'city'].format", remove: true, 'x-was': 'choice' },
    { column: 'city', property: 'format', from: 'choice', to: undefined },
  ],
  [
    'a column that is added',
    { target: '$.page.columns', update: [town], 'x-absent': true },
    { column: 'town', property: 'column', from: undefined, to: town },
  ],
  [
    'a column that is taken away',
    { target: "$.page.columns[?@.id == 'town']", remove: true, 'x-was': town },
    { column: 'town', property: 'column', from: town, to: undefined },
  ],
  ['a field', { target: '$.schema.properties.Email.title', update: 'Mail', 'x-was': 'E-mail' }, undefined],
])('%s is read as the change of one value of a page', (_what, action, change) => {
  const read = pageChange(action)
  expect(read === undefined ? read : { ...read, ...change }).toEqual(read)
  expect(read === undefined).toBe(change === undefined)
})

test('the column of a change is called by its heading, one that is gone by the heading that it had', () => {
  const document = { page: { columns: [{ ...town, title: 'Place' }] } }
  const change = { column: 'town', property: 'title', from: undefined, to: undefined }
  expect(changedColumn(change, document)).toBe('Place')
  expect(changedColumn({ ...change, from: town }, { page: { columns: [] } })).toBe('Town')
  expect(changedColumn({ ...change, column: undefined }, document)).toBeUndefined()
  expect(changedColumn(change, {})).toBe('town')
})
