import type { FieldIssue } from '../../document/issue.ts'
import type { FormExample, FormExamples, InvalidExample } from '../../document/form-examples.ts'
import { completeForm } from '../../validation/compiled-form.ts'
import type { FormValidator } from '../../validation/compiled-form.ts'
import { prepareAnswers } from '../../validation/prepare-answers.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import { exampleContext } from './example-context.ts'
import type { ExampleSetting } from './example-context.ts'

/** The messages that an example gets, or states. */
export type ExampleMessages = readonly Pick<FieldIssue, 'pointer' | 'message'>[]

/** What comes of a form's examples. */
export type OutcomeOf = (example: FormExample) => ExampleMessages

/** Answers examples as their form does. */
export function exampleOutcomes(
  { id, document }: Pick<CheckedDocument, 'id' | 'document'>,
  validator: FormValidator,
  setting: ExampleSetting,
): OutcomeOf {
  const form = completeForm({ id, hash: '', document, validator })
  return (example) =>
    prepareAnswers(form, example.answers, exampleContext(example, setting)).issues.map(({ pointer, message }) => ({
      pointer,
      message,
    }))
}

/** What is in the first outcome and not in the second. */
export function outcomeDifference(first: ExampleMessages, second: ExampleMessages): ExampleMessages {
  return first.filter(
    ({ pointer, message }) => !second.some((other) => other.pointer === pointer && other.message === message),
  )
}

/** Whether two outcomes are the same messages, in whatever order. */
export const isSameOutcome = (first: ExampleMessages, second: ExampleMessages): boolean =>
  outcomeDifference(first, second).length === 0 && outcomeDifference(second, first).length === 0

/**
 * The examples stating what comes of them: one that gets messages stands among the invalid ones, with exactly these. What
 * is right already stays as it is, where it is.
 */
export function followedExamples({ valid, invalid }: FormExamples, outcomeOf: OutcomeOf): FormExamples {
  const invalidNow = (example: FormExample): readonly InvalidExample[] => {
    const issues = outcomeOf(example)
    return issues.length === 0 ? [] : [{ ...example, issues }]
  }
  const stated = invalid.flatMap((example) => {
    const issues = outcomeOf(example)
    return issues.length === 0 ? [] : [isSameOutcome(issues, example.issues) ? example : { ...example, issues }]
  })
  const cleared = invalid
    .filter((example) => outcomeOf(example).length === 0)
    .map(({ issues: _issues, ...example }) => example)
  return {
    valid: [...valid.filter((example) => outcomeOf(example).length === 0), ...cleared],
    invalid: [...stated, ...valid.flatMap(invalidNow)],
  }
}
