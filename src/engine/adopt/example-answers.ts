import type { EvaluationContext } from '../document/context.ts'
import { isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { getAt, parsePointer, setAt } from '../json/pointer.ts'
import { fieldSchema } from '../schema/schema-walk.ts'
import type { CompiledForm } from '../validation/compiled-form.ts'
import { prepareAnswers } from '../validation/prepare-answers.ts'
import { sampleValue } from './sample-value.ts'

/** How often answers are mended before they are given up. */
const mostAttempts = 12

/**
 * Answers that a form accepts: given ones if it does, else made from its schema, with what its messages ask for added
 * until there are none. Undefined when that ends nowhere, e.g. for a pattern that cannot be followed.
 */
export function exampleAnswers(
  form: CompiledForm,
  context: EvaluationContext,
  given: JsonValue | undefined,
): JsonObject | undefined {
  const root = form.document.schema ?? {}
  const made = [false, true].map((isFull) => sampleValue(root, { root, isFull }))
  for (const start of [given, ...made]) {
    const found = isJsonObject(start) ? mended(form, context, start) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function mended(form: CompiledForm, context: EvaluationContext, start: JsonObject): JsonObject | undefined {
  const root = form.document.schema ?? {}
  let answers: JsonValue = start
  for (let i = 0; i < mostAttempts; i += 1) {
    const { issues, answers: prepared } = prepareAnswers(form, answers, context)
    if (issues.length === 0) return isJsonObject(prepared) ? prepared : undefined
    for (const { pointer } of issues) answers = withAnswer(root, answers, pointer, i)
  }
  return undefined
}

/** The answers with another one at a pointer; one that was tried before is left out. */
function withAnswer(root: JsonObject, answers: JsonValue, pointer: string, attempt: number): JsonValue {
  const path = parsePointer(pointer).filter((segment) => !/^\d+$/.test(segment))
  const schema = fieldSchema(root, path)
  if (pointer === '' || schema === undefined) return answers
  const sample = sampleValue(schema, { root, isFull: attempt > 2 })
  const known = getAt(answers, pointer)
  const isTried = known !== undefined && JSON.stringify(known) === JSON.stringify(sample)
  return setAt(answers, pointer, isTried ? undefined : sample)
}
