import { describe, expect, test } from 'vitest'
import { checkOrganisations } from '../../../src/engine/check/check-organisations.ts'
import { checkParts } from '../../../src/engine/check/check-parts.ts'
import { givenValuesCheck } from '../../../src/engine/check/forms/check-given-values.ts'
import { checkCalls } from '../../../src/engine/check/pages/check-calls.ts'
import { checkNeededCalls } from '../../../src/engine/check/pages/check-needed-calls.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { RecordPageDefinition } from '../../../src/engine/document/page-definition.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { formOf, madeDocument } from './made-document.ts'

const recordPage = (calls: RecordPageDefinition['calls']): CompositeDocument => ({
  page: { kind: 'record', title: 'Made', calls },
})

describe('a call that is declared twice [ENG-05]', () => {
  const messages = (calls: RecordPageDefinition['calls'], taken: readonly string[] = []) =>
    checkCalls(taken)({ ...madeDocument(recordPage(calls)), id: 'sections/made' }).map(({ message }) => message)

  test('is found within one page', () => {
    expect(messages({ list: 'made', add: 'made/save', update: 'made/save' })).toEqual([
      'The call "POST made/save" is one that the page declares already.',
    ])
    expect(messages({ list: 'made', add: 'made', update: 'made/save' })).toEqual([])
  })

  test('is found where the server has it for any name', () => {
    const taken = ['GET files/:id']
    expect(messages({ list: 'files/mine' }, taken)).toEqual([
      'The call "GET files/mine" is one that the server has already.',
    ])
    expect(messages({ list: 'files/mine/all' }, taken)).toEqual([])
  })
})

test('a tab shows no record that its section cannot save [ENG-05]', () => {
  const tabs: CompositeDocument = {
    page: { kind: 'tabs', title: 'Tabs', tabs: [{ id: 'made', title: 'Made', document: 'sections/made' }] },
  }
  const messages = (calls: RecordPageDefinition['calls']) => {
    const checked = madeDocument(tabs)
    const documents = new Map([['sections/made', recordPage(calls)]])
    return checkNeededCalls({ ...checked, surroundings: { ...checked.surroundings, documents } })
  }
  expect(messages({ list: 'made', add: 'made' })).toEqual([
    {
      pointer: '/page/tabs/0/document',
      message: 'The tab "made" saves "sections/made", which has no call "update".',
      mend: 'Give the page\'s "calls" a path for "update".',
      names: ['sections/made'],
    },
  ])
  expect(messages({ list: 'made', add: 'made', update: 'made/save' })).toEqual([])
})

describe('given values [ENG-05 ENG-06]', () => {
  const messages = (field: JsonObject) => givenValuesCheck()(madeDocument(formOf(field))).map(({ message }) => message)

  test('may be incomplete, but not wrong', () => {
    const object = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } }
    expect(messages({ ...object, default: {} })).toEqual([])
    expect(messages({ ...object, default: { a: 1 } })).toEqual(['"a" must be of type string, not 1.'])
    expect(messages({ type: 'string', default: 1 })).toEqual(['The default of "field" must be of type string, not 1.'])
  })

  test('are choices of the type of their field', () => {
    expect(messages({ type: 'string', enum: ['1', 2] })).toEqual([
      'The choice 2 is not of the type that the field has, string.',
    ])
    expect(messages({ type: ['string', 'null'], enum: ['1', null] })).toEqual([])
  })
})

test('a host is written as addresses have it [ENG-05]', () => {
  const messages = (...hosts: readonly string[]) =>
    checkOrganisations([
      { id: 'made', tenant: { hosts }, theme: {}, documents: new Map(), origins: new Map(), issues: [] },
    ]).map(({ message }) => message)
  expect(messages('members.example', '10.0.0.1')).toEqual([])
  expect(messages('1.2.3')).toEqual(['No address has the host "1.2.3".'])
})

test('a role has an id of its own, and one of them administers [ENG-05 ADM-15]', () => {
  const messages = (...roles: readonly JsonObject[]) =>
    checkOrganisations([
      { id: 'made', tenant: { roles }, theme: {}, documents: new Map(), origins: new Map(), issues: [] },
    ]).map(({ pointer, message }) => `${pointer}: ${message}`)
  const administrator = { id: 'administrator', wire: 'is_admin' }
  expect(messages(administrator, { id: 'board' })).toEqual([])
  expect(messages({ id: 'board' })).toEqual(['/roles: None of the roles is that of administrators.'])
  expect(messages(administrator, { id: 'board' }, { id: 'board' })).toEqual([
    '/roles/2/id: "board" is the id of another role as well.',
  ])
})

test('a misspelt part of a document is offered for the one that it lacks [ENG-05]', () => {
  const files = new Map(['schema', 'ui', 'pgae', 'examples'].map((part) => [`schemas/sections/made/${part}.json`, {}]))
  expect(checkParts(files, ['sections/made'])).toEqual([
    {
      file: 'schemas/sections/made/page.json',
      pointer: '',
      message: '"sections/made" lacks this file.',
      mend: 'Is it "pgae.json"?',
      names: ['sections/made'],
    },
  ])
  expect(checkParts(files, ['sections/other']).map(({ names }) => names)).toContainEqual(['sections/other'])
})
