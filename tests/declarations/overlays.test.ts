import { describe, expect, test } from 'vitest'
import { orderFields } from '../../src/engine/overlay/index.ts'
import { placeAfter } from '../../src/engine/overlay/place-after.ts'
import { evaluateRules } from '../../src/engine/rules/evaluate-rules.ts'
import { rulePlan } from '../../src/engine/rules/rule-plan.ts'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { shownItems } from '../../src/renderer/pages/page-values.ts'
import { answersOf, contextOf, documentOf, overlaid, shipped, submit } from './declared-forms.ts'
import type { OverlayChange } from './declared-forms.ts'

const person = { user: { entitled: false } }
const bio = 'sections/bio'
const contacts = 'sections/contacts'

/** The neutral organisation's document under an overlay without issues. */
function under(id: string, ...changes: OverlayChange[]) {
  const composed = overlaid(id, changes)
  expect(composed.issues).toEqual([])
  return { composed, document: documentOf(composed, id) }
}

const fieldsOf = ({ schema = {}, ui }: CompositeDocument) => orderFields(schema, ui)
const at = (document: CompositeDocument, pointer: string): JsonValue | undefined =>
  getAt(Object.fromEntries(Object.entries(document)), pointer)

describe('an overlay of a form', () => {
  test('relabels a field, and the messages that name it follow [ENG-03]', () => {
    const change = { target: '$.schema.properties.LastName.title', update: 'Surname', 'x-was': 'Last Name' }
    const { composed } = under(bio, change)
    const { messages } = submit(composed, bio, answersOf(composed, bio, 'full', { LastName: undefined }), person)
    expect(messages).toEqual({ '/LastName': 'Surname is required' })
  })

  test('hides a field: it is neither required nor stored [ENG-03]', () => {
    const { composed } = under(bio, { target: '$.ui.Address', update: { 'ui:hidden': true }, 'x-absent': true })
    const answers = answersOf(composed, bio, 'full', { Address: undefined })
    expect(submit(composed, bio, answers, person).messages).toEqual({})
    expect(submit(composed, bio, { ...answers, Address: '12' }, person).stored).not.toHaveProperty('Address')
  })

  test('always shows a conditional field [ENG-03]', () => {
    const rule = documentOf(shipped('demo'), bio).ui?.rules?.find(({ id }) => id === 'kenyan-places')
    const { composed, document } = under(bio, {
      target: "$.ui.rules[?@.id == 'kenyan-places']",
      remove: true,
      'x-was': JSON.parse(JSON.stringify(rule)),
    })
    const abroad = answersOf(composed, bio, 'abroad')
    const isShown = (shown: CompositeDocument) =>
      evaluateRules(rulePlan(shown), abroad, contextOf(composed)).isVisible('/City')
    expect([isShown(documentOf(shipped('demo'), bio)), isShown(document)]).toEqual([false, true])
  })

  test('moves a field behind another, and to the front [ENG-03]', () => {
    const { document } = under(
      bio,
      { target: '$.ui.Gender', update: { 'ui:after': 'LastName' }, 'x-absent': true },
      { target: '$.ui.Nationality', update: { 'ui:after': null }, 'x-absent': true },
    )
    expect(fieldsOf(document).slice(0, 4)).toEqual(['Nationality', 'Image', 'LastName', 'Gender'])
  })

  test('adds a field in its place, with its rule and its message [ENG-03]', () => {
    const { composed, document } = under(
      contacts,
      {
        target: '$.schema.properties',
        update: { Plot: { type: 'string', title: 'Plot', maxLength: 4 } },
        'x-absent': true,
      },
      {
        target: '$.ui',
        update: { Plot: { 'ui:after': 'Address', 'ui:messages': { maxLength: 'A plot has {limit} letters' } } },
        'x-absent': true,
      },
    )
    expect(fieldsOf(document)[fieldsOf(document).indexOf('Address') + 1]).toBe('Plot')
    const answers = answersOf(composed, contacts, 'personal', { Plot: 'ABCDE' })
    expect(submit(composed, contacts, answers).messages).toEqual({ '/Plot': 'A plot has 4 letters' })
  })

  test('removes a field: its answers are refused [ENG-03]', () => {
    const base = documentOf(shipped('demo'), contacts)
    const was = (pointer: string) => at(base, pointer) ?? null
    const { composed, document } = under(
      contacts,
      { target: '$.schema.properties.PostCode', remove: true, 'x-was': was('/schema/properties/PostCode') },
      { target: '$.ui.PostCode', remove: true, 'x-was': was('/ui/PostCode') },
    )
    expect(fieldsOf(document)).not.toContain('PostCode')
    expect(Object.keys(submit(composed, contacts, answersOf(composed, contacts, 'personal')).messages)).toEqual([
      '/PostCode',
    ])
  })

  test('does not remove, retype or unmark a field that code relies on [ENG-03]', () => {
    const email = at(documentOf(shipped('demo'), 'forms/login'), '/schema/properties/email') ?? null
    const removed = overlaid('forms/login', [{ target: '$.schema.properties.email', remove: true, 'x-was': email }])
    const retyped = overlaid('forms/login', [
      { target: '$.schema.properties.email.type', update: 'number', 'x-was': 'string' },
    ])
    expect([removed, retyped].map(({ issues }) => issues.map(({ message }) => message))).toEqual([
      ['"email" is x-core; an overlay may not remove it.'],
      ['"email" is x-core; an overlay may not change its type from "string" to "number".'],
    ])
  })

  test('makes a field required, and another optional [ENG-03]', () => {
    const { composed } = under(
      bio,
      { target: '$.schema.required', update: ['SecondName'], 'x-absent': true },
      { target: '$.ui.SecondName', update: { 'ui:messages': { required: '{field} is required' } }, 'x-absent': true },
      { target: "$.schema.required[?@ == 'Address']", remove: true },
    )
    const answers = answersOf(composed, bio, 'full', { SecondName: undefined, Address: undefined })
    expect(submit(composed, bio, answers, person).messages).toEqual({ '/SecondName': 'Second Name is required' })
  })

  test('changes the choices of a field [ENG-03]', () => {
    const { composed } = under(
      contacts,
      { target: '$.schema.properties.Type.enum', update: ['Emergency'], 'x-absent': true },
      { target: "$.schema.properties.Type.enum[?@ == 'Work']", remove: true },
    )
    const messagesFor = (Type: string) =>
      submit(composed, contacts, answersOf(composed, contacts, 'personal', { Type })).messages
    expect(messagesFor('Emergency')).toEqual({})
    expect(messagesFor('Work')).toEqual({ '/Type': 'Choose Personal or Work' })
  })

  test('changes a default, a limit, a message and a help text [ENG-03]', () => {
    const { composed, document } = under(
      bio,
      { target: '$.schema.properties.Nationality.default', update: 'UG', 'x-was': 'KE' },
      { target: '$.schema.properties.DateOfBirth.minimumAge', update: 21, 'x-was': 18 },
      {
        target: "$.ui.DateOfBirth['ui:messages'].minimumAge",
        update: 'You must be {limit}',
        'x-was': 'You must be at least 18 years old',
      },
      { target: "$.ui.Image['ui:help']", update: 'A portrait', 'x-was': 'Passport photo 400X400, colored' },
    )
    const nineteen = answersOf(composed, bio, 'full', { DateOfBirth: '2006-06-01' })
    expect(submit(composed, bio, nineteen, person).messages).toEqual({ '/DateOfBirth': 'You must be 21' })
    expect(at(document, '/schema/properties/Nationality/default')).toBe('UG')
    expect(at(document, '/ui/Image/ui:help')).toBe('A portrait')
  })
})

describe('an overlay of a page', () => {
  test('adds a column at a position and removes another [ENG-03]', () => {
    const { document } = under(
      contacts,
      {
        target: '$.page.columns',
        update: [{ id: 'designation', title: 'Designation', field: 'Designation', after: 'type' }],
        'x-absent': true,
      },
      {
        target: "$.page.columns[?@.id == 'city']",
        remove: true,
        'x-was': { id: 'city', title: 'City', field: 'City', format: 'choice' },
      },
    )
    const columns = document.page?.kind === 'collection' ? document.page.columns : []
    expect(placeAfter(columns).map(({ id }) => id)).toEqual(['type', 'designation', 'email', 'phone', 'country'])
  })

  test('changes a row action, and removes one [ENG-03]', () => {
    const { document } = under(
      contacts,
      { target: "$.page.actions[?@.id == 'edit'].title", update: 'Change', 'x-was': 'Edit' },
      {
        target: "$.page.actions[?@.id == 'remove']",
        remove: true,
        'x-was': {
          id: 'remove',
          kind: 'remove',
          title: 'Delete',
          confirm: { title: 'Delete this contact?', text: 'Are you sure you want to delete?' },
        },
      },
    )
    const actions = document.page?.kind === 'collection' ? document.page.actions : []
    expect(actions.map(({ title }) => title)).toEqual(['Add Personal Contact', 'Add Work Contact', 'Change'])
  })

  test('hides a tab and adds one [ENG-03]', () => {
    const { document } = under(
      'pages/profile-firm',
      {
        target: "$.page.tabs[?@.id == 'contacts']",
        update: { when: { value: 'profile.confirmed', equals: true } },
        'x-absent': true,
      },
      {
        target: '$.page.tabs',
        update: [{ id: 'people', title: 'People', document: bio, after: 'firm-details' }],
        'x-absent': true,
      },
    )
    const tabs = document.page?.kind === 'tabs' ? document.page.tabs : []
    expect(placeAfter(tabs).map(({ id }) => id)).toEqual(
      tabs.map(({ id }) => id).flatMap((id) => (id === 'people' ? [] : id === 'firm-details' ? [id, 'people'] : [id])),
    )
    const seenBy = (confirmed: boolean) => shownItems(tabs, { profile: { confirmed } }).map(({ id }) => id)
    expect([seenBy(true), seenBy(false)].map((ids) => ids.includes('contacts'))).toEqual([true, false])
  })

  test('hides a column and a row action, and adds an action [ENG-03]', () => {
    const confirmed = { value: 'profile.confirmed', equals: true }
    const { document } = under(
      contacts,
      { target: "$.page.columns[?@.id == 'phone']", update: { when: confirmed }, 'x-absent': true },
      { target: "$.page.actions[?@.id == 'edit']", update: { when: confirmed }, 'x-absent': true },
      {
        target: '$.page.actions',
        update: [{ id: 'add-other', kind: 'add', title: 'Add Other Contact', after: 'add-work' }],
        'x-absent': true,
      },
    )
    const { columns, actions } = document.page?.kind === 'collection' ? document.page : { columns: [], actions: [] }
    const seenBy = (person: boolean) => {
      const values = { profile: { confirmed: person }, records: [] }
      return [...shownItems(columns, values), ...shownItems(actions, values)].map(({ id }) => id)
    }
    expect(seenBy(true)).toEqual(expect.arrayContaining(['phone', 'edit', 'add-other']))
    expect(seenBy(false)).not.toEqual(expect.arrayContaining(['phone']))
    expect(seenBy(false)).not.toEqual(expect.arrayContaining(['edit']))
    expect(placeAfter(actions).map(({ id }) => id)).toEqual(['add-personal', 'add-work', 'add-other', 'edit', 'remove'])
  })

  test('hides a menu entry, removes one and adds one [ENG-03]', () => {
    const entries = (document: CompositeDocument) => (document.page?.kind === 'menu' ? document.page.entries : [])
    const before = entries(documentOf(shipped('demo'), 'pages/menu'))
    const billing = JSON.parse(JSON.stringify(before.find(({ id }) => id === 'billing') ?? null)) as JsonValue
    const { document } = under(
      'pages/menu',
      { target: "$.page.entries[?@.id == 'billing']", remove: true, 'x-was': billing },
      {
        target: "$.page.entries[?@.id == 'administration'].when.any",
        update: [{ value: 'user.profile.Status', equals: 'Active' }],
        'x-absent': true,
      },
      {
        target: '$.page.entries',
        update: [{ id: 'notices', title: 'Notices', path: '/settings', icon: 'profile' }],
        'x-absent': true,
      },
    )
    const seenBy = (Status: string) => {
      const values = { user: { is_admin: false, profile: { Status } } }
      return shownItems(entries(document), values).map(({ id }) => id)
    }
    expect(entries(document).map(({ id }) => id)).not.toContain('billing')
    expect(seenBy('Active')).toEqual(expect.arrayContaining(['administration', 'notices']))
    expect(seenBy('Inactive')).not.toContain('administration')
  })
})

describe('the shipped organisations', () => {
  test.each(['demo', 'engineering-board', 'iek', 'ics'])('%s composes without an issue [PLAT-02 ENG-04]', (id) => {
    expect(shipped(id).issues).toEqual([])
  })

  test('the engineering board does not ask for a title, the others do [BIO-07]', () => {
    const without = (id: string) => {
      const composed = shipped(id)
      const answers = answersOf(composed, bio, 'full', { profileTitle: undefined })
      return submit(composed, bio, answers, person).messages
    }
    expect(without('engineering-board')).toEqual({})
    for (const id of ['demo', 'iek', 'ics']) expect(without(id)).toEqual({ '/profileTitle': 'Title is required' })
  })

  test('the engineering board asks for the ID attachment of a new profile only, the others never [BIO-07]', () => {
    const without = (id: string, parts = {}) => {
      const composed = shipped(id)
      const answers = answersOf(composed, bio, 'full', { IDImage: undefined })
      return submit(composed, bio, answers, { ...person, ...parts }).messages
    }
    expect(without('engineering-board')).toEqual({ '/IDImage': 'ID attachment is required' })
    expect(without('engineering-board', { record: { LastName: 'MWANGAZA' } })).toEqual({})
    for (const id of ['demo', 'iek', 'ics']) expect(without(id)).toEqual({})
  })

  test('the two engineering bodies share a variant, and each node has the layer that set it [ENG-04]', () => {
    const layers = (id: string, pointer: string) =>
      (shipped(id).origins.get(bio)?.get(pointer) ?? []).map(({ layer }) => layer)
    const label = '/schema/properties/Discipline/title'
    expect(['engineering-board', 'iek', 'ics'].map((id) => layers(id, label))).toEqual([
      ['variant:engineering'],
      ['variant:engineering'],
      [],
    ])
    expect(layers('iek', '/schema/properties/branch')).toEqual(['tenant:iek'])
  })

  test('differ on the first screen [PLAT-02]', () => {
    const titles = ['demo', 'engineering-board', 'iek', 'ics'].map((id) =>
      at(documentOf(shipped(id), 'forms/login'), '/schema/title'),
    )
    expect(new Set(titles).size).toBe(4)
  })

  test('hides a tile, removes one, adds one at a position and renames one [ENG-03]', () => {
    const { document } = under(
      'pages/dashboard',
      {
        target: "$.page.tiles[?@.id == 'points']",
        remove: true,
        'x-was': {
          id: 'points',
          title: 'CPD points earned',
          shows: 'points',
          when: { value: 'user.profile.MemberNo', empty: false },
        },
      },
      { target: "$.page.tiles[?@.id == 'arrears'].title", update: 'Amount owed', 'x-was': 'Arrears' },
      {
        target: "$.page.tiles[?@.id == 'notifications']",
        update: { when: { value: 'user.profile.Status', notEquals: 'Active' } },
        'x-absent': true,
      },
      {
        target: '$.page.tiles',
        update: [{ id: 'class', title: 'Class', shows: 'category', after: null }],
        'x-absent': true,
      },
    )
    const tiles = document.page?.kind === 'tiles' ? document.page.tiles : []
    const seenBy = (Status: string) =>
      placeAfter(shownItems(tiles, { user: { profile: { Status } } })).map(({ title }) => title)
    expect(seenBy('Inactive')).toEqual(['Class', 'Status', 'Amount owed', 'Notifications', 'Profile'])
    expect(seenBy('Active')).toEqual(['Class', 'Status', 'Amount owed', 'Profile'])
  })
})
