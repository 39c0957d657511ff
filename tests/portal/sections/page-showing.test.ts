import { expect, test } from 'vitest'
import { pageShowing } from '../../../src/portal/sections/page-showing.ts'
import type { SectionPlace } from '../../../src/portal/sections/page-showing.ts'

const view = (type: string): SectionPlace['page'] => ({
  kind: 'view',
  title: type,
  section: 'sections/papers',
  where: { value: 'record.Type', equals: type },
  columns: [],
  actions: [],
  dialog: { width: '50%', add: 'Add', edit: 'Edit' },
  empty: 'None',
})

const places: readonly SectionPlace[] = [
  { address: '/contacts', document: 'sections/contacts' },
  { address: '/degrees', document: 'pages/degrees', page: view('Degree') },
  { address: '/licences', document: 'pages/licences', page: view('Licence') },
  { address: '/all', document: 'sections/all' },
]

test.each([
  ['the section itself', 'sections/contacts', undefined, '/contacts'],
  ['the view that the record matches', 'sections/papers', { Type: 'Licence' }, '/licences'],
  ['the first view, for a record that is not known', 'sections/papers', undefined, '/degrees'],
  ['none, for a record that no view matches', 'sections/papers', { Type: 'Letter' }, undefined],
  ['none, for another section', 'sections/others', undefined, undefined],
])('a record is changed on the page that shows %s', (_what, section, record, address) => {
  expect(pageShowing(places, section, record)).toBe(address)
})
