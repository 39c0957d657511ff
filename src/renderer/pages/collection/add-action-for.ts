import type { ActionDefinition } from '../../../engine/document/collection-page.ts'
import type { JsonObject } from '../../../engine/json/json.ts'

/**
 * The way to add a record with some answers, these among its initial ones: the first add action that does not declare
 * another answer. Undefined if there is none.
 */
export function addActionFor(adds: readonly ActionDefinition[], answers: JsonObject): ActionDefinition | undefined {
  const action = adds.find(({ preset = {} }) =>
    Object.entries(answers).every(([field, answer]) => preset[field] === undefined || preset[field] === answer),
  )
  return action && { ...action, preset: { ...action.preset, ...answers } }
}
