import { withFacts } from '../../condition/with-facts.ts'
import { evaluateChecklist } from '../../checklist/evaluate-checklist.ts'
import type { ChecklistFacts } from '../../checklist/passes.ts'
import type { Checklist, ChecklistExample, ExampleRecord } from '../../document/checklist.ts'
import type { CompositeDocument } from '../../document/document.ts'
import type { DocumentId } from '../../document/document-id.ts'
import { isJsonObject, objectAt } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { completeForm } from '../../validation/compiled-form.ts'
import { prepareAnswers } from '../../validation/prepare-answers.ts'
import type { Validators } from '../forms/compiled-validators.ts'
import { exampleContext } from '../forms/example-context.ts'
import type { ExampleSetting } from '../forms/example-context.ts'

/** An organisation in which the examples of its checklists are evaluated. */
export interface ChecklistSetting {
  readonly documents: ReadonlyMap<DocumentId, CompositeDocument>
  readonly validators: Validators
  readonly setting: ExampleSetting
}

export type ItemOutcome = 'passes' | 'fails' | 'notAsked'

/** The outcome of an item for an example; every item that does not apply is `notAsked`. */
export type OutcomeOfItem = (id: string) => ItemOutcome

/** What an example stores, as the rules of a checklist read it. Rules may be evaluated with it any number of times. */
export function exampleFacts(
  { type, categories: [category = ''] = [] }: Pick<Checklist, 'type' | 'categories'>,
  { user = {}, records = {}, facts = {} }: ChecklistExample,
  place: ChecklistSetting,
): ChecklistFacts {
  const isStored = Object.values(records).some((ofSection) => ofSection.length > 0)
  const known = {
    user: { type, category, entitled: false, ...user },
    profile: isStored ? { ProfileID: 'example' } : {},
  }
  const stored = new Map(
    Object.entries(records).map(([section, ofSection]) => [
      section,
      ofSection.map((record) => storedRecord(section, record, known, place)),
    ]),
  )
  const current = new Set([...stored.values()].flat().flatMap((one) => (one.isCurrent ? [one.answers] : [])))
  const { today, settings = {} } = exampleContext({ id: '', answers: {} }, place.setting)
  return {
    values: withFacts({ ...known, settings, today }, facts),
    records: (section) => stored.get(section)?.map(({ answers }) => answers) ?? [],
    isCurrent: (_section, record) => current.has(record),
  }
}

/** The outcome of each item of a checklist. */
export function checklistOutcome(checklist: Pick<Checklist, 'items'>, facts: ChecklistFacts): OutcomeOfItem {
  const results = new Map(evaluateChecklist(checklist, facts).map(({ id, passes }) => [id, passes]))
  return (id) => {
    const passes = results.get(id)
    if (passes === undefined) return 'notAsked'
    return passes ? 'passes' : 'fails'
  }
}

/** A record as it is stored, and whether it satisfies its section's form. */
function storedRecord(
  section: DocumentId,
  record: ExampleRecord,
  known: { readonly user: JsonObject; readonly profile: JsonObject },
  { documents, validators, setting }: ChecklistSetting,
) {
  const document = documents.get(section) ?? {}
  const answers = answersOf(document, record)
  const validator = validators(section, document)
  if (typeof validator === 'string') return { answers, isCurrent: false }
  const form = completeForm({ id: section, hash: '', document, validator })
  // Some rules of a form are for new records, some for those that are changed.
  const saved = [{}, { record: answers }]
    .map((more) => exampleContext({ id: section, answers: {}, context: { ...known, ...more } }, setting))
    .map((context) => prepareAnswers(form, answers, context))
    .find(({ issues }) => issues.length === 0)?.answers
  const kept = isJsonObject(saved) ? saved : answers
  return { answers: { ...kept, ...serverAnswers(document, answers) }, isCurrent: saved !== undefined }
}

/** The answers that the server gives, whatever the form shows. */
function serverAnswers({ schema }: CompositeDocument, answers: JsonObject): JsonObject {
  const fields = objectAt(schema, 'properties')
  return Object.fromEntries(Object.entries(answers).filter(([name]) => objectAt(fields, name)['readOnly'] === true))
}

function answersOf({ examples }: CompositeDocument, { example, with: changes = {} }: ExampleRecord): JsonObject {
  const like = examples?.valid.find(({ id }) => id === example)
  return Object.fromEntries(Object.entries({ ...like?.answers, ...changes }).filter(([, value]) => value !== null))
}
