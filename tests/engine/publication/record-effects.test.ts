import { expect, test } from 'vitest'
import { compiledValidators } from '../../../src/engine/check/forms/compiled-validators.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { EvaluationContext } from '../../../src/engine/document/context.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { addEffects, noEffects, recordEffects } from '../../../src/engine/publication/record-effects.ts'
import type { JudgingForm, RecordEffects } from '../../../src/engine/publication/record-effects.ts'
import { completeForm } from '../../../src/engine/validation/compiled-form.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'

const context: EvaluationContext = { today: '2026-01-15', lists: buildReferenceLists(new Map()), catalogue: {} }
const validators = compiledValidators(evaluateCommonJs)

function judging(schema: JsonObject): JudgingForm {
  const document: CompositeDocument = { schema: { type: 'object', additionalProperties: false, ...schema }, ui: {} }
  const validator = validators('sections/towns', document)
  if (typeof validator === 'string') throw new Error(validator)
  return { form: completeForm({ id: 'sections/towns', hash: '', document, validator }), context }
}

const Town = { type: 'string', title: 'Town' }
const Years = { type: 'array', items: { type: 'object', properties: { From: { type: 'integer', title: 'From' } } } }
const before = judging({ properties: { Town, Years } })

test('records that were complete and would not be are counted by field [ADM-06]', () => {
  const after = judging({ required: ['Town'], properties: { Town, Years } })
  const effects = recordEffects([{ Town: 'A' }, {}, { Years: [] }], before, after)
  expect(effects).toEqual({
    incomplete: 2,
    incompleteAt: [1, 2],
    incompleteBy: { Town: 2 },
    retired: 0,
    retiredBy: {},
  })
})

test('records that are incomplete already are not counted again [ADM-06]', () => {
  const first = judging({ required: ['Town'], properties: { Town, Years } })
  const after = judging({ required: ['Town', 'Years'], properties: { Town, Years } })
  expect(recordEffects([{}], first, after)).toEqual({ ...noEffects, incompleteAt: [] })
})

test('answers that no field shows any more are counted by field, without the positions of rows [ADM-06]', () => {
  const rows = { type: 'array', items: { type: 'object', properties: { Until: { type: 'integer', title: 'Until' } } } }
  const after = judging({ properties: { Years: rows } })
  const { retired, retiredBy } = recordEffects([{ Town: 'A', Years: [{ From: 1 }, { From: 2 }] }, {}], before, after)
  expect(retired).toBe(1)
  expect(retiredBy).toMatchObject({ Town: 1 })
  expect(Object.keys(retiredBy).every((field) => !/\d/.test(field))).toBe(true)
})

test('portions add up to the whole [ADM-06]', () => {
  const after = judging({ required: ['Town'], properties: { Town, Years } })
  const records = [{ Town: 'A' }, {}, {}, { Town: 'B' }, {}]
  const portions = [records.slice(0, 2), records.slice(2)].map((part) => recordEffects(part, before, after))
  // Positions are those in a portion.
  const { incompleteAt: _, ...whole } = recordEffects(records, before, after)
  expect(portions.reduce<RecordEffects>(addEffects, noEffects)).toEqual(whole)
})
