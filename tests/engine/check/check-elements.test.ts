import { describe, expect, test } from 'vitest'
import { checkElements } from '../../../src/engine/check/forms/check-elements.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { humanTexts } from '../../../src/engine/translate/human-texts.ts'
import { declared } from './declared-files.ts'
import { madeDocument } from './made-document.ts'

const registry = declared.get('schemas/meta/widgets.json')
const widgets = new Map(isJsonObject(registry) ? Object.entries(registry) : [])
const person = {
  type: 'object',
  additionalProperties: false,
  properties: { name: { type: 'string' }, born: { type: 'string', format: 'date' } },
}
const schema = {
  ...person,
  properties: { ...person.properties, partner: person, children: { type: 'array', items: person } },
}

function faults(ui: JsonObject): readonly (readonly [pointer: string, message: string, mend?: string])[] {
  const document: CompositeDocument = { schema, ui }
  const made = madeDocument(document)
  const found = checkElements({ ...made, surroundings: { ...made.surroundings, widgets } })
  return found.map(({ pointer, message }) => [pointer, message])
}
const paragraph = { id: 'intro', kind: 'paragraph', text: 'Hello', above: 'name' }
const age = { id: 'age', kind: 'age', title: 'Age', of: 'born', below: 'born' }
const elements: readonly JsonObject[] = [
  paragraph,
  { id: 'line', kind: 'divider', below: 'name' },
  { id: 'papers', kind: 'bullets', title: 'Bring', items: [{ id: 'cv', text: 'a CV' }], below: 'name' },
  age,
]

describe('elements among fields are sound [ENG-06 ENG-14]', () => {
  test('of the form and of its objects', () => {
    expect(faults({ 'ui:elements': elements, partner: { 'ui:elements': elements } })).toEqual([])
  })

  test.each<[what: string, element: JsonObject, at: string, message: RegExp]>([
    ['without a place', { ...paragraph, above: undefined }, '', /needs a place: either "above" or "below"/],
    ['with two places', { ...paragraph, below: 'name' }, '', /needs a place/],
    ['at an unknown field', { ...paragraph, above: 'nmae' }, '/above', /names the field "nmae", which does not exist/],
    ['without its text', { ...paragraph, text: undefined }, '', /of the kind "paragraph" needs "text"/],
    ['with what its kind has not', { ...paragraph, of: 'born' }, '/of', /of the kind "paragraph" has no "of"/],
    ['without bullets', { id: 'papers', kind: 'bullets', above: 'name' }, '', /needs "items"/],
    ['an age of no field', { ...age, of: undefined }, '', /of the kind "age" needs "of"/],
    ['an age of an unknown field', { ...age, of: 'birth' }, '/of', /names the field "birth", which does not exist/],
    ['an age of a text', { ...age, of: 'name' }, '/of', /names the field "name", which is no date/],
  ])('or refused: %s', (_, element, at, message) => {
    expect(faults({ 'ui:elements': [element] })).toEqual([[`/ui/ui:elements/0${at}`, expect.stringMatching(message)]])
  })

  test('or refused: two of one id', () => {
    expect(faults({ 'ui:elements': [paragraph, { ...age, id: 'intro' }] })).toEqual([
      ['/ui/ui:elements/1/id', 'Two elements have the id "intro".'],
    ])
  })

  test.each([
    ['a single field', { name: { 'ui:elements': [paragraph] } }, '/ui/name'],
    ['a list', { children: { 'ui:elements': [paragraph] } }, '/ui/children'],
    ['the rows of a list', { children: { items: { 'ui:elements': [paragraph] } } }, '/ui/children/items'],
  ])('or refused where they would not be drawn: of %s', (_, ui, at) => {
    expect(faults(ui)).toEqual([[`${at}/ui:elements`, expect.stringMatching(/are never drawn/)]])
  })
})

test('texts of elements are translated by the ids of their items [ENG-14 PLAT-15]', () => {
  const found = humanTexts({ schema: {}, ui: { partner: { 'ui:elements': elements } } })
  const at = '/ui/partner/ui:elements'
  expect(found.map(({ key, text }) => [key, text])).toEqual([
    [`${at}/intro/text`, 'Hello'],
    [`${at}/papers/title`, 'Bring'],
    [`${at}/papers/items/cv/text`, 'a CV'],
    [`${at}/age/title`, 'Age'],
  ])
})
