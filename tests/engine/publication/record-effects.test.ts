import { expect, test } from 'vitest'
import { compiledValidators } from '../../../src/engine/check/forms/compiled-validators.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { EvaluationContext } from '../../../src/engine/document/context.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { addEffects, noEffects, recordEffects } from '../../../src/engine/publication/record-effects.ts'
import type { JudgingForm, OwnedRecords, RecordEffects } from '../../../src/engine/publication/record-effects.ts'
import { completeForm } from '../../../src/engine/validation/compiled-form.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'

const context: EvaluationContext = { today: '2026-01-15', lists: buildReferenceLists(new Map()), catalogue: {} }
const validators = compiledValidators(evaluateCommonJs)

/** People with one record each. */
const peopleWith = (...records: readonly JsonObject[]): OwnedRecords[] =>
  records.map((answers, place) => ({ owner: `person-${place}`, records: [answers] }))

function judging(
  schema: JsonObject,
  contextOf: JudgingForm<OwnedRecords>['contextOf'] = () => context,
): JudgingForm<OwnedRecords> {
  const document: CompositeDocument = { schema: { type: 'object', additionalProperties: false, ...schema }, ui: {} }
  const validator = validators('sections/towns', document)
  if (typeof validator === 'string') throw new Error(validator)
  return { form: completeForm({ id: 'sections/towns', hash: '', document, validator }), contextOf }
}

const Town = { type: 'string', title: 'Town' }
const Years = { type: 'array', items: { type: 'object', properties: { From: { type: 'integer', title: 'From' } } } }
const before = judging({ properties: { Town, Years } })

test('records that were complete and would not be are counted by field [ADM-06]', () => {
  const after = judging({ required: ['Town'], properties: { Town, Years } })
  const effects = recordEffects(peopleWith({ Town: 'A' }, {}, { Years: [] }), before, after)
  expect(effects).toEqual({
    records: 3,
    incomplete: 2,
    asked: ['person-1', 'person-2'],
    incompleteBy: { Town: 2 },
    retired: 0,
    retiredBy: {},
  })
})

test('records that are incomplete already are not counted again [ADM-06]', () => {
  const first = judging({ required: ['Town'], properties: { Town, Years } })
  const after = judging({ required: ['Town', 'Years'], properties: { Town, Years } })
  expect(recordEffects(peopleWith({}), first, after)).toEqual({ ...noEffects, records: 1, asked: [] })
})

test('answers that no field shows any more are counted by field, without the positions of rows [ADM-06]', () => {
  const rows = { type: 'array', items: { type: 'object', properties: { Until: { type: 'integer', title: 'Until' } } } }
  const after = judging({ properties: { Years: rows } })
  const people = peopleWith({ Town: 'A', Years: [{ From: 1 }, { From: 2 }] }, {})
  const { retired, retiredBy } = recordEffects(people, before, after)
  expect(retired).toBe(1)
  expect(retiredBy).toMatchObject({ Town: 1 })
  expect(Object.keys(retiredBy).every((field) => !/\d/.test(field))).toBe(true)
})

test('somebody of whom several records would be incomplete is asked once [ADM-06]', () => {
  const after = judging({ required: ['Town'], properties: { Town, Years } })
  const people = [{ owner: 'one', records: [{}, { Town: 'A' }, { Years: [] }] }]
  expect(recordEffects(people, before, after)).toMatchObject({ records: 3, incomplete: 2, asked: ['one'] })
})

test('records are judged in the context of their owner, with the others that the owner has [ADM-06]', () => {
  const once = { ...before.form.document.schema, uniqueInRecords: ['Town'] }
  const people = [
    { owner: 'twice', records: [{ Town: 'A' }, { Town: 'A' }] },
    { owner: 'once', records: [{ Town: 'A' }, { Town: 'B' }] },
  ]
  expect(recordEffects(people, before, judging(once))).toMatchObject({ incomplete: 2, asked: ['twice'] })
  const inTheirs = { ...Town, inList: { list: 'towns', filter: { owner: { value: 'user.id' } } } }
  const towns = buildReferenceLists(
    new Map([['towns', { key: 'code', label: 'code', items: [{ code: 'A', owner: 'one' }] }]]),
  )
  const after = judging({ properties: { Town: inTheirs, Years } }, ({ owner }) => ({
    ...context,
    lists: towns,
    user: { id: owner },
  }))
  const both = ['one', 'other'].map((owner) => ({ owner, records: [{ Town: 'A' }] }))
  expect(recordEffects(both, before, after)).toMatchObject({ incomplete: 1, asked: ['other'] })
})

test('portions add up to the whole [ADM-06]', () => {
  const after = judging({ required: ['Town'], properties: { Town, Years } })
  const people = peopleWith({ Town: 'A' }, {}, {}, { Town: 'B' }, {})
  const portions = [people.slice(0, 2), people.slice(2)].map((part) => recordEffects(part, before, after))
  const { asked: _asked, records: _records, ...whole } = recordEffects(people, before, after)
  expect(portions.reduce<RecordEffects>(addEffects, noEffects)).toEqual(whole)
})
