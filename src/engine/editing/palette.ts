import type { JsonObject } from '../json/json.ts'

/** The kinds of fields that can be added, in the order in which they are offered. */
export const fieldKinds = ['text', 'long-text', 'number', 'date', 'yes-no', 'choice', 'email', 'phone'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** A new field: its schema without a title, and its UI schema. */
export interface NewField {
  readonly schema: JsonObject
  readonly ui: JsonObject
}

const trimmed = ['trim', 'collapse-spaces']

/** What each kind of field begins with; everything in it can be changed afterwards. */
export const palette: Readonly<Record<FieldKind, NewField>> = {
  text: { schema: { type: 'string', maxLength: 100, normalise: trimmed }, ui: {} },
  'long-text': {
    schema: { type: 'string', maxLength: 1000, normalise: ['trim'] },
    ui: { 'ui:widget': 'textarea' },
  },
  number: { schema: { type: 'number' }, ui: { 'ui:widget': 'number' } },
  date: { schema: { type: 'string', format: 'date' }, ui: { 'ui:widget': 'date' } },
  'yes-no': { schema: { type: 'boolean' }, ui: { 'ui:widget': 'radio' } },
  choice: { schema: { type: 'string', enum: ['1', '2'] }, ui: { 'ui:widget': 'select' } },
  email: {
    schema: { type: 'string', maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+$', normalise: ['trim'] },
    ui: { 'ui:widget': 'email' },
  },
  phone: {
    schema: { type: 'string', maxLength: 15, digitsOnly: true, normalise: ['trim'] },
    ui: { 'ui:widget': 'phone' },
  },
}
