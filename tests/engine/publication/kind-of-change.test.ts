import { expect, test } from 'vitest'
import type { ChecklistItemDefinition } from '../../../src/engine/document/checklist.ts'
import type { CollectionPageDefinition } from '../../../src/engine/document/collection-page.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { kindOfChange } from '../../../src/engine/publication/kind-of-change.ts'

const form = (field: JsonObject, ui: JsonObject = {}, root: JsonObject = {}): CompositeDocument => ({
  schema: { type: 'object', ...root, properties: { Town: { type: 'string', ...field }, Street: { type: 'string' } } },
  ui,
})
const rule = (show: string): JsonObject => ({
  rules: [{ id: 'shown', when: { value: 'answers.Town', equals: 'A' }, show: [show] }],
})

const tab = (id: string, more: JsonObject = {}) => ({ id, title: id, document: `sections/${id}`, ...more })
const tabs = (...shown: readonly ReturnType<typeof tab>[]): CompositeDocument => ({
  page: { kind: 'tabs', title: 'Profile', tabs: shown },
})
const collection: CollectionPageDefinition = {
  kind: 'collection',
  title: 'Contacts',
  empty: 'None',
  calls: { list: 'profile/contacts' },
  dialog: { width: 600, add: 'Add', edit: 'Edit' },
  columns: [
    { id: 'town', title: 'Town', field: 'Town' },
    { id: 'street', title: 'Street', field: 'Street' },
  ],
  actions: [
    { id: 'add', kind: 'add', title: 'Add' },
    { id: 'edit', kind: 'edit', title: 'Edit', icon: 'mail' },
  ],
}
const table = (more: Partial<CollectionPageDefinition> = {}): CompositeDocument => ({
  page: { ...collection, ...more },
})
const [town, street] = collection.columns
const [add] = collection.actions
const item = (id: string, description = id): ChecklistItemDefinition => ({
  id,
  type: id,
  description,
  mandatory: true,
  passes: { section: 'sections/bio' },
})
const checklist = (items: readonly ChecklistItemDefinition[], named?: true): CompositeDocument => ({
  checklist: { title: 'Needed', type: 'Individual', items, ...(named && { named }) },
})
const options = (of: JsonObject): CompositeDocument => form({}, { Town: { 'ui:options': of } })

const cases: readonly (readonly [string, 'texts' | 'rules', CompositeDocument, CompositeDocument])[] = [
  ['a label', 'texts', form({ title: 'Town' }), form({ title: 'City' })],
  ['a help text', 'texts', form({}), form({}, { Town: { 'ui:help': 'Where you live' } })],
  ['a message', 'texts', form({}), form({}, { Town: { 'ui:messages': { required: 'Name it' } } })],
  ['the order', 'texts', form({}), form({}, { 'ui:order': ['Street', 'Town'] })],
  ['a field that is required', 'rules', form({}), form({}, {}, { required: ['Town'] })],
  ['a limit', 'rules', form({ maxLength: 9 }), form({ maxLength: 8 })],
  ['a default', 'rules', form({}), form({ default: 'A' })],
  ['a choice', 'rules', form({ enum: ['A'] }), form({ enum: ['A', 'B'] })],
  ['a field that is hidden', 'rules', form({}), form({}, { Town: { 'ui:hidden': true } })],
  ['a rule that shows another field', 'rules', form({}, rule('Street')), form({}, rule('Town'))],
  ['a width', 'texts', form({}), options({ columns: 6 })],
  ['a group of fields', 'texts', form({}), form({}, { groups: [{ id: 'where', title: 'Where', fields: ['Town'] }] })],
  ['the items that are offered', 'rules', options({ list: { name: 'towns' } }), options({ list: { name: 'cities' } })],
  ['a field that cannot be changed', 'rules', form({}), form({}, { Town: { 'ui:readonly': true } })],
  ['what is not kept in the browser', 'rules', form({}), form({}, { drafts: false })],
  ['the titles of a table', 'texts', table(), table({ title: 'Where you live', empty: 'Nothing', description: 'All' })],
  ['the order of columns', 'texts', table(), table({ columns: [street, town].flatMap((one) => one ?? []) })],
  [
    'a picture on a button',
    'texts',
    table(),
    table({ actions: collection.actions.map((one) => ({ ...one, icon: 'bell' })) }),
  ],
  ['cards instead of a table', 'texts', table(), table({ as: 'cards' })],
  [
    'what a table is ordered by',
    'texts',
    table(),
    table({ columns: collection.columns.map((one) => ({ ...one, sort: 'ascending' })) }),
  ],
  [
    'a column that orders nothing',
    'rules',
    table(),
    table({ columns: collection.columns.map((one) => ({ ...one, sort: 'none' })) }),
  ],
  ['a button that is taken away', 'rules', table(), table({ actions: add ? [add] : [] })],
  ['a file that is offered', 'rules', table(), table({ export: 'csv' })],
  ['a column that is taken away', 'rules', table(), table({ columns: town ? [town] : [] })],
  [
    'a column of which only the end is sent',
    'rules',
    table(),
    table({ columns: collection.columns.map((one) => ({ ...one, masked: true })) }),
  ],
  ['how many records there may be', 'rules', table(), table({ limits: { records: 3 } })],
  ['the order of tabs', 'texts', tabs(tab('bio'), tab('contacts')), tabs(tab('contacts'), tab('bio'))],
  ['a tab that is taken away', 'rules', tabs(tab('bio'), tab('contacts')), tabs(tab('bio'))],
  [
    'whom a tab is for',
    'rules',
    tabs(tab('bio')),
    tabs(tab('bio', { when: { value: 'user.category', equals: 'GRAD' } })),
  ],
  ['the words of a checklist', 'texts', checklist([item('bio')]), checklist([item('bio', 'Tell us who you are')])],
  ['the order of a checklist', 'texts', checklist([item('bio'), item('cv')]), checklist([item('cv'), item('bio')])],
  ['an item of a checklist', 'rules', checklist([item('bio')]), checklist([item('bio'), item('cv')])],
  ['whom a checklist is for', 'rules', checklist([item('bio')]), checklist([item('bio')], true)],
]

test.each(cases)('%s is a change of %s', (_name, kind, before, after) => {
  expect(kindOfChange(before, after)).toBe(kind)
  expect(kindOfChange(after, before)).toBe(kind)
})
