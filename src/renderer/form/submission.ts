import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { FieldIssue } from '../../engine/document/issue.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { getAt, setAt } from '../../engine/json/pointer.ts'
import { evaluateRules } from '../../engine/rules/evaluate-rules.ts'
import { prepareAnswers } from '../../engine/validation/prepare-answers.ts'
import type { PreparedAnswers } from '../../engine/validation/prepare-answers.ts'
import { supersededKeyword } from '../store/save-record.ts'
import { answerableIssues } from '../store/state/answerable-issues.ts'
import type { FileRegistry } from '../store/state/file-registry.ts'
import type { FormStore } from '../store/state/form-store.ts'

/** Sends the answers. Returns the server's issues, by field; none means that it accepted them. */
export type SubmitAnswers = (
  answers: JsonValue,
  files: FileRegistry,
) => Promise<readonly FieldIssue[] | void> | readonly FieldIssue[] | void

/** A button that sends the answers in another way. */
export interface OtherSubmit {
  readonly label: string
  readonly onSubmit: SubmitAnswers
}

/** The result of a submission: the issues that the form itself or the server found; empty when it succeeded. */
export type SubmissionResult = readonly FieldIssue[]

/**
 * Checks the whole form and sends it when it has no issues. Issues are shown at their fields; nothing typed is lost.
 * @throws what `send` throws.
 */
export async function submitForm(store: FormStore, send: SubmitAnswers): Promise<SubmissionResult> {
  const { answers, issues } = checkForm(store)
  return issues.length > 0 ? issues : sendForm(store, answers, send)
}

/** Checks the whole form and shows its issues at their fields; without any, the answers may be sent. */
export function checkForm(store: FormStore): PreparedAnswers {
  const { answers, issues: all } = prepared(store)
  const states = evaluateRules(store.form.plan.rules, answers, store.context)
  const issues = answerableIssues(all, store.form.document, states)
  store.showAll(issues)
  return { answers, issues }
}

/**
 * Sends the answers of a form without issues. Those that the server finds are shown at their fields.
 * @throws what `send` throws.
 */
export async function sendForm(store: FormStore, answers: JsonValue, send: SubmitAnswers): Promise<SubmissionResult> {
  const refused = (await send(answers, store.files)) ?? []
  // The merge panel already shows what must be merged first.
  const atFields = refused.filter(({ keyword }) => keyword !== supersededKeyword)
  if (atFields.length > 0) store.showRefused(atFields)
  return refused
}

/**
 * The answers as they are sent. rjsf adds an empty object for each optional object that is shown; it is left out where
 * the schema does not allow it empty.
 */
function prepared({ form, context, answers }: FormStore): PreparedAnswers {
  const first = prepareAnswers(form, answers, context)
  if (first.issues.length === 0) return first
  const lacking = first.issues.filter(({ keyword }) => keyword === 'required').map(({ pointer }) => holderOf(pointer))
  const empty = lacking.filter((holder) => isLeftEmpty(first.answers, holder))
  if (empty.length === 0) return first
  const without = empty.reduce((result, holder) => setAt(result, holder, undefined), first.answers)
  const second = prepareAnswers(form, without, context)
  return second.issues.length < first.issues.length ? second : first
}

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

/** A list's row exists because the user added it: even an empty one must be filled in. */
function isLeftEmpty(answers: JsonValue, pointer: string): boolean {
  const value = getAt(answers, pointer)
  if (pointer === '' || isJsonArray(getAt(answers, holderOf(pointer)))) return false
  return isJsonObject(value) && Object.keys(value).length === 0
}
