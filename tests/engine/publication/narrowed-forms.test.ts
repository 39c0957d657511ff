import { describe, expect, test } from 'vitest'
import { compiledValidators } from '../../../src/engine/check/forms/compiled-validators.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { EvaluationContext } from '../../../src/engine/document/context.ts'
import type { FieldRule } from '../../../src/engine/document/ui-schema.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { narrowedForms } from '../../../src/engine/publication/narrowed-forms.ts'
import { recordEffects } from '../../../src/engine/publication/record-effects.ts'
import type { JudgingForm, OwnedRecords } from '../../../src/engine/publication/record-effects.ts'
import { touchedOwners } from '../../../src/engine/publication/touched-owners.ts'
import { completeForm } from '../../../src/engine/validation/compiled-form.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'
import { fc } from '../../properties.ts'

const context: EvaluationContext = { today: '2026-01-15', lists: buildReferenceLists(new Map()), catalogue: {} }
const validators = compiledValidators(evaluateCommonJs)

/** Judges what the last letter of an owner's name says their category is. */
function judging(document: CompositeDocument): JudgingForm<OwnedRecords> {
  const validator = validators('sections/narrowed', document)
  if (typeof validator === 'string') throw new Error(validator)
  const form = completeForm({ id: 'sections/narrowed', hash: '', document, validator })
  return { form, contextOf: ({ owner }) => ({ ...context, user: { category: owner.slice(-1) } }) }
}

/** @param fields the UI schemas of some fields */
const formWith = (
  schema: JsonObject,
  rules: readonly FieldRule[] = [],
  fields: JsonObject = {},
): CompositeDocument => ({
  schema: { type: 'object', additionalProperties: false, ...schema },
  ui: Object.assign({}, fields, { rules }),
})

const text = { type: 'string' }
const texts = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text]))
const fieldsOf = (before: CompositeDocument, after: CompositeDocument) =>
  narrowedForms(before, after)?.fields.toSorted()
const requiring = (...required: readonly string[]) => formWith({ properties: texts('a', 'b', 'c', 'd', 'e'), required })

describe('a form narrowed to what a change may judge otherwise [ADM-06]', () => {
  test('has the field that is required now', () => {
    expect(fieldsOf(requiring('a'), requiring('a', 'b'))).toEqual(['b'])
  })

  test('has no field where both versions judge all answers alike', () => {
    const retitled = formWith({
      properties: { ...texts('b', 'c', 'd', 'e'), a: { ...text, title: 'A' } },
      required: ['a'],
    })
    expect(fieldsOf(requiring('a'), retitled)).toEqual([])
  })

  test('has the fields that are judged by an answer that may change, and those that decide whether it counts', () => {
    const show = (when: string, ...shown: readonly string[]): FieldRule => ({
      id: `${when}-${shown.join('')}`,
      when: { value: `answers.${when}`, equals: 'X' },
      show: shown,
    })
    const ruled = (rules: readonly FieldRule[], required: readonly string[]) =>
      formWith({ properties: texts('a', 'b', 'c', 'd', 'e', 'f', 'g'), required }, rules)
    const rules = [show('a', 'b'), show('b', 'c')]
    expect(fieldsOf(ruled(rules, []), ruled(rules, ['b']))).toEqual(['a', 'b', 'c'])
    expect(fieldsOf(ruled(rules, []), ruled(rules, ['d']))).toEqual(['d'])
    expect(fieldsOf(ruled(rules, []), ruled([...rules, show('d', 'e')], []))).toEqual(['d', 'e'])
  })

  test('is not made of a form that cannot be taken apart', () => {
    const few = (required: readonly string[]) => ({ properties: texts('a', 'b', 'c'), required })
    for (const odd of [{ additionalProperties: true }, { minProperties: 1 }, { anyOf: [{ required: ['c'] }] }]) {
      expect(narrowedForms(formWith({ ...few([]), ...odd }), formWith({ ...few(['a']), ...odd }))).toBeUndefined()
    }
    const withDefs = (least: number, required: readonly string[]) =>
      formWith({ ...few(required), $defs: { long: { type: 'string', minLength: least } } })
    expect(narrowedForms(withDefs(1, []), withDefs(2, ['a']))).toBeUndefined()
    expect(narrowedForms(withDefs(1, []), withDefs(1, ['a']))).toMatchObject({ fields: ['a'] })
  })

  test('is not made where what changes reads whole records, or where most fields change', () => {
    const rule: FieldRule = { id: 'stored', when: { value: 'record', empty: false }, require: ['a'] }
    const properties = texts('a', 'b', 'c', 'd')
    const stored = (required: readonly string[]) => formWith({ properties, required }, [rule])
    expect(narrowedForms(stored([]), stored(['a']))).toBeUndefined()
    expect(narrowedForms(stored([]), stored(['b']))).toMatchObject({ fields: ['b'] })
    expect(narrowedForms(requiring(), requiring('a', 'b', 'c'))).toBeUndefined()
  })
})

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
const name = fc.constantFrom(...names)
const some = fc.uniqueArray(name, { maxLength: 3 })
const value: fc.Arbitrary<JsonValue> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('X', 'XX', ' XXX', '') },
  { weight: 2, arbitrary: fc.constantFrom<JsonValue>(1, 7, null, true, ['X'], ['X', 1]) },
  { weight: 2, arbitrary: fc.constantFrom<JsonValue>({ a: 'X' }, { a: 1, b: 'X' }, { z: 1 }, {}) },
)

const field: fc.Arbitrary<JsonObject> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<JsonObject>(text, { ...text, maxLength: 2 }, { ...text, enum: ['X', 'XX'] }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<JsonObject>(
      { ...text, normalise: ['trim'], default: 'XX' },
      { type: ['string', 'null'] },
      { type: 'integer', maximum: 5 },
      { type: 'array', items: text },
      { $ref: '#/$defs/pair' },
    ),
  },
  { weight: 1, arbitrary: name.map((other): JsonObject => ({ ...text, equalsField: other })) },
)
const pair: JsonObject = {
  type: 'object',
  properties: { a: text, b: text },
  required: ['b'],
  additionalProperties: false,
}

const condition: fc.Arbitrary<FieldRule['when']> = fc.oneof(
  { weight: 4, arbitrary: name.map((of) => ({ value: `answers.${of}`, equals: 'X' })) },
  { weight: 1, arbitrary: fc.constant({ value: 'user.category', equals: 'P' }) },
  { weight: 1, arbitrary: fc.constant({ value: 'record', empty: false }) },
)
const rule: fc.Arbitrary<FieldRule> = fc.record({ id: fc.constant('rule'), when: condition, show: some, require: some })

const unit: fc.Arbitrary<JsonObject> = fc.oneof(
  fc
    .tuple(name, some)
    .map(([of, required]): JsonObject => ({ if: { properties: { [of]: { const: 'X' } } }, then: { required } })),
  fc.tuple(name, name).map(([of, then]): JsonObject => ({ dependentRequired: { [of]: [then] } })),
  name.map((of): JsonObject => ({ not: { required: [of] } })),
)

interface Form {
  readonly properties: Readonly<Record<string, JsonObject>>
  readonly required: readonly string[]
  readonly rules: readonly FieldRule[]
  readonly units: readonly JsonObject[]
  readonly hidden: readonly string[]
  readonly unique: readonly string[]
}

const seldom = <Value>(arbitrary: fc.Arbitrary<Value>, otherwise: Value) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary })

const form: fc.Arbitrary<Form> = fc.record({
  properties: fc.dictionary(name, field, { minKeys: 6, noNullPrototype: true }),
  required: some,
  rules: fc.array(rule, { maxLength: 2 }),
  units: seldom(fc.array(unit, { maxLength: 2 }), []),
  hidden: seldom(some, []),
  unique: seldom(some, []),
})

/** What is changed of a form: seldom more than one thing. */
const change: fc.Arbitrary<(from: Form) => Form> = fc.oneof(
  name.map((added) => (from: Form) => ({ ...from, required: [...new Set([...from.required, added])] })),
  some.map((required) => (from: Form) => ({ ...from, required })),
  fc.tuple(name, field).map(([at, made]) => (from: Form) => ({
    ...from,
    properties: { ...from.properties, [at]: made },
  })),
  name.map((gone) => (from: Form) => ({
    ...from,
    properties: Object.fromEntries(Object.entries(from.properties).filter(([at]) => at !== gone)),
  })),
  rule.map((added) => (from: Form) => ({ ...from, rules: [...from.rules, added] })),
  fc.constant((from: Form) => ({ ...from, rules: from.rules.slice(1) })),
  unit.map((added) => (from: Form) => ({ ...from, units: [...from.units, added] })),
  name.map((hidden) => (from: Form) => ({ ...from, hidden: [hidden] })),
)

function documentOf({ properties, required, rules, units, hidden, unique }: Form): CompositeDocument {
  const schema = {
    properties,
    required,
    $defs: { pair },
    ...(units.length > 0 && { allOf: units }),
    ...(unique.length > 0 && { uniqueInRecords: unique }),
  }
  return formWith(schema, rules, Object.fromEntries(hidden.map((at) => [at, { 'ui:hidden': true }])))
}

const people: fc.Arbitrary<readonly OwnedRecords[]> = fc
  .array(fc.array(fc.dictionary(name, value, { noNullPrototype: true }), { minLength: 1, maxLength: 2 }), {
    minLength: 12,
    maxLength: 12,
  })
  .map((all) => all.map((records, place) => ({ owner: `${place}${place % 2 === 0 ? 'P' : 'Q'}`, records })))

const onlyOf = (fields: readonly string[], answers: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => fields.includes(key)))

describe('people whom a change does not touch [ADM-06]', () => {
  test('have no records to which the whole forms do anything, whatever changes', () => {
    const seen = { narrowed: 0, untouched: 0, effects: 0 }
    fc.assert(
      fc.property(form, change, people, (from, changed, all) => {
        const [before, after] = [documentOf(from), documentOf(changed(from))]
        const narrowed = narrowedForms(before, after)
        if (narrowed === undefined) return
        const { fields } = narrowed
        const few = all.map(({ owner, records }) => ({ owner, records: records.map((one) => onlyOf(fields, one)) }))
        const { owners, records } = touchedOwners(few, judging(narrowed.before), judging(narrowed.after))
        const whole = recordEffects(all, judging(before), judging(after))
        const ofTouched = recordEffects(
          all.filter(({ owner }) => owners.includes(owner)),
          judging(before),
          judging(after),
        )
        expect({ ...ofTouched, records }).toEqual(whole)
        seen.narrowed += 1
        seen.untouched += all.length - owners.length
        seen.effects += whole.incomplete + whole.retired
      }),
      { numRuns: 300 },
    )
    // Otherwise it would say little.
    expect(seen.narrowed).toBeGreaterThan(60)
    expect(seen.untouched).toBeGreaterThan(300)
    expect(seen.effects).toBeGreaterThan(50)
  })
})
