import { describe, expect, test } from 'vitest'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { prepareAnswers } from '../../../src/engine/validation/prepare-answers.ts'
import { compiledForm, contextWith } from './compile-for-test.ts'

const person: CompositeDocument = {
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    additionalProperties: false,
    required: ['LastName', 'DateOfBirth', 'county', 'PWDCardNo'],
    properties: {
      LastName: { type: 'string', title: 'Last Name', normalise: ['trim', 'upper-case'] },
      DateOfBirth: { type: 'string', title: 'Date of Birth', format: 'date', notAfterToday: true, minimumAge: 18 },
      Nationality: { type: 'string', inList: { list: 'countries' } },
      county: { type: 'string', title: 'County', inList: { list: 'counties', filter: { countryCode: 'Nationality' } } },
      Disability: { type: 'boolean' },
      PWDCardNo: { type: 'string', title: 'PWD card number' },
      DisabilityDescription: { type: 'string', title: 'Description' },
      contacts: {
        type: 'array',
        uniqueBy: ['Type'],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['Type'],
          properties: { Type: { enum: ['Personal', 'Work'] }, City: { type: 'string' }, Place: { type: 'string' } },
        },
      },
    },
  },
  ui: {
    LastName: { 'ui:messages': { required: '{field} is required' } },
    DateOfBirth: { 'ui:messages': { minimumAge: 'You must be at least {limit} years old' } },
    rules: [
      { id: 'kenyan', when: { value: 'answers.Nationality', equals: 'KE' }, show: ['county'] },
      {
        id: 'disabled',
        when: { value: 'answers.Disability', equals: true },
        show: ['PWDCardNo', 'DisabilityDescription'],
        require: ['DisabilityDescription'],
      },
      { id: 'work', when: { value: 'row.Type', equals: 'Work' }, require: ['contacts.Place'] },
    ],
  },
}
const form = compiledForm(person)
const context = contextWith(
  { catalogue: { 'validation.required': 'Field is required', 'validation.uniqueBy': 'Each only once' } },
  {
    countries: { key: 'code', label: 'name', items: [{ code: 'KE' }, { code: 'UG' }] },
    counties: {
      key: 'no',
      label: 'name',
      items: [
        { no: '47', countryCode: 'KE' },
        { no: '1', countryCode: 'UG' },
      ],
    },
  },
)
const prepare = (answers: object) => prepareAnswers(form, JSON.parse(JSON.stringify(answers)), context)
const valid = { LastName: ' Otieno ', DateOfBirth: '1990-05-01', Nationality: 'UG' }

describe('prepareAnswers', () => {
  test('normalises texts before it validates and stores [ENG-12]', () => {
    expect(prepare(valid)).toEqual({ answers: { ...valid, LastName: 'OTIENO' }, issues: [] })
  })

  test('names a missing field by its own pointer, with its declared message, else the catalogue’s [ENG-08]', () => {
    expect(prepare({ LastName: '  ', Nationality: 'UG', DateOfBirth: '0001-01-01' }).issues).toEqual([
      { pointer: '/LastName', keyword: 'required', message: 'Last Name is required' },
      { pointer: '/DateOfBirth', keyword: 'required', message: 'Field is required' },
    ])
  })

  test('fills a keyword’s parameters into its message [ENG-10 BIO-03]', () => {
    expect(prepare({ ...valid, DateOfBirth: '2008-01-16' }).issues).toEqual([
      { pointer: '/DateOfBirth', keyword: 'minimumAge', message: 'You must be at least 18 years old' },
    ])
  })

  test('does not require a hidden field, and drops its answer [ENG-11]', () => {
    expect(prepare({ ...valid, county: '47', PWDCardNo: 'X' })).toEqual({
      answers: { ...valid, LastName: 'OTIENO' },
      issues: [],
    })
  })

  test('requires a shown field, by the schema and by a rule [ENG-10 ENG-11]', () => {
    const { issues } = prepare({ ...valid, Nationality: 'KE', Disability: true })
    expect(issues.map(({ pointer }) => pointer)).toEqual(['/county', '/PWDCardNo', '/DisabilityDescription'])
  })

  test('applies a rule to each row of a list [ENG-10 ENG-11]', () => {
    const contacts = [{ Type: 'Personal' }, { Type: 'Work' }]
    expect(prepare({ ...valid, contacts }).issues.map(({ pointer }) => pointer)).toEqual(['/contacts/1/Place'])
  })

  test('checks a choice by a list filtered by another answer [ENG-10 ENG-13]', () => {
    const { issues } = prepare({ ...valid, Nationality: 'KE', county: '1' })
    expect(issues.map(({ pointer, keyword }) => `${pointer} ${keyword}`)).toEqual(['/county inList'])
  })

  test('refuses answers without a field, by their own pointers', () => {
    expect(prepare({ ...valid, isAdmin: true }).issues).toMatchObject([
      { pointer: '/isAdmin', keyword: 'additionalProperties' },
    ])
  })
})
