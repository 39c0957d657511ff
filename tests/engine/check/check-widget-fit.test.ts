import { describe, expect, test } from 'vitest'
import { checkWidgetFit } from '../../../src/engine/check/forms/check-widget-fit.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { declared } from './declared-files.ts'
import { formOf, madeDocument } from './made-document.ts'

const registry = declared.get('schemas/meta/widgets.json')
const widgets = new Map(isJsonObject(registry) ? Object.entries(registry) : [])

/** The issues of a form, each with its pointer. */
function faults(document: CompositeDocument) {
  const made = madeDocument(document)
  const found = checkWidgetFit({ ...made, surroundings: { ...made.surroundings, widgets } })
  return found.map(({ pointer, message }) => [pointer, message])
}
const asked = (field: JsonObject, widget: string, options?: JsonObject) =>
  faults(formOf(field, { 'ui:widget': widget, ...(options && { 'ui:options': options }) }))
const at = '/ui/field/ui:widget'
const text = { type: 'string' }
const colours = { type: 'string', enum: ['red', 'blue'] }

describe('a widget suits the field that names it [ENG-06 ENG-14]', () => {
  test.each<[widget: string, field: JsonObject, options?: JsonObject]>([
    ['text', text],
    ['number', { type: 'integer' }],
    ['date', { type: 'string', format: 'date' }],
    ['time', { type: 'string', format: 'clock-time' }],
    ['month', { type: 'string', format: 'month' }],
    ['duration', { type: 'string', format: 'duration' }, { units: ['years', 'months'] }],
    ['quantity', { type: 'number' }, { unit: 'km' }],
    ['radio', colours],
    ['radio', { type: 'boolean' }],
    ['select', text, { list: { name: 'titles' } }],
    ['select', { type: 'integer', minimum: 1990, notAfterThisYear: true }],
    ['checkboxes', { type: 'array', uniqueItems: true, items: colours }],
    ['hidden', { type: 'array', items: text }],
  ])('%s, of %j', (widget, field, options) => {
    expect(asked(field, widget, options)).toEqual([])
  })

  test.each<[why: string, widget: string, field: JsonObject, message: RegExp]>([
    [
      'type',
      'phone',
      { type: 'integer' },
      /^The widget "phone" of the field "field" is for string, not for integer\.$/,
    ],
    ['type', 'select', { type: 'array', items: text }, /not for array/],
    ['type', 'switch', { type: ['boolean', 'null'] }, /does not have one such type/],
    ['format', 'date', { type: 'string', format: 'email' }, /gives no answers of the format "email"/],
    ['format', 'month', { type: 'string', format: 'date' }, /gives no answers of the format "date"/],
    ['format', 'month', text, /needs a "format": "month"\.$/],
    ['format', 'duration', text, /needs a "format": "duration"\.$/],
    ['type', 'quantity', text, /is for number, integer, not for string/],
    ['options', 'quantity', { type: 'integer' }, /needs the option "unit"/],
    ['choices', 'select', text, /needs choices: an "enum"/],
    ['options', 'search', text, /needs the option "search"/],
    ['shape', 'image', { type: 'object', properties: {}, additionalProperties: false }, /is for files/],
  ])('or is refused for its %s: %s', (_, widget, field, message) => {
    expect(asked(field, widget)).toEqual([[at, expect.stringMatching(message)]])
  })

  test('inside of lists and objects too', () => {
    const form = formOf({ type: 'array', items: { type: 'object', properties: { deep: text } } })
    const ui = { field: { items: { deep: { 'ui:widget': 'switch' } } } }
    expect(faults({ ...form, ui })).toEqual([
      ['/ui/field/items/deep/ui:widget', expect.stringMatching(/not for string/)],
    ])
  })

  test('an alternative’s widget is one that can be rendered there', () => {
    const person = { type: 'object', properties: { name: text }, additionalProperties: false }
    const firm = { type: 'object', properties: { title: text }, additionalProperties: false }
    const form = formOf({ oneOf: [person, firm] })
    const named = (widget: string) => faults({ ...form, ui: { field: { name: { 'ui:widget': widget } } } })
    expect(named('textarea')).toEqual([])
    expect(named('phone')).toEqual([['/ui/field/name/ui:widget', expect.stringMatching(/among alternatives/)]])
  })
})
