import { isMasked } from '../../engine/format/mask-value.ts'
import { emailField } from '../../engine/keywords/register-fields.ts'
import type { RegisterField } from '../../engine/keywords/register-fields.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { UserRow } from '../accounts/find-session.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { normaliseEmail } from '../accounts/users.ts'
import { textIn } from '../platform/forms/text-in.ts'
import { isOutsider } from './is-outsider.ts'
import { findMember } from './members.ts'
import { namedPersons } from './named-persons.ts'
import { ownIdentity } from './own-identity.ts'
import { registerValues } from './register-values.ts'

/** How the server notes in a record whom it names. */
export type Standing = 'Member' | 'Outsider'

/** Whom a record names. */
export interface Person {
  readonly standing: Standing
  /** What of the record is the register's. */
  readonly values: JsonObject
  /** Where messages to them go. Not for who names them. */
  readonly address: string
}

/** Why this person may not be named, and the field that shows it. */
export interface PersonFault {
  readonly reason: 'unknown' | 'self' | 'twice' | 'masked'
  readonly field: string
}

/** Whose record it is, and what the other records of the section answer. */
export interface Naming {
  readonly user: UserRow
  readonly others: readonly JsonObject[]
}

/** Whom the answers of a record name: the active member with the number there, or an outsider as they describe themselves. */
export async function findPerson(
  tx: TenantTransaction,
  field: RegisterField,
  answers: JsonObject,
  naming: Naming,
): Promise<Person | PersonFault> {
  return isOutsider(field, answers) ? outsiderIn(tx, field, answers, naming) : memberIn(tx, field, answers, naming)
}

async function memberIn(
  tx: TenantTransaction,
  field: RegisterField,
  answers: JsonObject,
  { user, others }: Naming,
): Promise<Person | PersonFault> {
  const member = await findMember(tx, textIn(answers, field.name))
  const fault = (reason: PersonFault['reason']) => ({ reason, field: field.name })
  if (member?.status !== 'Active') return fault('unknown')
  if (field.notSelf && (await ownIdentity(tx, user)).isMember(member)) return fault('self')
  const named = field.once ? await namedPersons(tx, field, others) : undefined
  if (named?.numbers.has(member.member_no) || named?.addresses.has(normaliseEmail(member.email))) return fault('twice')
  return { standing: 'Member', values: registerValues(field, member), address: member.email }
}

async function outsiderIn(
  tx: TenantTransaction,
  field: RegisterField,
  answers: JsonObject,
  { user, others }: Naming,
): Promise<Person | PersonFault> {
  const at = emailField(field) ?? field.name
  const address = textIn(answers, at)
  const fault = (reason: PersonFault['reason']) => ({ reason, field: at })
  const masked = field.fills.find(([name]) => isMasked(textIn(answers, name)))
  if (masked) return { reason: 'masked', field: masked[0] }
  if (field.notSelf && (await ownIdentity(tx, user)).isAddress(address)) return fault('self')
  const named = field.once ? await namedPersons(tx, field, others) : undefined
  if (address !== '' && named?.addresses.has(normaliseEmail(address))) return fault('twice')
  return { standing: 'Outsider', values: {}, address }
}
