import { describe, expect, test } from 'vitest'
import type { EvaluationContext } from '../../../src/engine/document/context.ts'
import type { DurationUnit } from '../../../src/engine/format/duration.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import type { ColumnDefinition } from '../../../src/engine/document/collection-page.ts'
import { cellReader } from '../../../src/engine/reading/read-cell.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'

const lists = buildReferenceLists(
  new Map([
    [
      'counties',
      {
        key: 'code',
        label: 'name',
        items: [
          { code: 'NBI', name: 'Nairobi', country: 'KE' },
          { code: 'KLA', name: 'Kampala', country: 'UG' },
        ],
      },
    ],
  ]),
)
const context: EvaluationContext = { today: '2026-01-15', lists, money: { currency: 'KES', locale: 'en-KE' } }
const inUganda = { name: 'counties', filter: { country: { value: 'answers.Country' } } }
const document: CompositeDocument = {
  schema: {
    type: 'object',
    properties: {
      Employed: { type: 'boolean' },
      Agreed: {
        type: 'boolean',
        oneOf: [
          { const: true, title: 'I agree' },
          { const: false, title: 'I do not' },
        ],
      },
      Born: { type: 'string', format: 'date' },
      Opens: { type: 'string', format: 'iso-time' },
      Closes: { type: 'string', format: 'clock-time' },
      Since: { type: 'string', format: 'month' },
      Walk: { type: 'string', format: 'duration' },
      Distance: { type: 'number' },
      Price: { type: 'number' },
      Secret: { type: 'string' },
      Kind: { type: 'string', enum: ['W', 'P'], enumNames: { W: 'Work', P: 'Personal' } },
      County: { type: 'string' },
      Titles: { type: 'array', items: { type: 'string', enum: ['DR'], enumNames: { DR: 'Doctor' } } },
      Asked: { type: 'boolean' },
      Field: { type: 'string' },
      FieldText: { type: 'string' },
      Place: { type: 'string' },
    },
  },
  ui: {
    Secret: { 'ui:widget': 'masked' },
    Price: { 'ui:widget': 'money', 'ui:options': { zero: 'Free' } },
    Distance: { 'ui:widget': 'quantity', 'ui:options': { unit: 'km' } },
    County: { 'ui:options': { list: inUganda } },
    Asked: { 'ui:widget': 'radio' },
    Field: { 'ui:options': { list: { name: 'counties', other: 'OTHER' }, otherText: 'answers.FieldText' } },
    Place: {
      'ui:options': { list: [{ ...inUganda, other: 'OTHER', when: { value: 'answers.Country', equals: 'UG' } }] },
    },
  },
}
const amount = (unit: DurationUnit, count: number) => `${unit} ${count}`
const words = { yes: 'Ndiyo', no: 'Hapana', other: 'Nyingine', amount }
const read = cellReader({ document, context, language: 'sw', words })

interface Case {
  readonly what: string
  readonly column: Omit<ColumnDefinition, 'id' | 'title' | 'field'> & { readonly field: string }
  readonly value: JsonValue
  readonly beside?: Readonly<Record<string, JsonValue>>
  readonly text: string
}

/** Cells of a field that has a text field for `Other`: the value, the cell, and the text for `Other`. */
const besideOther: readonly (readonly [what: string, value: JsonValue, text: string, typed?: string])[] = [
  ['Other is shown as the text for it [ENG-13]', 'OTHER', 'MARINE BIOLOGY'],
  ['the text for Other is shown where the code is left out, as in calls', '', 'MARINE BIOLOGY'],
  ['the text for Other is shown where there is no code at all', null, 'MARINE BIOLOGY'],
  [
    'the text for Other is shown among other choices, in place of its code',
    ['NBI', 'OTHER'],
    'Nairobi, MARINE BIOLOGY',
  ],
  ['a choice of the list is shown as itself, with a blank text for Other', 'NBI', 'Nairobi', ' '],
]

/** In the order in which it happens. */
const happened = [
  { id: 'asked', field: 'Asked_On', text: 'Asked on {date}' },
  { id: 'reminded', field: 'Reminded_On', text: 'Reminded on {date}' },
  { id: 'answered', field: 'Answered_On', text: 'Answered on {date}' },
]

const cases: readonly Case[] = [
  {
    what: 'an amount is in the organisation’s currency',
    column: { field: 'Amount', format: 'money' },
    value: 1234.5,
    text: 'KES 1,234.50',
  },
  {
    what: 'an amount is in the currency that its record names',
    column: { field: 'Amount', format: 'money' },
    value: 1234.5,
    beside: { Currency_Code: 'USD' },
    text: 'USD 1,234.50',
  },
  {
    what: 'the answer of a field of money is in it too',
    column: { field: 'Price' },
    value: 1500,
    text: 'KES 1,500.00',
  },
  { what: 'an amount of 0 is read as its field declares', column: { field: 'Price' }, value: 0, text: 'Free' },
  { what: 'a number is grouped', column: { field: 'Count', format: 'number' }, value: 12345, text: '12,345' },
  {
    what: 'an object says its name',
    column: { field: 'Title' },
    value: { title: 'DR', name: 'Doctor' },
    text: 'Doctor',
  },
  { what: 'yes is shown in the language, without a format', column: { field: 'Employed' }, value: true, text: 'Ndiyo' },
  { what: 'no is an answer too', column: { field: 'Employed' }, value: false, text: 'Hapana' },
  {
    what: 'yes of radio buttons is shown in the language',
    column: { field: 'Asked' },
    value: true,
    text: 'Ndiyo',
  },
  { what: 'a yes that has a name of its own says it', column: { field: 'Agreed' }, value: true, text: 'I agree' },
  {
    what: 'the format yes-no treats anything but true as no',
    column: { field: 'Other', format: 'yes-no' },
    value: 'x',
    text: 'Hapana',
  },
  {
    what: 'a date is written in words without a format',
    column: { field: 'Born' },
    value: '2024-01-01',
    text: '1 Januari 2024',
  },
  {
    what: 'a date outside of a form is written in words by its format',
    column: { field: 'Asked_On', format: 'date' },
    value: '2024-01-01',
    text: '1 Januari 2024',
  },
  {
    what: 'what happened to a record is written with its day, the newest first',
    column: { field: 'Asked_On', format: 'date', empty: 'Not yet', states: happened },
    value: '2024-01-01',
    beside: { Answered_On: '2024-01-09' },
    text: 'Answered on 9 Januari 2024\nAsked on 1 Januari 2024',
  },
  {
    what: 'a record to which nothing happened yet says so',
    column: { field: 'Asked_On', format: 'date', empty: 'Not yet', states: happened },
    value: null,
    text: 'Not yet',
  },
  { what: 'a month is written in words', column: { field: 'Since' }, value: '2024-03', text: 'Machi 2024' },
  { what: 'a duration is read by its units', column: { field: 'Walk' }, value: 'PT1H30M', text: 'hours 1 minutes 30' },
  {
    what: 'a duration outside of a form is read by its format',
    column: { field: 'Took', format: 'duration' },
    value: 'P2Y',
    text: 'years 2',
  },
  { what: 'a number is shown with its unit', column: { field: 'Distance' }, value: 1234.0625, text: '1,234.0625 km' },
  {
    what: 'the format number keeps the unit',
    column: { field: 'Distance', format: 'number' },
    value: 0,
    text: '0 km',
  },
  {
    what: 'an age is counted to today',
    column: { field: 'Born', format: 'age' },
    value: '1990-01-16',
    text: 'years 35',
  },
  { what: 'there is no age before the birth', column: { field: 'Born', format: 'age' }, value: '2026-01-16', text: '' },
  { what: 'the empty date has no age', column: { field: 'Born', format: 'age' }, value: '0001-01-01', text: '' },
  { what: 'a clock time is read as it is', column: { field: 'Closes' }, value: '17:05', text: '17:05' },
  { what: 'a time is in hours and minutes', column: { field: 'Opens' }, value: '08:30:00', text: '08:30' },
  { what: 'a masked answer stays masked', column: { field: 'Secret' }, value: '12345678', text: '••••5678' },
  { what: 'a choice is shown by its name', column: { field: 'Kind' }, value: 'W', text: 'Work' },
  {
    what: 'an upper-cased choice is still the choice',
    column: { field: 'Kind', format: 'choice' },
    value: 'p',
    text: 'Personal',
  },
  {
    what: 'a choice of a list is shown by its name',
    column: { field: 'County' },
    value: 'KLA',
    beside: { Country: 'UG' },
    text: 'Kampala',
  },
  {
    what: 'a choice that the list’s filter no longer admits keeps its name',
    column: { field: 'County' },
    value: 'NBI',
    beside: { Country: 'UG' },
    text: 'Nairobi',
  },
  {
    what: 'Other is shown as the text for it in the format choice too',
    column: { field: 'Field', format: 'choice' },
    value: 'OTHER',
    beside: { FieldText: 'MARINE BIOLOGY' },
    text: 'MARINE BIOLOGY',
  },
  ...besideOther.map(([what, value, text, typed = 'MARINE BIOLOGY']) => ({
    what,
    column: { field: 'Field', empty: 'None' },
    value,
    beside: { FieldText: typed },
    text,
  })),
  {
    what: 'Other without a text is shown in the language',
    column: { field: 'Field' },
    value: 'OTHER',
    text: 'Nyingine',
  },
  {
    what: 'Other is shown in the language where its list does not apply',
    column: { field: 'Place' },
    value: 'OTHER',
    text: 'Nyingine',
  },
  { what: 'a list shows its items’ names', column: { field: 'Titles' }, value: ['DR', 'DR'], text: 'Doctor, Doctor' },
  {
    what: 'a file shows its name',
    column: { field: 'File', format: 'file' },
    value: { id: '1', name: 'a.pdf', mediaType: 'application/pdf', size: 3 },
    text: 'a.pdf',
  },
  {
    what: 'a missing answer shows the column’s text for it',
    column: { field: 'Employed', empty: 'Never asked' },
    value: null,
    text: 'Never asked',
  },
  { what: 'an empty answer shows it too', column: { field: 'Name', empty: 'Unnamed' }, value: '', text: 'Unnamed' },
  { what: 'a missing answer is blank otherwise', column: { field: 'Employed' }, value: null, text: '' },
]

describe('a cell', () => {
  test.each(cases)('$what', ({ column, value, beside, text }) => {
    const shown = { id: 'shown', title: 'Shown', ...column }
    expect(read({ [column.field]: value, ...beside }, shown)).toBe(text)
  })
})
