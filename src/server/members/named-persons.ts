import { normaliseEmail } from '../accounts/users.ts'
import { emailField } from '../../engine/keywords/register-fields.ts'
import type { RegisterField } from '../../engine/keywords/register-fields.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isOutsider } from './is-outsider.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { findMembers, normaliseMemberNo } from './members.ts'

/** The persons that records name: members' numbers, and everybody's e-mail addresses. */
export interface NamedPersons {
  readonly numbers: ReadonlySet<string>
  readonly addresses: ReadonlySet<string>
}

/** @param records the answers of the records */
export async function namedPersons(
  tx: TenantTransaction,
  field: RegisterField,
  records: readonly JsonObject[],
): Promise<NamedPersons> {
  const outsiders = records.filter((answers) => isOutsider(field, answers))
  const numbers = records
    .filter((answers) => !isOutsider(field, answers))
    .map((answers) => normaliseMemberNo(textAnswer(answers, field.name)))
  const members = await findMembers(tx, numbers)
  const own = outsiders.map((answers) => normaliseEmail(textAnswer(answers, emailField(field) ?? '')))
  return {
    numbers: new Set(numbers),
    addresses: new Set([...own, ...[...members.values()].map(({ email }) => normaliseEmail(email))]),
  }
}
