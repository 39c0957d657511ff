import { describe, expect, test } from 'vitest'
import { compiledValidators } from '../../../src/engine/check/forms/compiled-validators.ts'
import type { ChecklistItemDefinition } from '../../../src/engine/document/checklist.ts'
import type { EvaluationContext } from '../../../src/engine/document/context.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { ApplicantChecklists, reopenedChecklist } from '../../../src/engine/publication/reopened-checklist.ts'
import type { Applicant } from '../../../src/engine/publication/reopened-checklist.ts'
import { completeForm } from '../../../src/engine/validation/compiled-form.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'

const section = 'sections/towns'
const validators = compiledValidators(evaluateCommonJs)
const context: EvaluationContext = { today: '2026-01-15', lists: buildReferenceLists(new Map()) }
const Town = { type: 'string', title: 'Town' }
const towns = { id: 'towns', type: 'TOWNS', description: 'A town', mandatory: true, passes: { section } }

/** An organisation whose applicants have to fulfil some items, with a form of towns; its name is the form's hash. */
function requiring(
  hash: string,
  schema: JsonObject,
  items: readonly ChecklistItemDefinition[] = [towns],
): ApplicantChecklists<Applicant> {
  const document: CompositeDocument = { schema: { type: 'object', properties: { Town }, ...schema }, ui: {} }
  const validator = validators(section, document)
  if (typeof validator === 'string') throw new Error(validator)
  const documents = new Map<string, CompositeDocument>([
    ['checklists/individual', { checklist: { title: 'Application', type: 'Individual', items } }],
    ['checklists/firm', { checklist: { title: 'Firms', type: 'Corporate', items: [] } }],
  ])
  const forms = new Map([[section, completeForm({ id: section, hash, document, validator })]])
  return new ApplicantChecklists({ documents, forms, contextOf: () => context })
}

const applicant = (answers: JsonObject, changes: Partial<Applicant> = {}): Applicant => ({
  type: 'Individual',
  category: 'GRADUATE',
  records: [{ section, answers, formHash: 'now', retired: {} }],
  ...changes,
})

const now = requiring('now', {})
const stricter = requiring('then', { required: ['Town'] })

describe('the checklist of an applicant [ADM-06]', () => {
  test('reopens where a record that it counts would be invalid', () => {
    expect(reopenedChecklist(applicant({}), now, stricter)).toBe('checklists/individual')
    expect(reopenedChecklist(applicant({ Town: 'A' }), now, stricter)).toBeUndefined()
  })

  test('does not reopen where enough other records count', () => {
    const records = [{}, { Town: 'A' }].map((answers) => ({ section, answers, formHash: 'now', retired: {} }))
    expect(reopenedChecklist(applicant({}, { records }), now, stricter)).toBeUndefined()
  })

  test('does not reopen where it is open already, or where nothing is required', () => {
    expect(reopenedChecklist(applicant({}, { records: [] }), now, stricter)).toBeUndefined()
    expect(reopenedChecklist(applicant({}, { type: 'Corporate' }), now, stricter)).toBeUndefined()
  })

  test('counts what was saved under the form in force, as members see it', () => {
    const strict = requiring('now', { required: ['Town'] })
    expect(reopenedChecklist(applicant({}), strict, stricter)).toBe('checklists/individual')
    const records = [{ section, answers: {}, formHash: 'earlier', retired: {} }]
    expect(reopenedChecklist(applicant({}, { records }), strict, stricter)).toBeUndefined()
  })

  test('reopens where more is required, but not where that may be left out or is for others', () => {
    const second = { ...towns, id: 'second', passes: { section, atLeast: 2 } }
    const withItem = (item: ChecklistItemDefinition) => requiring('now', {}, [towns, item])
    expect(reopenedChecklist(applicant({}), now, withItem(second))).toBe('checklists/individual')
    expect(reopenedChecklist(applicant({}), now, withItem({ ...second, mandatory: false }))).toBeUndefined()
    const when = { value: 'user.category', equals: 'FELLOW' }
    expect(reopenedChecklist(applicant({}), now, withItem({ ...second, when }))).toBeUndefined()
  })
})
