import { buildReferenceLists } from '../validation/reference-lists.ts'
import { exampleContext } from '../check/forms/example-context.ts'
import { checkShape } from '../check/check-shape.ts'
import type { Validators } from '../check/forms/compiled-validators.ts'
import { metaSchemas } from '../check/subject/meta-schemas.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { FormExamples } from '../document/form-examples.ts'
import { asJson } from '../json/as-json.ts'
import { isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { completeForm } from '../validation/compiled-form.ts'
import { prepareAnswers } from '../validation/prepare-answers.ts'
import { isComposedDocument } from '../document/composite-shape.ts'
import { adoptRoot } from './adopt-root.ts'
import { adoptFlat, adoptValue } from './adopt-value.ts'
import type { Adopted, AdoptNote, Work } from './adopted.ts'
import { exampleAnswers } from './example-answers.ts'
import { sectionPage, sectionSchema, sectionUi } from './section-page.ts'
import { soundParts } from './sound-parts.ts'
import { vocabularyOf } from './vocabulary.ts'

/** A form of an rjsf project, as one pastes it. */
export interface PastedForm {
  readonly schema: JsonObject
  readonly ui: JsonObject
  /** Answers to it, for the examples. */
  readonly answers?: JsonValue
}

/** A pasted form as a declaration. */
export interface AdoptedForm {
  readonly document: CompositeDocument & { readonly examples: FormExamples }
  /** What changed, was left out or is still to be done; empty where the form could stay as it was. */
  readonly notes: readonly AdoptNote[]
  /** Turns answers to the pasted form into answers to the declared one. */
  readonly convert: Adopted['convert']
}

export type AdoptForm = (form: PastedForm, id: DocumentId) => AdoptedForm

/**
 * Makes declarations of pasted forms, as the declarations' meta-schemas and check want them.
 * @param files the declarations that the form joins
 */
export function formAdopter(files: DeclarationFiles, validators: Validators): AdoptForm {
  const vocabulary = vocabularyOf(files)
  const shape = checkShape(metaSchemas(files))
  const surroundings = {
    roles: [],
    documents: new Map<DocumentId, CompositeDocument>(),
    widgets: vocabulary.widgets,
    named: new Map(),
    lists: buildReferenceLists(new Map()),
  }
  return (form, id) => {
    const work: Work = {
      root: form.schema,
      vocabulary,
      notes: [],
      rules: [],
      definitions: new Map(),
      adopt: adoptValue,
      adoptFlat,
    }
    const { adopted, ui } = adoptRoot(form, id, work)
    const declared = documentOf(id, adopted.schema, withRules(ui, work))
    const { document, notes } = soundParts({ id, document: declared, surroundings }, shape)
    const validator = validators(id, document)
    const given = form.answers === undefined ? undefined : adopted.convert(form.answers)
    const examples = typeof validator === 'string' ? undefined : examplesOf({ id, document, validator }, files, given)
    const open = examples === undefined ? [exampleNote(validator)] : []
    return {
      document: { ...document, examples: examples ?? { valid: [], invalid: [] } },
      notes: [...work.notes, ...notes, ...open],
      convert: adopted.convert,
    }
  }
}

/** The document’s parts but for its examples, as plain JSON; a section has a page. */
function documentOf(id: DocumentId, schema: JsonObject, ui: JsonObject): CompositeDocument {
  const isSection = id.startsWith('sections/')
  const parts = isSection
    ? { schema: sectionSchema(schema), ui: sectionUi(ui), page: sectionPage(id, schema) }
    : { schema, ui }
  const document = asJson(parts)
  return isComposedDocument(document) ? document : {}
}

function withRules(ui: JsonObject, { rules }: Work): JsonObject {
  return rules.length === 0 ? ui : { ...ui, rules: asJson(rules) }
}

function examplesOf(
  form: Omit<Parameters<typeof completeForm>[0], 'hash'>,
  files: DeclarationFiles,
  given: JsonValue | undefined,
): FormExamples | undefined {
  const completed = completeForm({ ...form, hash: '' })
  const catalogue = files.get('schemas/messages/en.json')
  const texts = Object.entries(isJsonObject(catalogue) ? catalogue : {}).map(
    ([key, text]) => [key, String(text)] as const,
  )
  const setting = { lists: buildReferenceLists(new Map()), catalogue: Object.fromEntries(texts), settings: {} }
  const context = exampleContext({ id: '', answers: {} }, setting)
  const answers = exampleAnswers(completed, context, given)
  if (answers === undefined) return undefined
  const issues = prepareAnswers(completed, {}, context).issues.map(({ pointer, message }) => ({ pointer, message }))
  return {
    valid: [{ id: 'filled-in', answers }],
    invalid: issues.length === 0 ? [] : [{ id: 'nothing-answered', answers: {}, issues }],
  }
}

const exampleNote = (validator: ReturnType<Validators>): AdoptNote => ({
  kind: 'open',
  of: 'document',
  pointer: '/examples',
  message: typeof validator === 'string' ? validator : 'No answers were found that the form accepts.',
  mend: 'Write some as "valid" of examples.json.',
})
