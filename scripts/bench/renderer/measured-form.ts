import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { FieldRule } from '../../../src/engine/document/ui-schema.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'

/** The kinds of field in the measured forms, in turn. Every tenth field depends on the check box before it. */
const kinds = ['text', 'number', 'email', 'date', 'select', 'checkbox', 'textarea'] as const
export type MeasuredKind = (typeof kinds)[number]

/** One field of a measured form, from which all three forms are made. */
export interface MeasuredField {
  readonly name: string
  readonly title: string
  readonly kind: MeasuredKind
  readonly isRequired: boolean
  /** The check box it depends on. */
  readonly dependsOn?: string
  readonly answer: JsonValue
}

export const choices = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret', 'Thika', 'Malindi', 'Kitale']

const answers: Readonly<Record<MeasuredKind, JsonValue>> = {
  text: 'Some text',
  number: 12,
  email: 'someone@example.org',
  date: '2020-05-17',
  select: 'Kisumu',
  checkbox: false,
  textarea: 'Some longer text',
}

/** The fields of a form of this size. */
export function measuredFields(count: number): readonly MeasuredField[] {
  return Array.from({ length: count }, (_, i) => fieldAt(i))
}

function fieldAt(i: number): MeasuredField {
  const place = i % 10
  const common = { name: `field${i}`, title: `Field ${i}` }
  if (place === 8) return { ...common, kind: 'checkbox', isRequired: false, answer: false }
  if (place === 9) return { ...common, kind: 'text', isRequired: false, dependsOn: `field${i - 1}`, answer: 'Shown' }
  const kind = kinds[(i - Math.floor(i / 10) * 2) % kinds.length] ?? 'text'
  return { ...common, kind, isRequired: kind !== 'checkbox' && i % 3 === 0, answer: answers[kind] }
}

/** A valid set of answers; conditional fields have none because they are not shown. */
export function measuredAnswers(fields: readonly MeasuredField[]): JsonObject {
  return Object.fromEntries(
    fields.filter(({ dependsOn }) => dependsOn === undefined).map(({ name, answer }) => [name, answer]),
  )
}

/** The same with every tenth answer wrong: a text that is too short. */
export function partlyWrongAnswers(fields: readonly MeasuredField[]): JsonObject {
  const wrong = fields.filter(({ kind, dependsOn }, i) => kind === 'text' && dependsOn === undefined && i % 10 < 4)
  return { ...measuredAnswers(fields), ...Object.fromEntries(wrong.map(({ name }) => [name, 'x'])) }
}

const schemas: Readonly<Record<MeasuredKind, JsonObject>> = {
  text: { type: 'string', minLength: 2, maxLength: 400 },
  number: { type: 'number', minimum: 0, maximum: 100_000 },
  email: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$', maxLength: 400 },
  date: { type: 'string', format: 'date' },
  select: { type: 'string', enum: choices },
  checkbox: { type: 'boolean' },
  textarea: { type: 'string', minLength: 2, maxLength: 2000 },
}

/** The form as it is declared here, with conditions as rules. */
export function declaredDocument(fields: readonly MeasuredField[]): CompositeDocument {
  const rules = fields.flatMap(({ name, dependsOn }): readonly FieldRule[] =>
    dependsOn === undefined
      ? []
      : [{ id: name, when: { value: `answers.${dependsOn}`, equals: true }, show: [name], require: [name] }],
  )
  return {
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...objectSchema(fields),
      additionalProperties: false,
    },
    // A rule's type is narrower than JSON's, but what is written is the same.
    ui: JSON.parse(JSON.stringify({ ...widgetsOf(fields), rules })),
  }
}

/**
 * The form as people paste it from an rjsf project: the conditions of every other conditional field as `if` and `then`,
 * those of the others as `dependencies`.
 */
export function pastedDocument(fields: readonly MeasuredField[]): {
  readonly schema: JsonObject
  readonly ui: JsonObject
} {
  const always = fields.filter(({ dependsOn }) => dependsOn === undefined)
  const conditional = fields.flatMap((field) =>
    field.dependsOn === undefined ? [] : [{ field, dependsOn: field.dependsOn }],
  )
  const branches = conditional.filter((_, i) => i % 2 === 0)
  const dependent = conditional.filter((_, i) => i % 2 === 1)
  return {
    schema: {
      ...objectSchema(always),
      allOf: branches.map(({ field, dependsOn }) => condition(field, dependsOn)),
      dependencies: Object.fromEntries(
        dependent.map(({ field, dependsOn }) => [dependsOn, dependency(field, dependsOn)]),
      ),
    },
    ui: { ...widgetsOf(fields), 'ui:order': [...fields.map(({ name }) => name), '*'] },
  }
}

function condition(field: MeasuredField, dependsOn: string): JsonObject {
  const met = { properties: { [dependsOn]: { const: true } }, required: [dependsOn] }
  const asked = { properties: { [field.name]: fieldSchema(field) }, required: [field.name] }
  return Object.fromEntries<JsonObject>([
    ['if', met],
    ['then', asked],
  ])
}

function dependency(field: MeasuredField, dependsOn: string): JsonObject {
  const asked = { [dependsOn]: { enum: [true] }, [field.name]: fieldSchema(field) }
  return { oneOf: [{ properties: { [dependsOn]: { enum: [false] } } }, { properties: asked, required: [field.name] }] }
}

function objectSchema(fields: readonly MeasuredField[]): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  }
}

function fieldSchema({ title, kind }: MeasuredField): JsonObject {
  return { title, ...schemas[kind] }
}

function widgetsOf(fields: readonly MeasuredField[]): JsonObject {
  return Object.fromEntries(
    fields.filter(({ kind }) => kind === 'textarea').map(({ name }) => [name, { 'ui:widget': 'textarea' }]),
  )
}
