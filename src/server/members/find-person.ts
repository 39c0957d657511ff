import { isMasked } from '../../engine/format/mask-value.ts'
import { emailField } from '../../engine/keywords/register-fields.ts'
import type { RegisterField } from '../../engine/keywords/register-fields.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { UserRow } from '../accounts/find-session.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { normaliseEmail } from '../accounts/users.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { isOutsider } from './is-outsider.ts'
import { findMember } from './members.ts'
import { namedPersons } from './named-persons.ts'
import { ownIdentity } from './own-identity.ts'
import type { OwnIdentity } from './own-identity.ts'
import { registerValues } from './register-values.ts'

/** The server's note in a record whether the named person is a member. */
export type Standing = 'Member' | 'Outsider'

/** The person that a record names. */
export interface Person {
  readonly standing: Standing
  /** The register's values for the record. */
  readonly values: JsonObject
  /** The address for messages to them. Hidden from the user who names them. */
  readonly address: string
}

/** Why this person may not be named, and the field that shows it. */
export interface PersonFault {
  readonly reason: 'unknown' | 'self' | 'twice' | 'masked'
  readonly field: string
}

/** The user whose record it is, and the answers of the section's other records. */
export interface Naming {
  readonly user: UserRow
  readonly others: readonly JsonObject[]
}

/** The person whom a record's answers name: the active member with that number, or an outsider by their own data. */
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
  naming: Naming,
): Promise<Person | PersonFault> {
  const member = await findMember(tx, textAnswer(answers, field.name))
  if (member?.status !== 'Active') return { reason: 'unknown', field: field.name }
  const reason = await whyNot(tx, field, naming, {
    address: member.email,
    number: member.member_no,
    isSelf: (own) => own.isMember(member),
  })
  if (reason) return { reason, field: field.name }
  return { standing: 'Member', values: registerValues(field, member), address: member.email }
}

async function outsiderIn(
  tx: TenantTransaction,
  field: RegisterField,
  answers: JsonObject,
  naming: Naming,
): Promise<Person | PersonFault> {
  const at = emailField(field) ?? field.name
  const address = textAnswer(answers, at)
  const masked = field.fills.find(([name]) => isMasked(textAnswer(answers, name)))
  if (masked) return { reason: 'masked', field: masked[0] }
  const reason = await whyNot(tx, field, naming, { address, isSelf: (own) => own.isAddress(address) })
  return reason ? { reason, field: at } : { standing: 'Outsider', values: {}, address }
}

interface Candidate {
  /** Empty if none is known. */
  readonly address: string
  readonly number?: string
  readonly isSelf: (own: OwnIdentity) => boolean
}

/** Whether a field forbids to name oneself, or the same person as another record does. */
async function whyNot(
  tx: TenantTransaction,
  field: RegisterField,
  { user, others }: Naming,
  { address, number, isSelf }: Candidate,
): Promise<'self' | 'twice' | undefined> {
  if (field.notSelf && isSelf(await ownIdentity(tx, user))) return 'self'
  if (!field.once) return undefined
  const named = await namedPersons(tx, field, others)
  const isNamed =
    (number !== undefined && named.numbers.has(number)) ||
    (address !== '' && named.addresses.has(normaliseEmail(address)))
  return isNamed ? 'twice' : undefined
}
