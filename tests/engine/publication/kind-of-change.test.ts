import { expect, test } from 'vitest'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { kindOfChange } from '../../../src/engine/publication/kind-of-change.ts'

const form = (field: JsonObject, ui: JsonObject = {}, root: JsonObject = {}): CompositeDocument => ({
  schema: { type: 'object', ...root, properties: { Town: { type: 'string', ...field }, Street: { type: 'string' } } },
  ui,
})
const rule = (show: string): JsonObject => ({
  rules: [{ id: 'shown', when: { value: 'answers.Town', equals: 'A' }, show: [show] }],
})

const cases: readonly (readonly [string, 'texts' | 'rules', CompositeDocument, CompositeDocument])[] = [
  ['a label', 'texts', form({ title: 'Town' }), form({ title: 'City' })],
  ['a help text', 'texts', form({}), form({}, { Town: { 'ui:help': 'Where you live' } })],
  ['a message', 'texts', form({}), form({}, { Town: { 'ui:messages': { required: 'Name it' } } })],
  ['the order', 'texts', form({}), form({}, { 'ui:order': ['Street', 'Town'] })],
  ['a field that is required', 'rules', form({}), form({}, {}, { required: ['Town'] })],
  ['a limit', 'rules', form({ maxLength: 9 }), form({ maxLength: 8 })],
  ['a default', 'rules', form({}), form({ default: 'A' })],
  ['a choice', 'rules', form({ enum: ['A'] }), form({ enum: ['A', 'B'] })],
  ['a field that is hidden', 'rules', form({}), form({}, { Town: { 'ui:hidden': true } })],
  ['a rule that shows another field', 'rules', form({}, rule('Street')), form({}, rule('Town'))],
]

test.each(cases)('%s is a change of %s', (_name, kind, before, after) => {
  expect(kindOfChange(before, after)).toBe(kind)
  expect(kindOfChange(after, before)).toBe(kind)
})
