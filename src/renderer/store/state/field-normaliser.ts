import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { fieldPlan } from '../../../engine/validation/normalise-plan.ts'
import type { Normalise } from '../../../engine/validation/normalise-plan.ts'

/** Gives the normal form of one field of the root, as normalising the whole answers would. */
export type FieldNormaliser = (name: string, value: JsonValue | undefined) => JsonValue | undefined

/** The normaliser of a schema's root properties, each worked out when it is first needed. */
export function fieldNormaliser(schema: JsonObject): FieldNormaliser {
  const plans = new Map<string, Normalise>()
  return (name, value) => {
    if (value === undefined) return undefined
    const plan = plans.get(name) ?? fieldPlan(schema, name)
    plans.set(name, plan)
    return plan(value)
  }
}
