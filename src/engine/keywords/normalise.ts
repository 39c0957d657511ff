import { isJsonArray } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import type { Keyword } from './keyword.ts'

/** Turns a text into its normal form. */
export type NormaliseStep = (text: string) => string

/**
 * All normalising steps, by name. They change case by Unicode's rules, not by a locale's, so that a Turkish browser and
 * the server agree.
 */
export const normaliseSteps: ReadonlyMap<string, NormaliseStep> = new Map([
  ['trim', (text: string) => text.trim()],
  ['upper-case', (text: string) => text.toUpperCase()],
  ['lower-case', (text: string) => text.toLowerCase()],
  // Most texts have nothing to collapse, and looking is quicker than replacing each space by itself.
  ['collapse-spaces', (text: string) => (/\s\s|[^\S ]/.test(text) ? text.replaceAll(/\s+/g, ' ') : text)],
])

/** `normalise: ["trim", "upper-case"]`: not a test but steps before validation, in the given order. */
export const normalise: Keyword = {
  name: 'normalise',
  parameter: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: [...normaliseSteps.keys()] } },
}

/**
 * The steps as one function; undefined when there are none.
 * @throws Error for a step that does not exist.
 */
export function normaliser(parameter: JsonValue | undefined): NormaliseStep | undefined {
  const steps = isJsonArray(parameter) ? parameter.map(stepNamed) : []
  if (steps.length < 2) return steps[0]
  return (text) => {
    let result = text
    for (const step of steps) result = step(result)
    return result
  }
}

function stepNamed(name: JsonValue): NormaliseStep {
  const step = normaliseSteps.get(String(name))
  if (step === undefined) throw new Error(`Unknown normalising step "${String(name)}"`)
  return step
}
