import { ownValue } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { RegisterField } from '../../engine/keywords/register-fields.ts'

/** Whether a record names somebody outside of the register, if its form allows that. */
export const isOutsider = ({ outsider }: RegisterField, answers: JsonObject): boolean =>
  outsider !== undefined && ownValue(answers, outsider.field) === outsider.equals
