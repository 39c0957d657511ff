import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { englishHash } from '../../../src/engine/translate/english-hash.ts'
import { humanTexts } from '../../../src/engine/translate/human-texts.ts'
import { missingTranslations, unusedTranslations } from '../../../src/engine/translate/missing-translations.ts'
import { translateDocument } from '../../../src/engine/translate/translate-document.ts'
import { readTranslations, translationsFor } from '../../../src/engine/translate/translations.ts'
import type { DocumentTranslations } from '../../../src/engine/translate/translations.ts'

const document: CompositeDocument = {
  schema: {
    title: 'Contact',
    properties: {
      title: { type: 'string', title: 'Title', description: 'How to address you', default: { title: 'no text' } },
      choice: { enum: ['a', 'b'], enumNames: ['First', 'Second'] },
      kind: { oneOf: [{ const: 'x', title: 'X kind' }] },
    },
  },
  ui: {
    'ui:description': 'Who you are',
    'ui:order': ['title', 'choice'],
    title: {
      'ui:title': 'Your title',
      'ui:help': 'As on your card',
      'ui:placeholder': 'Ms',
      'ui:messages': { required: 'Title is required' },
      'ui:widget': 'select',
      'ui:options': {
        list: { name: 'titles', item: { title: 'Code' } },
        checklist: [{ id: 'one', text: 'One letter' }],
      },
    },
    nested: { title: { 'ui:help': 'Inside' } },
    groups: [{ id: 'who', title: 'Who', fields: ['title'] }],
    rules: [{ id: 'r', when: { value: 'answers.title', equals: 'Ms' }, show: ['title'] }],
  },
  page: {
    kind: 'collection',
    title: 'Contacts',
    calls: { list: 'contact', add: 'contact' },
    columns: [
      { id: 'one', title: 'Column one', field: 'title' },
      { id: 'two', title: 'Column two', field: 'choice' },
    ],
    actions: [
      {
        id: 'remove',
        kind: 'remove',
        title: 'Delete',
        confirm: { title: 'Delete?', text: 'Sure?' },
        preset: { title: 'x' },
      },
    ],
    dialog: { width: 500, add: 'Add contact', edit: 'Edit contact' },
    empty: 'None yet',
  },
  examples: { valid: [{ id: 'a', answers: { title: 'x' } }], invalid: [] },
}

const pointers = [
  '/schema/title',
  '/schema/properties/title/title',
  '/schema/properties/title/description',
  '/schema/properties/choice/enumNames/0',
  '/schema/properties/choice/enumNames/1',
  '/schema/properties/kind/oneOf/0/title',
  '/ui/ui:description',
  '/ui/title/ui:title',
  '/ui/title/ui:help',
  '/ui/title/ui:placeholder',
  '/ui/title/ui:messages/required',
  '/ui/title/ui:options/checklist/0/text',
  '/ui/nested/title/ui:help',
  '/ui/groups/0/title',
  '/page/title',
  '/page/columns/0/title',
  '/page/columns/1/title',
  '/page/actions/0/title',
  '/page/actions/0/confirm/title',
  '/page/actions/0/confirm/text',
  '/page/empty',
  '/page/dialog/add',
  '/page/dialog/edit',
]

/** A translation of every text: its English in brackets. */
const complete: DocumentTranslations = new Map(
  humanTexts(document).map(({ pointer, text }) => [pointer, { of: englishHash(text), text: `[${text}]` }]),
)
const place = { id: 'forms/contact', file: 'schemas/messages/sw.json', language: 'sw' }

describe('humanTexts', () => {
  test('finds every text that people read, and no data', () => {
    expect(humanTexts(document).map(({ pointer }) => pointer)).toEqual(pointers)
  })

  test('of a catalogue are all its messages', () => {
    expect(humanTexts({ messages: { 'a/b': 'Text', empty: '' } })).toEqual([
      { pointer: '/messages/a~1b', text: 'Text' },
    ])
  })
})

describe('translateDocument', () => {
  test('replaces the texts and nothing else', () => {
    const translated = translateDocument(document, complete, 'sw')
    expect(humanTexts(translated).map(({ text }) => text)).toEqual(humanTexts(document).map(({ text }) => `[${text}]`))
    expect(translated.examples).toBe(document.examples)
    expect(translated.ui?.rules).toBe(document.ui?.rules)
  })

  test('leaves the declared language and a document without translations as they are', () => {
    expect(translateDocument(document, complete, 'en')).toBe(document)
    expect(translateDocument(document, undefined, 'sw')).toBe(document)
    expect(translateDocument(document, new Map(), 'sw')).toBe(document)
  })

  test('keeps English where the English has changed since, as when an organisation relabels', () => {
    const relabelled: CompositeDocument = { ...document, schema: { ...document.schema, title: 'Reach us' } }
    const translated = translateDocument(relabelled, complete, 'sw')
    expect(translated.schema?.title).toBe('Reach us')
    expect(translated.page).toMatchObject({ title: '[Contacts]' })
  })

  test('finds a text that moved in its list', () => {
    const page = { kind: 'collection', title: 'Contacts', columns: [{ id: 'two', title: 'Column two' }] }
    const moved: CompositeDocument = JSON.parse(JSON.stringify({ page }))
    expect(translateDocument(moved, complete, 'sw').page).toMatchObject({ columns: [{ title: '[Column two]' }] })
  })
})

describe('missing and stale translations', () => {
  test('a complete translation has none', () => {
    expect(missingTranslations(document, complete, place)).toEqual([])
    expect(unusedTranslations(document, complete, place)).toEqual([])
  })

  test('every text that is left out or whose English changed is an issue', () => {
    for (const { pointer, text } of humanTexts(document)) {
      const without = new Map([...complete].filter(([key]) => key !== pointer))
      expect(missingTranslations(document, without, place)).toEqual([
        {
          file: 'schemas/messages/sw.json',
          pointer: '/forms~1contact',
          message: `forms/contact has no sw translation of ${JSON.stringify(text)} at "${pointer}".`,
        },
      ])
      const stale = new Map([...complete, [pointer, { of: englishHash('older'), text: 'x' }]])
      expect(missingTranslations(document, stale, place).map(({ message }) => message)).toEqual([
        `The sw translation of "${pointer}" in forms/contact is of older English; it now says ${JSON.stringify(text)}.`,
      ])
    }
  })

  test('a document without translations misses all', () => {
    expect(missingTranslations(document, undefined, place)).toHaveLength(pointers.length)
  })

  test('a translation of nothing is an issue', () => {
    const more: DocumentTranslations = new Map([...complete, ['/ui/gone/ui:help', { of: '00000000', text: 'x' }]])
    expect(unusedTranslations(document, more, place)).toEqual([
      {
        file: 'schemas/messages/sw.json',
        pointer: '/forms~1contact/~1ui~1gone~1ui:help',
        message: 'The sw translation of "/ui/gone/ui:help" translates nothing of forms/contact.',
      },
    ])
  })
})

describe('translationsFor', () => {
  test('lays the base’s, the variants’ and the tenant’s own one over the other', () => {
    const entry = (text: string) => ({ of: '00000000', text })
    const files = new Map([
      ['schemas/messages/sw.json', { d: { '/a': entry('base a'), '/b': entry('base b'), '/c': entry('base c') } }],
      ['tenants/variants/v/messages/sw.json', { d: { '/b': entry('variant b'), '/c': entry('variant c') } }],
      ['tenants/t/messages/sw.json', { d: { '/c': entry('own c') }, e: { '/x': entry('own x') } }],
      ['tenants/u/messages/sw.json', { d: { '/a': entry('another') } }],
    ])
    const found = translationsFor(files, { id: 't', variants: ['v'] }, 'sw')
    expect([...(found.get('d') ?? [])].map(([pointer, { text }]) => [pointer, text])).toEqual([
      ['/a', 'base a'],
      ['/b', 'variant b'],
      ['/c', 'own c'],
    ])
    expect(found.get('e')?.get('/x')?.text).toBe('own x')
  })

  test('leaves out what is no translation', () => {
    expect(readTranslations({ d: { '/a': 'text', '/b': { of: 1, text: 'x' } }, e: 3 })).toEqual(
      new Map([
        ['d', new Map()],
        ['e', new Map()],
      ]),
    )
    expect(readTranslations(undefined)).toEqual(new Map())
  })
})

describe('englishHash', () => {
  test.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('of %j is the FNV-1a of 32 bits', (text, hash) => {
    expect(englishHash(text)).toBe(hash)
  })

  test('is always 8 hexadecimal digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(englishHash(text)).toMatch(/^[0-9a-f]{8}$/)
      }),
    )
  })
})

describe('the texts of a reference list', () => {
  const list = {
    key: 'Code',
    label: 'Name',
    texts: ['Name', 'heading'],
    items: [
      { Code: 'A', Name: 'First', city: 'Second', parts: [{ heading: 'Part', id: 'Third' }] },
      { Code: 'B', Name: 'Fourth' },
    ],
  }

  test('are the properties that it declares, at any depth, and no others [PLAT-15]', () => {
    expect(humanTexts({ list })).toEqual([
      { pointer: '/list/items/0/Name', text: 'First' },
      { pointer: '/list/items/0/parts/0/heading', text: 'Part' },
      { pointer: '/list/items/1/Name', text: 'Fourth' },
    ])
    expect(humanTexts({ list: { ...list, texts: [] } })).toEqual([])
  })

  test('are translated, what is stored is not [PLAT-15]', () => {
    const translations = new Map([['/list/items/0/Name', { of: englishHash('First'), text: 'Kwanza' }]])
    expect(translateDocument({ list }, translations, 'sw').list?.items).toEqual([
      { Code: 'A', Name: 'Kwanza', city: 'Second', parts: [{ heading: 'Part', id: 'Third' }] },
      { Code: 'B', Name: 'Fourth' },
    ])
  })
})

test('a translation of the base is still found where a variant’s has its pointer [PLAT-15]', () => {
  const at = (english: string, text: string) => ({
    'lists/x': { '/list/items/0/Name': { of: englishHash(english), text } },
  })
  const files = new Map([
    ['schemas/messages/sw.json', at('First', 'Kwanza')],
    ['tenants/own/messages/sw.json', at('Before', 'Kabla')],
  ])
  const translations = translationsFor(files, { id: 'own' }, 'sw').get('lists/x')
  const list = { key: 'Code', label: 'Name', texts: ['Name'], items: [{ Name: 'Before' }, { Name: 'First' }] }
  expect(translateDocument({ list }, translations, 'sw').list?.items).toEqual([{ Name: 'Kabla' }, { Name: 'Kwanza' }])
})
