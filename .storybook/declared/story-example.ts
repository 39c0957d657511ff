import { exampleContext } from '../../src/engine/check/forms/example-context.ts'
import type { EvaluationContext } from '../../src/engine/document/context.ts'
import type { FormExample } from '../../src/engine/document/form-examples.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import type { CompiledForm } from '../../src/engine/validation/compiled-form.ts'
import { listsOf, messagesOf, storyTenant } from './story-tenant.ts'

export type StoryState = 'Empty' | 'Filled' | 'Invalid' | 'ReadOnly' | 'Loading'

/** A document by tenant and language. */
export type StoryForms = Readonly<Record<string, Readonly<Record<string, CompiledForm>>>>

export interface StoryExample {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  /** Null for none yet, undefined while they load. */
  readonly answers: JsonObject | null | undefined
  readonly records: readonly JsonObject[] | undefined
}

interface StoryChoice {
  readonly forms: StoryForms
  readonly state: StoryState
  readonly tenant: string
  readonly language: string
}

/** The content of a document's story, from the document's own examples. */
export function storyExample({ forms, state, tenant: id, language }: StoryChoice): StoryExample {
  const form = forms[id]?.[language]
  if (!form) throw new Error(`"${id}" does not declare this document in "${language}"`)
  const tenant = storyTenant(id)
  const { valid = [], invalid = [] } = form.document.examples ?? {}
  const example: FormExample = (state === 'Invalid' ? invalid : valid)[0] ?? { id: 'none', answers: {} }
  const setting = {
    lists: listsOf(tenant, language),
    catalogue: messagesOf(tenant, language),
    settings: tenant.settings,
  }
  const given = exampleContext(example, setting)
  const answers = {
    Empty: null,
    Loading: undefined,
    Filled: example.answers,
    Invalid: example.answers,
    ReadOnly: example.answers,
  }[state]
  // A stored record is valid, so the invalid state of a record's page is a new record.
  const isNew = state === 'Empty' || (state === 'Invalid' && form.document.page?.kind === 'record')
  const context = isNew ? { ...given, record: undefined } : given
  return { form, context, answers: isNew ? null : answers, records: recordsFor(state, valid, form) }
}

/** Two records of a collection, numbered as the server does. */
function recordsFor(state: StoryState, valid: readonly FormExample[], form: CompiledForm): JsonObject[] | undefined {
  if (form.document.page?.kind !== 'collection') return []
  if (state === 'Loading') return undefined
  if (state === 'Empty' || state === 'Invalid') return []
  return valid.slice(0, 2).map(({ answers }, i) => ({ ...answers, EntryNo: i + 1 }))
}
