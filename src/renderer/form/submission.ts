import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { FieldIssue } from '../../engine/document/issue.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { getAt, setAt } from '../../engine/json/pointer.ts'
import { prepareAnswers } from '../../engine/validation/prepare-answers.ts'
import type { PreparedAnswers } from '../../engine/validation/prepare-answers.ts'
import { supersededKeyword } from '../store/save-record.ts'
import type { FileRegistry } from '../store/state/file-registry.ts'
import type { FormStore } from '../store/state/form-store.ts'

/** Sends the answers. What it gives back are the server's objections, by field; none means that they were taken. */
export type SubmitAnswers = (
  answers: JsonValue,
  files: FileRegistry,
) => Promise<readonly FieldIssue[] | void> | readonly FieldIssue[] | void

/** How a submission ended: the objections of the form itself or of the server; empty when it was taken. */
export type SubmissionResult = readonly FieldIssue[]

/**
 * Checks the whole form and sends it when nothing is wrong. What is wrong is shown at its fields; nothing typed is lost.
 * @throws what `send` throws.
 */
export async function submitForm(store: FormStore, send: SubmitAnswers): Promise<SubmissionResult> {
  const { answers, issues } = prepared(store)
  store.showAll(issues)
  if (issues.length > 0) return issues
  const refused = (await send(answers, store.files)) ?? []
  // The merge panel shows what has to be merged first.
  const atFields = refused.filter(({ keyword }) => keyword !== supersededKeyword)
  if (atFields.length > 0) store.showRefused(atFields)
  return refused
}

/**
 * The answers as they are sent. An object that is there but empty, because rjsf puts one in place of each optional object
 * that is shown, is left out where the schema would not have it empty.
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

/** A row of a list is there because somebody added it: empty or not, it is to be filled in. */
function isLeftEmpty(answers: JsonValue, pointer: string): boolean {
  const value = getAt(answers, pointer)
  if (pointer === '' || isJsonArray(getAt(answers, holderOf(pointer)))) return false
  return isJsonObject(value) && Object.keys(value).length === 0
}
