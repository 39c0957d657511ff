import { describe, expect, test } from 'vitest'
import type { DocumentBlock, DocumentTemplate } from '../../../src/engine/document/document-template.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { printTemplate } from '../../../src/engine/printing/print-template.ts'
import { printedTexts } from '../../../src/engine/printing/printed-texts.ts'
import type { PrintingWords } from '../../../src/engine/printing/printing.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import { fc } from '../../properties.ts'

const text = { type: 'string' }
const data: JsonObject = {
  type: 'object',
  properties: {
    record: {
      type: 'object',
      properties: {
        name: text,
        nickname: text,
        fee: { type: 'integer' },
        paid: { type: 'boolean' },
        day: { type: 'string', format: 'date' },
        moment: { type: 'string', format: 'date-time' },
        category: { type: 'string', inList: { list: 'categories' } },
        lines: {
          type: 'array',
          items: { type: 'object', properties: { title: text, day: { type: 'string', format: 'date' } } },
        },
      },
    },
    issued: { type: 'object', properties: { code: text, address: text } },
  },
}

const record = {
  name: 'Ada',
  fee: 1_100_000,
  paid: true,
  day: '2026-01-15',
  moment: '2026-01-15T22:30:00Z',
  category: 'PM',
  lines: [
    { title: 'One', day: '2025-03-02' },
    { title: 'Two', day: '2025-03-03' },
  ],
}
const values = {
  record,
  issued: { code: 'A-1', address: 'HTTPS://A.EXAMPLE/1' },
  organisation: { name: 'The Institute' },
}

const wordsIn = (language: string): PrintingWords => ({
  language,
  locale: 'en-KE',
  currency: 'KES',
  timeZone: 'Africa/Nairobi',
  lists: buildReferenceLists(
    new Map([['categories', { key: 'Code', label: 'Name', items: [{ Code: 'PM', Name: 'Professional' }] }]]),
  ),
  words: { yes: 'Yes', no: 'No', other: 'Other', amount: (unit, count) => `${count} ${unit}` },
})

const printed = (template: Partial<DocumentTemplate>, language = 'en', given: JsonObject = values) =>
  printTemplate(
    { template: { title: 'A document', blocks: [], ...template }, data },
    { values: given },
    wordsIn(language),
  )

const blocksOf = (...blocks: readonly DocumentBlock[]) => printed({ blocks }).blocks
const textOf = (template: string, language?: string) =>
  printed({ blocks: [{ id: 'one', kind: 'paragraph', text: template }] }, language).blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.text] : [],
  )[0]

describe('a text of a template', () => {
  test.each([
    ['a value as it is', '{record.name}', 'Ada'],
    ['a date in words', '{record.day}', '15th January 2026'],
    ['the year of a date', 'in {record.day:year}', 'in 2026'],
    ['a moment by the day that it is there', '{record.moment:date}', '16th January 2026'],
    ['a moment without a format', '{record.moment}', '16th January 2026'],
    ['cents as money', '{record.fee:money}', 'KES 11,000.00'],
    ['a figure with its groups', '{record.fee:number}', '1,100,000'],
    ['yes and no in words', '{record.paid}', 'Yes'],
    ['the label of a choice', '{record.category}', 'Professional'],
    ['upper case', '{record.name:upper}', 'ADA'],
    ['the organisation', 'by {organisation.name}', 'by The Institute'],
    ['no part without a value', '{record.name} · {record.nickname} · Member', 'Ada · Member'],
    ['no line without a value', '{record.nickname}\n{record.name}', 'Ada'],
  ])('has %s', (_what, template, expected) => expect(textOf(template)).toBe(expected))

  test('has dates in the language of its reader', () => expect(textOf('{record.day}', 'sw')).toBe('15 Januari 2026'))

  test('without any value is left out, with its block', () => expect(textOf('Also {record.nickname}')).toBeUndefined())
})

describe('a block of a template', () => {
  const rows = [
    ['One', '2nd March 2025'],
    ['Two', '3rd March 2025'],
  ]
  const cases: readonly (readonly [string, DocumentBlock, unknown])[] = [
    [
      'fields, without those that have no value unless they say what stands there',
      {
        id: 'fields',
        kind: 'fields',
        columns: 2,
        fields: [
          { id: 'name', label: 'Name', text: '{record.name}' },
          { id: 'nickname', label: 'Nickname', text: '{record.nickname}' },
          { id: 'other', label: 'Other', text: '{record.nickname}', empty: 'None' },
          { id: 'hidden', label: 'Hidden', text: 'x', when: { value: 'record.paid', equals: false } },
        ],
      },
      [
        {
          kind: 'fields',
          columns: 2,
          fields: [
            { label: 'Name', value: 'Ada' },
            { label: 'Other', value: 'None' },
          ],
        },
      ],
    ],
    [
      'a table with a row for each item',
      {
        id: 'table',
        kind: 'table',
        of: 'record.lines',
        columns: [
          { id: 'title', title: 'Title', text: '{row.title}' },
          { id: 'day', title: 'Day', text: '{row.day}', align: 'right' },
        ],
      },
      [
        {
          kind: 'table',
          columns: [
            { title: 'Title', align: 'left' },
            { title: 'Day', align: 'right' },
          ],
          rows,
        },
      ],
    ],
    [
      'a list with a detail for each item',
      { id: 'list', kind: 'list', numbered: true, of: 'record.lines', text: '{row.title}', detail: '{row.day}' },
      [{ kind: 'list', numbered: true, items: rows.map(([title, detail]) => ({ text: title, detail })) }],
    ],
    [
      'a group that is repeated',
      {
        id: 'group',
        kind: 'group',
        of: 'record.lines',
        blocks: [{ id: 'title', kind: 'heading', level: 3, text: '{row.title}' }],
      },
      [
        { kind: 'heading', level: 3, text: 'One' },
        { kind: 'heading', level: 3, text: 'Two' },
      ],
    ],
    [
      'the code of an issued document',
      { id: 'code', kind: 'code', text: 'Verify', alt: 'QR code', place: 'foot' },
      [{ kind: 'code', place: 'foot', address: 'HTTPS://A.EXAMPLE/1', code: 'A-1', text: 'Verify', alt: 'QR code' }],
    ],
    ['room', { id: 'space', kind: 'space', size: 'large' }, [{ kind: 'space', size: 'large' }]],
    ['a new page', { id: 'break', kind: 'page-break' }, [{ kind: 'page-break' }]],
    ['the place of the title', { id: 'title', kind: 'title', align: 'center' }, [{ kind: 'title', align: 'center' }]],
    [
      'nothing where its condition does not hold',
      { id: 'one', kind: 'paragraph', text: 'x', when: { value: 'record.paid', equals: false } },
      [],
    ],
    [
      'no table of nothing',
      { id: 'none', kind: 'table', of: 'record.none', columns: [{ id: 'a', title: 'A', text: 'a' }] },
      [],
    ],
  ]
  test.each(cases)('is %s', (_what, block, expected) => expect(blocksOf(block)).toEqual(expected))

  test('has the content that its form shows, in as many columns as the template has', () => {
    const content = [{ kind: 'fields' as const, fields: [{ label: 'Town', value: 'Nairobi' }] }]
    const given = { values: { record: { name: 'address' } }, contents: new Map([['address', content]]) }
    const blocks: DocumentBlock[] = [{ id: 'answers', kind: 'answers', of: 'record.name', columns: 2 }]
    const template = { title: 'A document', blocks }
    expect(printTemplate({ template, data }, given, wordsIn('en')).blocks).toEqual([{ ...content[0], columns: 2 }])
  })

  test('without a code has none to verify by', () => {
    const block = { id: 'code', kind: 'code', text: 'Verify', alt: 'QR code' } as const
    expect(printed({ blocks: [block] }, 'en', { record }).blocks).toEqual([])
  })
})

test.each([
  ['false', false, 'Proforma, Ada'],
  ['true', true, 'A document'],
])('a template’s title is the first of its others whose condition holds: paid %s', (_, paid, title) => {
  const titles = [
    { id: 'unpaid', text: 'Proforma, {record.name}', when: { value: 'record.paid', equals: false } },
    { id: 'later', text: 'Never', when: { value: 'record.paid', equals: false } },
  ]
  expect(printed({ titles }, 'en', { ...values, record: { ...record, paid } }).title).toBe(title)
})

test('signatories sign with their offices, those alone whose condition holds', () => {
  const signatories = [
    { id: 'one', name: 'Jane', office: 'Registrar of {organisation.name}' },
    { id: 'two', name: 'John', office: 'President', when: { value: 'record.paid', equals: false } },
  ]
  const { blocks } = printed({ signatories, blocks: [{ id: 'signatures', kind: 'signatures' }] })
  const expected = [{ name: 'Jane', office: 'Registrar of The Institute' }]
  expect(blocks).toEqual([{ kind: 'signatures', place: 'flow', signatories: expected }])
})

test('whatever the data, every name in braces is filled, and the same data gives the same document', () => {
  const blocks: DocumentBlock[] = [
    { id: 'a', kind: 'paragraph', text: '{record.name} {record.fee:money} {record.day:year} {record.category}' },
    { id: 'b', kind: 'list', of: 'record.lines', text: '{row.title}', detail: '{row.day}' },
    { id: 'c', kind: 'fields', fields: [{ id: 'a', label: 'A', text: '{record.moment:date} · {record.paid}' }] },
  ]
  const anyText = fc.stringMatching(/^[^{}]*$/)
  const rows = fc.array(fc.dictionary(fc.constantFrom('title', 'day'), anyText))
  const anyValue = fc.oneof(anyText, fc.integer(), fc.boolean(), fc.constant(null), fc.array(anyText), rows)
  const names = fc.constantFrom(...Object.keys(record))
  fc.assert(
    fc.property(fc.dictionary(names, anyValue), (given) => {
      const plain: JsonObject = { record: given }
      const once = printed({ blocks }, 'en', plain)
      expect(printedTexts(once).filter((one) => /\{[a-z]/.test(one))).toEqual([])
      expect(printed({ blocks }, 'en', plain)).toEqual(once)
    }),
    { numRuns: 200 },
  )
})
