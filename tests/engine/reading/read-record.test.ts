import { expect, test } from 'vitest'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { readRecord } from '../../../src/engine/reading/read-record.ts'
import { FormPlan } from '../../../src/engine/validation/form-plan.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'

const document: CompositeDocument = {
  schema: {
    type: 'object',
    properties: {
      Field: { type: 'string', title: 'Field of study' },
      FieldText: { type: 'string', title: 'Other field' },
      Place: {
        type: 'object',
        properties: { Town: { type: 'string', title: 'Town' }, Text: { type: 'string', title: 'Other town' } },
      },
      Note: { type: 'string', title: 'Note' },
    },
  },
  ui: {
    Field: { 'ui:options': { list: { name: 'fields', other: 'OTHER' }, otherText: 'answers.FieldText' } },
    Place: { Town: { 'ui:options': { list: { name: 'towns', other: 'OTHER' }, otherText: 'answers.Place.Text' } } },
  },
}

test('what was typed for Other is read once, at its choice [ENG-13]', () => {
  const answers = { Field: 'OTHER', FieldText: 'MARINE BIOLOGY', Place: { Town: '', Text: 'KITALE' }, Note: 'NONE' }
  const words = { yes: 'Yes', no: 'No', other: 'Other', amount: (unit: string, count: number) => `${count} ${unit}` }
  const context = { today: '2026-01-15', lists: buildReferenceLists(new Map()) }
  const parts = readRecord({ document, answers, context, language: 'en', words }, new FormPlan(document))
  expect(parts.map((part) => (part.kind === 'answer' ? `${part.title}: ${part.text}` : part.title))).toEqual([
    'Field of study: MARINE BIOLOGY',
    'Place',
    'Town: KITALE',
    'Note: NONE',
  ])
})

test('what was typed for Other in the rows of a list is read at its choice, without a column of its own [ENG-13]', () => {
  const text = { type: 'string' }
  const branch = { type: 'object', properties: { Field: { ...text, title: 'Field' }, Text: text, Town: text } }
  const list: CompositeDocument = {
    schema: { type: 'object', properties: { Branches: { type: 'array', title: 'Branches', items: branch } } },
    ui: {
      Branches: {
        items: { Field: { 'ui:options': { list: { name: 'fields', other: 'OTHER' }, otherText: 'row.Text' } } },
      },
    },
  }
  const answers = {
    Branches: [
      { Field: 'OTHER', Text: 'ROOFS', Town: 'KITALE' },
      { Field: '', Text: 'BARNS' },
      { Field: 'OTHER', Text: ' ' },
      { Field: 'CIVIL' },
    ],
  }
  const words = { yes: 'Yes', no: 'No', other: 'Other', amount: (unit: string, count: number) => `${count} ${unit}` }
  const context = { today: '2026-01-15', lists: buildReferenceLists(new Map()) }
  expect(readRecord({ document: list, answers, context, language: 'en', words }, new FormPlan(list))).toEqual([
    {
      kind: 'rows',
      title: 'Branches',
      columns: ['Field', 'Town'],
      rows: [
        ['Other: ROOFS', 'KITALE'],
        ['Other: BARNS', ''],
        ['Other', ''],
        ['CIVIL', ''],
      ],
    },
  ])
})

test('an age is read next to its date, and not while the date is hidden [ENG-14]', () => {
  const born = { type: 'string', format: 'date', title: 'Born' }
  const withAge: CompositeDocument = {
    schema: { type: 'object', properties: { Born: born, Name: { type: 'string', title: 'Name' } } },
    ui: {
      'ui:elements': [
        { id: 'age', kind: 'age', title: 'Age', of: 'Born', below: 'Born' },
        { id: 'intro', kind: 'paragraph', text: 'Hello', above: 'Name' },
      ],
      rules: [{ id: 'named', when: { value: 'answers.Name', equals: 'ASHA' }, show: ['Born'] }],
    },
  }
  const words = { yes: 'Yes', no: 'No', other: 'Other', amount: (unit: string, count: number) => `${count} ${unit}` }
  const context = { today: '2026-01-15', lists: buildReferenceLists(new Map()) }
  const read = (Name: string) =>
    readRecord(
      { document: withAge, answers: { Born: '1990-01-15', Name }, context, language: 'en', words },
      new FormPlan(withAge),
    ).map((part) => (part.kind === 'answer' ? `${part.title}: ${part.text}` : part.title))
  expect(read('ASHA')).toEqual(['Born: 15th January 1990', 'Age: 36 years', 'Name: ASHA'])
  expect(read('JUMA')).toEqual(['Name: JUMA'])
})
