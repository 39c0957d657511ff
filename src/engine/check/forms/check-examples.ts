import type { EvaluationContext, ReferenceLists } from '../../document/context.ts'
import type { FormExample, InvalidExample } from '../../document/form-examples.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import type { FieldIssue } from '../../document/issue.ts'
import { completeForm } from '../../validation/compiled-form.ts'
import type { CompiledForm, FormValidator } from '../../validation/compiled-form.ts'
import { prepareAnswers } from '../../validation/prepare-answers.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'

/** The day on which examples are true unless they say another. */
export const exampleDay = '2026-01-15'

/** What examples of one organisation are evaluated with. */
export interface ExampleSetting {
  readonly lists: ReferenceLists
  readonly catalogue: Readonly<Record<string, string>>
  /** minor_settings of the organisation. */
  readonly settings: JsonObject
}

type Expected = readonly Pick<FieldIssue, 'pointer' | 'message'>[]

/** The evaluation context of an example: the organisation's, with what the example says of its own. */
export function exampleContext(example: FormExample, setting: ExampleSetting): EvaluationContext {
  const own = example.context ?? {}
  const object = (key: string): JsonObject | undefined => {
    const value = ownValue(own, key)
    return isJsonObject(value) ? value : undefined
  }
  const { today, records } = own
  return {
    today: typeof today === 'string' ? today : exampleDay,
    lists: setting.lists,
    catalogue: setting.catalogue,
    user: object('user'),
    profile: object('profile'),
    record: object('record'),
    records: isJsonArray(records) ? records.filter(isJsonObject) : [],
    settings: { ...setting.settings, ...object('settings') },
  }
}

/** Valid examples pass; each invalid one gets exactly the messages that it states. */
export function checkExamples(
  checked: CheckedDocument,
  validator: FormValidator,
  setting: ExampleSetting,
): readonly Finding[] {
  const { id, document } = checked
  const form = completeForm({ id, hash: '', document, validator })
  const { valid = [], invalid = [] } = document.examples ?? {}
  return [
    ...repeatedIds([...valid, ...invalid]),
    ...valid.flatMap((example, i) => compare(form, example, [], `/examples/valid/${i}`, setting)),
    ...invalid.flatMap((example, i) => compare(form, example, example.issues, `/examples/invalid/${i}`, setting)),
  ]
}

function compare(
  form: CompiledForm,
  example: FormExample | InvalidExample,
  expected: Expected,
  pointer: string,
  setting: ExampleSetting,
): readonly Finding[] {
  const { issues } = prepareAnswers(form, example.answers, exampleContext(example, setting))
  const has = (list: Expected, issue: Expected[number]) =>
    list.some((other) => other.pointer === issue.pointer && other.message === issue.message)
  const surplus = issues
    .filter((issue) => !has(expected, issue))
    .map((issue) => `gets ${say(issue)}, which it does not state`)
  const lacking = expected
    .filter((issue) => !has(issues, issue))
    .map((issue) => `does not get ${say(issue)}, which it states`)
  return [...surplus, ...lacking].map((what) => ({
    pointer,
    message: `The example "${example.id}" of ${form.id} ${what}.`,
  }))
}

function say({ pointer, message }: Expected[number]): string {
  return `"${message}" at ${pointer === '' ? 'the root' : pointer}`
}

function repeatedIds(examples: readonly FormExample[]): readonly Finding[] {
  const ids = examples.map(({ id }) => id)
  return ids
    .filter((id, i) => ids.indexOf(id) !== i)
    .map((id) => ({ pointer: '/examples', message: `Two examples have the id "${id}".` }))
}
