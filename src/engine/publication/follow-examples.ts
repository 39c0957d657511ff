import { exampleAnswers } from '../adopt/example-answers.ts'
import { readCaseType } from '../cases/case-type.ts'
import { yearStartOf } from '../check/cases/check-case.ts'
import { runSetting } from '../check/cases/check-runs.ts'
import { exampleSetting } from '../check/check-tenant.ts'
import type { Validators } from '../check/forms/compiled-validators.ts'
import { exampleContext } from '../check/forms/example-context.ts'
import type { ExampleSetting } from '../check/forms/example-context.ts'
import { exampleOutcomes, followedExamples } from '../check/forms/example-outcomes.ts'
import type { ComposedTenant } from '../compose/compose-tenant.ts'
import type { PublishedOverlays } from '../compose/published-layer.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { FormExample, FormExamples } from '../document/form-examples.ts'
import type { DocumentId } from '../document/document-id.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { diff } from '../overlay/index.ts'
import { completeForm } from '../validation/compiled-form.ts'
import type { CompiledForm } from '../validation/compiled-form.ts'
import { followRuns } from './follow-runs.ts'

const reason = 'It follows from what is changed above.'

/**
 * Published overlays with the actions by which each form's examples state what they get after the changes: an example
 * that lacks an answer which is required now is one that fails. Where all lack it, one is completed. A case type gets a
 * run for each transition that was added.
 *
 * @param composed the organisation with these overlays
 */
export function followExamples(
  composed: ComposedTenant,
  overlays: PublishedOverlays,
  validators: Validators,
): PublishedOverlays {
  return new Map([...overlays].map(([id, overlay]) => [id, followed(composed, id, overlay, validators)]))
}

function followed(composed: ComposedTenant, id: DocumentId, overlay: JsonValue, validators: Validators): JsonValue {
  const document = composed.documents.get(id)
  const actions = isJsonObject(overlay) ? ownValue(overlay, 'actions') : undefined
  if (document?.examples === undefined || !isJsonObject(overlay) || !isJsonArray(actions)) return overlay
  const validator = validators(id, document)
  // The check says why it cannot be compiled.
  if (typeof validator === 'string') return overlay
  const { examples } = document
  const setting = exampleSetting(composed)
  const stated = {
    ...examples,
    ...followedExamples(examples, exampleOutcomes({ id, document }, validator, setting)),
    ...followedRuns(composed, id, document, validators),
  }
  const form = completeForm({ id, hash: '', document, validator })
  const next = stated.valid.length > 0 ? stated : { ...stated, valid: completed(examples.valid, form, setting) }
  const made = diff({ examples: plain(examples) }, { examples: plain(next) }, { reason, keys: ['pointer'] })
  const following: readonly JsonValue[] = JSON.parse(JSON.stringify(made.actions))
  return following.length === 0 ? overlay : { ...overlay, actions: [...actions, ...following] }
}

/** The runs of a case type after the changes; nothing for another document. */
function followedRuns(
  composed: ComposedTenant,
  id: DocumentId,
  document: CompositeDocument,
  validators: Validators,
): Pick<FormExamples, 'runs'> {
  const type = readCaseType(id, document)
  if (type === undefined || document.examples?.runs === undefined) return {}
  const { documents, tenant } = composed
  const setting = runSetting({ documents, validators, setting: exampleSetting(composed) }, yearStartOf(tenant))
  const answersTo = (form: DocumentId) => documents.get(form)?.examples?.valid[0]?.answers
  return { runs: followRuns({ type, setting, answersTo }, document.examples.runs) }
}

/** One of some examples with what the form asks for now, where all of them lack it. */
function completed(
  examples: readonly FormExample[],
  form: CompiledForm,
  setting: ExampleSetting,
): readonly FormExample[] {
  for (const example of examples) {
    const answers = exampleAnswers(form, exampleContext(example, setting), plain(example.answers))
    if (answers !== undefined) return [{ ...example, id: `${example.id}-completed`, answers }]
  }
  return []
}

/** Examples as the plain JSON that they were read from. */
function plain(examples: object): JsonObject {
  const value: JsonValue = JSON.parse(JSON.stringify(examples))
  return isJsonObject(value) ? value : {}
}
