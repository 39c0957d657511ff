import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { ProfileRow } from './profiles.ts'

/**
 * A profile as rules of cases read it: its answers and its membership, by the names that `write` gives them, and since
 * when they are registered.
 */
export function memberFact({ member_information }: ProfileRow, answers: JsonValue | undefined): JsonObject {
  const { No: _no, Registration_Date: RegistrationDate, ...membership } = member_information.at(-1) ?? {}
  const since = RegistrationDate === undefined ? {} : { RegistrationDate }
  return { ...(isJsonObject(answers) && answers), ...membership, ...since }
}
