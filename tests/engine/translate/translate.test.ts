import { describe, expect, test } from 'vitest'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { englishHash } from '../../../src/engine/translate/english-hash.ts'
import { humanTexts } from '../../../src/engine/translate/human-texts.ts'
import { itemNames } from '../../../src/engine/translate/item-names.ts'
import { missingTranslations, unusedTranslations } from '../../../src/engine/translate/missing-translations.ts'
import { translateDocument } from '../../../src/engine/translate/translate-document.ts'
import { readTranslations, translationsFor } from '../../../src/engine/translate/translations.ts'
import type { FileTranslations } from '../../../src/engine/translate/translations.ts'
import { fc } from '../../properties.ts'

const document: CompositeDocument = {
  schema: {
    title: 'Contact',
    properties: {
      title: { type: 'string', title: 'Title', description: 'How to address you', default: { title: 'no text' } },
      choice: { enum: ['a', 'b'] },
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
    choice: { 'ui:enumNames': { a: 'First', b: 'Second' } },
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

/** The pointer of each text, and its key in translations where that differs. */
const places: readonly (readonly [pointer: string, key?: string])[] = [
  ['/schema/title'],
  ['/schema/properties/title/title'],
  ['/schema/properties/title/description'],
  ['/schema/properties/kind/oneOf/0/title', '/schema/properties/kind/oneOf/x/title'],
  ['/ui/ui:description'],
  ['/ui/title/ui:title'],
  ['/ui/title/ui:help'],
  ['/ui/title/ui:placeholder'],
  ['/ui/title/ui:messages/required'],
  ['/ui/title/ui:options/checklist/0/text', '/ui/title/ui:options/checklist/one/text'],
  ['/ui/choice/ui:enumNames/a'],
  ['/ui/choice/ui:enumNames/b'],
  ['/ui/nested/title/ui:help'],
  ['/ui/groups/0/title', '/ui/groups/who/title'],
  ['/page/title'],
  ['/page/columns/0/title', '/page/columns/one/title'],
  ['/page/columns/1/title', '/page/columns/two/title'],
  ['/page/actions/0/title', '/page/actions/remove/title'],
  ['/page/actions/0/confirm/title', '/page/actions/remove/confirm/title'],
  ['/page/actions/0/confirm/text', '/page/actions/remove/confirm/text'],
  ['/page/empty'],
  ['/page/dialog/add'],
  ['/page/dialog/edit'],
]

/** A translation of every text: its English in brackets. */
const complete: FileTranslations = new Map(
  humanTexts(document).map(({ key, text }) => [key, { of: englishHash(text), text: `[${text}]` }]),
)
const place = { id: 'forms/contact', language: 'sw' }
const file = 'schemas/forms/contact/sw.json'
const missing = (translations: FileTranslations) => missingTranslations(document, [translations], place, () => file)
const keysOf = (parts: CompositeDocument) => humanTexts(parts).map(({ key }) => key)

describe('humanTexts', () => {
  test('finds every text that people read, and no data', () => {
    expect(humanTexts(document).map(({ pointer }) => pointer)).toEqual(places.map(([pointer]) => pointer))
  })

  test('include all messages of a catalogue', () => {
    expect(humanTexts({ messages: { 'a/b': 'Text', empty: '' } })).toEqual([
      { pointer: '/messages/a~1b', key: '/messages/a~1b', text: 'Text' },
    ])
  })

  test('have keys by the names of list items, wherever these are [PLAT-15]', () => {
    expect(keysOf(document)).toEqual(places.map(([pointer, key = pointer]) => key))
  })
})

describe('translateDocument', () => {
  test('replaces the texts and nothing else', () => {
    const translated = translateDocument(document, [complete], 'sw')
    expect(humanTexts(translated).map(({ text }) => text)).toEqual(humanTexts(document).map(({ text }) => `[${text}]`))
    expect(translated.examples).toBe(document.examples)
    expect(translated.ui?.rules).toBe(document.ui?.rules)
  })

  test('leaves the declared language and a document without translations as they are', () => {
    expect(translateDocument(document, [complete], 'en')).toBe(document)
    expect(translateDocument(document, undefined, 'sw')).toBe(document)
    expect(translateDocument(document, [], 'sw')).toBe(document)
  })

  test('keeps English where the English has changed, e.g. when an organisation relabels', () => {
    const relabelled: CompositeDocument = { ...document, schema: { ...document.schema, title: 'Reach us' } }
    const translated = translateDocument(relabelled, [complete], 'sw')
    expect(translated.schema?.title).toBe('Reach us')
    expect(translated.page).toMatchObject({ title: '[Contacts]' })
  })

  test('finds a text that moved in its list', () => {
    const page = { kind: 'collection', title: 'Contacts', columns: [{ id: 'two', title: 'Column two' }] }
    const moved: CompositeDocument = JSON.parse(JSON.stringify({ page }))
    expect(translateDocument(moved, [complete], 'sw').page).toMatchObject({ columns: [{ title: '[Column two]' }] })
  })
})

describe('missing and stale translations', () => {
  test('a complete translation has none', () => {
    expect(missing(complete)).toEqual([])
    expect(unusedTranslations(document, complete, place, file)).toEqual([])
  })

  test('every missing text and every changed English is an issue', () => {
    for (const { key, text } of humanTexts(document)) {
      const without = new Map([...complete].filter(([other]) => other !== key))
      const none = `forms/contact has no sw translation of ${JSON.stringify(text)} at "${key}".`
      expect(missing(without)).toEqual([{ file, pointer: '', message: none, isTranslation: true }])
      const stale = new Map([...complete, [key, { of: englishHash('older'), text: 'x' }]])
      const pointer = `/${key.replaceAll('/', '~1')}`
      const message = `The sw translation of "${key}" in forms/contact is of older English; it now says ${JSON.stringify(text)}.`
      expect(missing(stale)).toEqual([{ file, pointer, message, isTranslation: true }])
    }
  })

  test('a document without translations lacks all', () => {
    expect(missing(new Map())).toHaveLength(places.length)
  })

  test('a translation of nothing is an issue', () => {
    const more: FileTranslations = new Map([...complete, ['/ui/gone/ui:help', { of: '00000000', text: 'x' }]])
    expect(unusedTranslations(document, more, place, file)).toEqual([
      {
        file,
        pointer: '/~1ui~1gone~1ui:help',
        message: 'The sw translation of "/ui/gone/ui:help" translates nothing of forms/contact.',
        isTranslation: true,
      },
    ])
  })
})

describe('translationsFor', () => {
  test('finds the files beside the base’s documents, the overlays of variants and organisation, and its own', () => {
    const entries = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { of: '00000000', text }]))
    const files = new Map<string, JsonValue>([
      ['schemas/sections/d/sw.json', entries({ '/a': 'base' })],
      ['schemas/sections/d/fr.json', entries({ '/a': 'French' })],
      ['schemas/lists/l.sw.json', entries({ '/l': 'list' })],
      ['schemas/messages/en.json', {}],
      ['schemas/messages/sw.json', entries({ '/m': 'message' })],
      ['tenants/variants/v/overlays/deep/in/x.json', { extends: 'sections/d' }],
      ['tenants/variants/v/overlays/deep/in/x.sw.json', entries({ '/a': 'variant' })],
      ['tenants/variants/w/overlays/x.json', { extends: 'sections/d' }],
      ['tenants/variants/w/overlays/x.sw.json', entries({ '/a': 'another variant' })],
      ['tenants/t/overlays/sections/d.json', { extends: 'sections/d' }],
      ['tenants/t/overlays/sections/d.sw.json', entries({ '/a': 'own' })],
      ['tenants/t/overlays/sections/alone.sw.json', entries({ '/a': 'without an overlay' })],
      ['tenants/t/sections/e/sw.json', entries({ '/e': 'section' })],
      ['tenants/t/checklists/f.sw.json', entries({ '/f': 'checklist' })],
      ['tenants/t/tenant.sw.json', entries({ '/m': 'caption' })],
      ['tenants/u/overlays/sections/d.json', { extends: 'sections/d' }],
      ['tenants/u/overlays/sections/d.sw.json', entries({ '/a': 'another' })],
    ])
    const found = translationsFor(files, { id: 't', variants: ['v'] }, 'sw')
    const texts = [...found].map(([id, layers]) => [
      id,
      layers.flatMap((layer) => [...layer.values()].map(({ text }) => text)),
    ])
    expect(Object.fromEntries(texts)).toEqual({
      'sections/d': ['base', 'variant', 'own'],
      'sections/alone': ['without an overlay'],
      'lists/l': ['list'],
      'messages/en': ['message', 'caption'],
      'sections/e': ['section'],
      'checklists/f': ['checklist'],
    })
  })

  test('ignores anything but translations', () => {
    expect(
      readTranslations({ '/a': 'text', '/b': { of: 1, text: 'x' }, '/c': { of: '0', text: 'x', same: 1 } }),
    ).toEqual(new Map([['/c', { of: '0', text: 'x' }]]))
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
      { pointer: '/list/items/0/Name', key: '/list/items/A/Name', text: 'First' },
      { pointer: '/list/items/0/parts/0/heading', key: '/list/items/A/parts/Third/heading', text: 'Part' },
      { pointer: '/list/items/1/Name', key: '/list/items/B/Name', text: 'Fourth' },
    ])
    expect(humanTexts({ list: { ...list, texts: [] } })).toEqual([])
  })

  test('are translated, what is stored is not [PLAT-15]', () => {
    const translations = new Map([['/list/items/A/Name', { of: englishHash('First'), text: 'Kwanza' }]])
    expect(translateDocument({ list }, [translations], 'sw').list?.items).toEqual([
      { Code: 'A', Name: 'Kwanza', city: 'Second', parts: [{ heading: 'Part', id: 'Third' }] },
      { Code: 'B', Name: 'Fourth' },
    ])
  })
})

test('a translation of the base is still found where a variant’s has its key [PLAT-15]', () => {
  const at = (english: string, text: string) => new Map([['/list/items/A/Name', { of: englishHash(english), text }]])
  const list = {
    key: 'Code',
    label: 'Name',
    texts: ['Name'],
    items: [{ Code: 'A', Name: 'Before' }, { Name: 'First' }],
  }
  const translated = translateDocument({ list }, [at('First', 'Kwanza'), at('Before', 'Kabla')], 'sw')
  expect(translated.list?.items).toEqual([{ Code: 'A', Name: 'Kabla' }, { Name: 'Kwanza' }])
})

describe('itemNames', () => {
  test('are the id, or another key that identifies items in overlays', () => {
    const items = [{ id: 'a', code: 1 }, { code: 'c' }, { Code: true }, { value: 5 }, { const: 'x' }, { key: 'k' }]
    expect(itemNames(items)).toEqual(['a', 'c', 'true', '5', 'x', 'k'])
    expect(itemNames([{ id: 'a', Name: 'b' }], 'Name')).toEqual(['b'])
  })

  test('of items without a key come from their first text, and stay when items are added and removed', () => {
    const items = [{ heading: 'One', text: 'x' }, 'Two', { heading: 'Three' }, { count: 3 }]
    const names = itemNames(items)
    expect(names[1]).toBe(`#${englishHash('Two')}`)
    expect(itemNames(items.toReversed())).toEqual(names.toReversed())
    expect(itemNames([{ heading: 'One', text: 'changed' }])).toEqual([names[0]])
  })

  test('distinguish items of the same name, except equal ones', () => {
    const [first, second, third, fourth] = itemNames([{ id: 'a' }, { id: 'a', x: 1 }, { id: 'b' }, { id: 'a' }])
    expect(third).toBe('b')
    expect(first).toBe(fourth)
    expect(first).not.toBe(second)
  })
})
