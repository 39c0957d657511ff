import { maskEmail, maskPhoneToEnd } from '../../engine/format/mask-value.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { RegisterField, RegisterValue } from '../../engine/keywords/register-fields.ts'
import type { MemberRow } from './members.ts'

const readers: Readonly<Record<RegisterValue, (member: MemberRow) => string>> = {
  name: memberName,
  'masked-email': ({ email }) => maskEmail(email),
  'masked-phone': ({ phone }) => maskPhoneToEnd(phone),
}

/** A member's names, as one text. */
export function memberName({ first_name, second_name, last_name }: MemberRow): string {
  return [first_name, second_name, last_name].filter((name) => name !== '').join(' ')
}

/** The values in a member's record: the number, and the fields that the register fills. */
export function registerValues({ name, fills }: RegisterField, member: MemberRow): JsonObject {
  const filled = fills.map(([field, value]) => [field, readers[value](member)] as const)
  return { [name]: member.member_no, ...Object.fromEntries(filled) }
}
