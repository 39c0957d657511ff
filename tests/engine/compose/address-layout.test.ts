import { describe, expect, test } from 'vitest'
import address from '../../../schemas/common/address.json'
import counties from '../../../schemas/lists/counties.json'
import { checkLayouts } from '../../../src/engine/check/forms/check-layouts.ts'
import { arrangeDocument } from '../../../src/engine/compose/arrange-document.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { objectAt } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { cellReader } from '../../../src/engine/reading/read-cell.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import { madeDocument } from '../check/made-document.ts'
import { compiledForm } from '../validation/compile-for-test.ts'

const county = { ...address.properties.county, inList: { list: 'counties' } }
const listed: JsonObject = { ...address, properties: { ...address.properties, county } }
const layout = { 'ui:options': { layout: 'address' } }
const formWith = (field: JsonObject, ui: JsonObject = layout): CompositeDocument => ({
  schema: { type: 'object', properties: { Office: field }, additionalProperties: false },
  ui: { Office: ui },
})
const drawn = (field: JsonObject, ui: JsonObject = layout) =>
  objectAt(arrangeDocument(formWith(field, ui)).ui ?? {}, 'Office')
const context = { today: '2026-01-15', lists: buildReferenceLists(new Map([['counties', counties]])) }

describe('the layout address [ENG-14]', () => {
  test('draws the four fields, the county as a text where there is no list of counties', () => {
    const ui = drawn(address)
    expect(Object.keys(ui)).toEqual(['ui:options', 'line', 'town', 'county', 'code'])
    expect(objectAt(ui, 'county')['ui:widget']).toBeUndefined()
  })

  test('offers the list that an organisation declares for the county', () => {
    const { county: drawnCounty } = drawn(listed)
    expect(drawnCounty).toEqual({
      'ui:autocomplete': 'address-level1',
      'ui:widget': 'select',
      'ui:options': { columns: 4, list: { name: 'counties' } },
    })
  })

  test('leaves what the form declares for a field', () => {
    const ui = drawn(address, { ...layout, town: { 'ui:help': 'The nearest.', 'ui:options': { columns: 12 } } })
    expect(objectAt(ui, 'town')).toEqual({
      'ui:autocomplete': 'address-level2',
      'ui:help': 'The nearest.',
      'ui:options': { columns: 12 },
    })
  })

  test('is validated with its list, and read on one line', () => {
    const document = arrangeDocument(formWith(listed))
    const { validator } = compiledForm(document)
    const Office = { line: 'P.O. Box 7', town: 'Diani', county: '002', code: '80400' }
    expect(validator.validate({ Office }, context)).toEqual([])
    const wrong = validator.validate({ Office: { ...Office, county: 'Kwale' } }, context)
    expect(wrong.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual([['/Office/county', 'inList']])
    const words = { yes: 'Yes', no: 'No', other: 'Other', amount: String }
    const read = cellReader({ document, context, language: 'en', words })
    const column = { id: 'office', title: 'Office', field: 'Office' }
    expect(read({ Office }, column)).toBe('P.O. Box 7, Diani, Kwale, 80400')
    expect(read({}, column)).toBe('')
  })
})

describe('a layout suits its field [ENG-06]', () => {
  const faults = (field: JsonObject, ui: JsonObject) => checkLayouts(madeDocument(formWith(field, ui)))
  const table = { 'ui:options': { layout: 'table' } }

  test.each<[what: string, field: JsonObject, ui: JsonObject]>([
    ['an address', address, layout],
    ['an address with a list of counties', listed, layout],
    ['a list of objects', { type: 'array', items: address }, table],
  ])('%s', (_, field, ui) => {
    expect(faults(field, ui)).toEqual([])
  })

  test.each<[what: string, field: JsonObject, ui: JsonObject, message: RegExp]>([
    ['an address that is a text', { type: 'string' }, layout, /is for addresses, whose schema is/],
    ['an address without a town', { ...address, properties: { line: { type: 'string' } } }, layout, /is for addresses/],
    [
      'an address with several lists',
      { ...address, properties: { ...address.properties, county: { type: 'string', inList: [{ list: 'counties' }] } } },
      layout,
      /offers one reference list/,
    ],
    ['a table of texts', { type: 'array', items: { type: 'string' } }, table, /is for lists of objects/],
    ['a table that is an object', address, table, /is for lists of objects/],
  ])('or is refused: %s', (_, field, ui, message) => {
    expect(faults(field, ui)).toEqual([
      { pointer: '/ui/Office/ui:options/layout', message: expect.stringMatching(message) },
    ])
  })
})
