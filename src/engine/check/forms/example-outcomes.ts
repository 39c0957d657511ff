import type { FieldIssue } from '../../document/issue.ts'
import type { FormExample, FormExamples, InvalidExample } from '../../document/form-examples.ts'
import { completeForm } from '../../validation/compiled-form.ts'
import type { FormValidator } from '../../validation/compiled-form.ts'
import { prepareAnswers } from '../../validation/prepare-answers.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import { exampleContext } from './example-context.ts'
import type { ExampleSetting } from './example-context.ts'

/** The messages that an example gets, or lists. */
export type ExampleMessages = readonly Pick<FieldIssue, 'pointer' | 'message'>[]

/** Returns the messages that the form gives for an example. */
export type OutcomeOf = (example: FormExample) => ExampleMessages

/** Evaluates examples with their form. */
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

/** The messages of the first outcome that are not in the second. */
export function outcomeDifference(first: ExampleMessages, second: ExampleMessages): ExampleMessages {
  return first.filter(
    ({ pointer, message }) => !second.some((other) => other.pointer === pointer && other.message === message),
  )
}

/** Whether two outcomes have the same messages, in any order. */
const isSameOutcome = (first: ExampleMessages, second: ExampleMessages): boolean =>
  outcomeDifference(first, second).length === 0 && outcomeDifference(second, first).length === 0

/**
 * The examples updated to their actual outcomes: one that gets messages moves to the invalid ones and lists exactly
 * these. Correct examples stay unchanged and in place.
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
