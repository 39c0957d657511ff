import type { FormSchema } from '../document/document.ts'
import type { JsonValue } from '../json/json.ts'
import { normalisePlan } from './normalise-plan.ts'
import type { Normalise } from './normalise-plan.ts'

const plans = new WeakMap<FormSchema, Normalise>()

/**
 * The answers in the form in which they are validated and stored: texts trimmed, upper-cased and so on as the schema's
 * `normalise` says; what is empty is absent: `''` where a text or date is asked for, null where the schema does not
 * know it, the date `0001-01-01`, and an optional object without any answer that could not be valid empty. The same
 * object is returned when nothing changes.
 */
export function normaliseAnswers(schema: FormSchema, answers: JsonValue): JsonValue {
  return planOf(schema)(answers) ?? answers
}

function planOf(schema: FormSchema): Normalise {
  const known = plans.get(schema)
  if (known !== undefined) return known
  const made = normalisePlan(schema)
  plans.set(schema, made)
  return made
}
