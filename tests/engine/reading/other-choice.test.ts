import { expect, test } from 'vitest'
import { withOtherChosen, withOtherCleared } from '../../../src/engine/reading/other-choice.ts'
import { otherChoices } from '../../../src/engine/reading/other-choices.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'

const choice = { type: 'string', inList: { list: 'fields', other: 'OTHER' } }
const text = { type: 'string' }
const place = { type: 'object', properties: { Town: { type: 'string' }, Text: text } }
const branch = { type: 'object', properties: { Field: choice, Text: text, Branches: { $ref: '#/$defs/branches' } } }
const document: CompositeDocument = {
  schema: {
    type: 'object',
    properties: { Field: choice, Text: text, Place: place, Branches: { $ref: '#/$defs/branches' } },
    $defs: { branches: { type: 'array', items: branch } },
  },
  ui: {
    Field: { 'ui:options': { otherText: 'answers.Text' } },
    Place: { Town: { 'ui:options': { list: { name: 'towns', other: 'ELSEWHERE' }, otherText: 'answers.Place.Text' } } },
    Branches: { items: { Field: { 'ui:options': { otherText: 'row.Text' } } } },
  },
}

const choices = otherChoices(document)

const cases: readonly (readonly [title: string, used: JsonObject, sent: JsonObject])[] = [
  ['with its text', { Field: 'OTHER', Text: 'ACOUSTICS' }, { Field: '', Text: 'ACOUSTICS' }],
  ['without a text', { Field: 'OTHER', Text: ' ' }, { Field: 'OTHER', Text: ' ' }],
  ['that is a choice of the list', { Field: 'CIVIL', Text: 'ACOUSTICS' }, { Field: 'CIVIL', Text: 'ACOUSTICS' }],
  ['that is missing', { Text: 'ACOUSTICS' }, { Text: 'ACOUSTICS' }],
  [
    'inside an object',
    { Place: { Town: 'ELSEWHERE', Text: 'MALABA' }, Text: 'ACOUSTICS' },
    { Place: { Town: '', Text: 'MALABA' }, Text: 'ACOUSTICS' },
  ],
  [
    'in the rows of a list',
    { Branches: [{ Field: 'OTHER', Text: 'ROOFS' }, { Field: 'OTHER' }, { Field: 'CIVIL' }] },
    { Branches: [{ Field: '', Text: 'ROOFS' }, { Field: 'OTHER' }, { Field: 'CIVIL' }] },
  ],
]

test.each(cases)('an “Other” %s is sent, and read again [ENG-13]', (_title, used, sent) => {
  expect(withOtherCleared(choices, used)).toEqual(sent)
  expect(withOtherChosen(choices, sent)).toEqual(used)
})

test('a client that sends the choice itself, or null for it, chooses “Other” as well [ENG-13]', () => {
  const chosen = { Field: 'OTHER', Text: 'ACOUSTICS' }
  expect(withOtherChosen(choices, chosen)).toEqual(chosen)
  expect(withOtherChosen(choices, { ...chosen, Field: null })).toEqual(chosen)
})
