import { expect, test } from 'vitest'
import { checkDeclarations } from '../../../src/engine/check/check-declarations.ts'
import { compiledValidators } from '../../../src/engine/check/forms/compiled-validators.ts'
import { arrangeDocument } from '../../../src/engine/compose/arrange-document.ts'
import { composeTenant } from '../../../src/engine/compose/compose-tenant.ts'
import { readTranslationPath } from '../../../src/engine/document/translation-file.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'
import { declared, ofOrganisation } from './declared-files.ts'

const options = { validators: compiledValidators(evaluateCommonJs) }

const schema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Visit',
  type: 'object',
  additionalProperties: false,
  required: ['Distance'],
  properties: {
    Born: { type: 'string', format: 'date', title: 'Born' },
    Since: { type: 'string', format: 'month', title: 'Member since', notAfterToday: true },
    Starts: { type: 'string', format: 'clock-time', title: 'Starts' },
    Takes: { type: 'string', format: 'duration', title: 'Takes' },
    Rests: { type: 'string', format: 'duration', title: 'Rests' },
    Distance: { type: 'number', title: 'Distance', minimum: 0 },
    Office: { $ref: 'common/address.json', title: 'Office' },
  },
}
const ui: JsonObject = {
  'ui:elements': [
    { id: 'intro', kind: 'paragraph', text: 'Of a visit.', above: 'Born' },
    { id: 'age', kind: 'age', title: 'Age', of: 'Born', below: 'Born' },
    { id: 'line', kind: 'divider', below: 'Born' },
    { id: 'papers', kind: 'bullets', items: [{ id: 'map', text: 'a map' }], above: 'Distance' },
  ],
  Born: { 'ui:widget': 'date' },
  Since: { 'ui:widget': 'month' },
  Starts: { 'ui:widget': 'time' },
  Takes: { 'ui:widget': 'duration', 'ui:options': { units: ['days', 'hours'] } },
  Distance: { 'ui:widget': 'quantity', 'ui:options': { unit: 'km' } },
  Office: { 'ui:options': { layout: 'address' } },
}
const examples: JsonObject = {
  valid: [
    {
      id: 'site',
      answers: { Born: '1990-01-15', Since: '2024-03', Starts: '08:30', Takes: 'P1DT2H', Distance: 2.5 },
    },
    { id: 'office', answers: { Distance: 0, Office: { line: 'P.O. Box 7', town: 'Kisumu' } } },
  ],
  invalid: [
    {
      id: 'of-other-forms',
      answers: { Distance: 1, Since: '2024-13', Starts: '24:00', Takes: '2 hours', Office: { line: 'P.O. Box 7' } },
      issues: [
        { pointer: '/Since', message: 'Enter a valid month, such as 01/2026' },
        { pointer: '/Starts', message: 'Enter a valid time' },
        { pointer: '/Takes', message: 'Enter a valid length of time' },
        { pointer: '/Office/town', message: 'Field is required' },
      ],
    },
  ],
}
const countyList = {
  overlay: '1.1.0',
  info: { title: 'Counties from a list', version: '1.0.0' },
  extends: 'forms/visit',
  actions: [
    {
      target: "$.schema['$defs'].address.properties.county",
      description: 'The counties are known.',
      'x-absent': true,
      update: { inList: { list: 'counties' } },
    },
  ],
}

function withVisit(drawn: JsonObject = ui): ReadonlyMap<string, JsonValue> {
  return new Map<string, JsonValue>([
    ...ofOrganisation(declared, 'iek'),
    ['schemas/forms/visit/schema.json', schema],
    ['schemas/forms/visit/ui.json', drawn],
    ['schemas/forms/visit/examples.json', examples],
    ['tenants/iek/overlays/forms/visit.json', countyList],
  ])
}

const issuesOf = (files: ReadonlyMap<string, JsonValue>) =>
  checkDeclarations(files, options).filter(({ file }) => !readTranslationPath(file))

test('a form of times, measures, texts, an age and an address is sound, and its examples hold [ENG-06 ENG-14]', () => {
  expect(issuesOf(withVisit())).toEqual([])
})

test('an organisation declares the list of counties of an address [ENG-02 ENG-14]', () => {
  const visitOf = (tenant: string) => composeTenant(withVisit(), tenant).documents.get('forms/visit') ?? {}
  const widgetOf = (tenant: string) => getAt(arrangeDocument(visitOf(tenant)).ui ?? {}, '/Office/county/ui:widget')
  expect([widgetOf('iek'), widgetOf('demo')]).toEqual(['select', undefined])
})

/** Each place with a fault, once for those that a shape alone shows and once for all others. */
const faultsOf = (change: JsonObject) =>
  issuesOf(withVisit({ ...ui, ...change }))
    .map(({ pointer, message }) => `${pointer} ${message}`)
    .toSorted()

test('unknown names are refused, with those that there are [ENG-06]', () => {
  const faults = faultsOf({
    'ui:elements': [{ id: 'a', kind: 'heading', above: 'Born' }],
    Rests: { 'ui:widget': 'duration', 'ui:options': { units: ['fortnights'] } },
  })
  const units = 'years, months, weeks, days, hours, minutes, seconds'
  expect(faults).toEqual([
    `/Rests/ui:options/units/0 Item 0 of "units" must be one of ${units}, not "fortnights".`,
    '/ui:elements/0/kind "kind" must be one of paragraph, bullets, divider, age, not "heading".',
  ])
})

test('what does not suit its field is refused, with a sentence [ENG-06]', () => {
  const faults = faultsOf({
    'ui:elements': [{ id: 'age', kind: 'age', title: 'Age', of: 'Since', below: 'Since' }],
    Born: { 'ui:options': { layout: 'address' } },
    Since: { 'ui:widget': 'month', 'ui:options': { unit: 'km' } },
    Starts: { 'ui:widget': 'duration' },
    Takes: { 'ui:widget': 'duration', 'ui:options': { units: ['weeks', 'days'] } },
    Distance: { 'ui:widget': 'quantity' },
  })
  expect(faults).toEqual([
    '/Born/ui:options/layout The layout "address" of the field "Born" is for addresses, whose schema is "$ref": "common/address.json".',
    '/Distance/ui:widget The widget "quantity" of the field "Distance" needs the option "unit".',
    '/Since/ui:options/unit The widget "month" of the field "Since" has no option "unit".',
    '/Starts/ui:widget The widget "duration" of the field "Starts" gives no answers of the format "clock-time".',
    '/Takes/ui:widget The widget "duration" of the field "Takes" cannot have weeks next to other units: ISO 8601 has no such durations.',
    '/ui:elements/0/of "of" of the element "age" names the field "Since", which is no date.',
  ])
})
