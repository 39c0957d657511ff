import { expect, test } from 'vitest'
import type { OverlayAction } from '../../src/engine/overlay/overlay-document.ts'
import { changedItem, pageChange } from '../../src/portal/pages/admin/forms/changes/page-change.ts'
import type { PageChange } from '../../src/portal/pages/admin/forms/changes/page-change.ts'

const town = { id: 'town', title: 'Town', field: 'City' }

test.each<[string, Omit<OverlayAction, 'description'>, Partial<PageChange> | undefined]>([
  [
    'a title',
    { target: '$.page', update: { title: 'Letters' }, 'x-was': { title: 'Contacts' } },
    { item: undefined, property: 'title', from: 'Contacts', to: 'Letters' },
  ],
  [
    'a title that its own path names',
    { target: '$.page.title', update: 'Letters', 'x-was': 'Contacts' },
    { item: undefined, property: 'title', from: 'Contacts', to: 'Letters' },
  ],
  [
    'an introduction that is taken away',
    { target: '$.page.description', remove: true, 'x-was': 'Where we write to.' },
    { property: 'description', from: 'Where we write to.', to: undefined },
  ],
  [
    'a heading',
    { target: "$.page.columns[?@.id == 'city']", update: { title: 'Town' }, 'x-was': { title: 'City' } },
    { item: { list: 'columns', id: 'city' }, property: 'title', from: 'City', to: 'Town' },
  ],
  [
    'a format that is taken away',
    { target: "$.page.columns[?@.id == 'city'].format", remove: true, 'x-was': 'choice' },
    { item: { list: 'columns', id: 'city' }, property: 'format', from: 'choice', to: undefined },
  ],
  [
    'a column that is added',
    { target: '$.page.columns', update: [town], 'x-absent': true },
    { item: { list: 'columns', id: 'town' }, property: 'item', from: undefined, to: town },
  ],
  [
    'a column that is taken away',
    { target: "$.page.columns[?@.id == 'town']", remove: true, 'x-was': town },
    { item: { list: 'columns', id: 'town' }, property: 'item', from: town, to: undefined },
  ],
  [
    'a question before an action',
    {
      target: "$.page.actions[?@.id == 'remove'].confirm",
      update: { text: 'It is lost.' },
      'x-was': { text: 'Sure?' },
    },
    { item: { list: 'actions', id: 'remove' }, property: 'confirm/text', from: 'Sure?', to: 'It is lost.' },
  ],
  [
    'the heading of a group',
    { target: "$.ui.groups[?@.id == 'reach']", update: { title: 'Reaching you' }, 'x-was': { title: 'Reach' } },
    { item: { list: 'groups', id: 'reach' }, property: 'title', from: 'Reach', to: 'Reaching you' },
  ],
  ['a field', { target: '$.schema.properties.Email.title', update: 'Mail', 'x-was': 'E-mail' }, undefined],
])('%s is read as the change of one value of a page', (_what, action, change) => {
  const read = pageChange(action)
  expect(read === undefined ? read : { ...read, ...change }).toEqual(read)
  expect(read === undefined).toBe(change === undefined)
})

test('the column of a change is called by its heading, one that is gone by the heading that it had', () => {
  const document = { page: { columns: [{ ...town, title: 'Place' }] } }
  const change: PageChange = {
    item: { list: 'columns', id: 'town' },
    property: 'title',
    from: undefined,
    to: undefined,
  }
  expect(changedItem(change, document)).toBe('Place')
  expect(changedItem({ ...change, from: town }, { page: { columns: [] } })).toBe('Town')
  expect(changedItem({ ...change, item: undefined }, document)).toBeUndefined()
  expect(changedItem(change, {})).toBe('town')
})
