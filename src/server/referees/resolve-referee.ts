import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { registerFields } from '../../engine/keywords/register-fields.ts'
import type { RegisterField } from '../../engine/keywords/register-fields.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { faultIssue } from '../members/fill-from-register.ts'
import { findPerson } from '../members/find-person.ts'
import type { Person } from '../members/find-person.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import { Refusal, refusedAnswer } from '../platform/refusal.ts'
import { revisedRow } from '../sections/revised-row.ts'
import type { RecordRow } from '../profiles/records.ts'
import type { Caller } from '../sections/section-context.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { refereeSection } from './referee-section.ts'

/** The person that a referee's record currently names. */
export interface ResolvedReferee {
  /** The address for the link: the register's, or an outsider's own. */
  readonly address: string
  /** The record's new values for the referee. */
  readonly values: JsonObject
  /** Whether the register's address or phone has changed since the record was saved. */
  readonly hasMoved: boolean
}

/**
 * Looks up a referee again, because the register may have changed since the record was saved, and some records are
 * older than the look-up.
 *
 * @param rows all referees of the profile
 * @throws Refusal `invalid`, with the reason at its field, when this person may not be asked, or not before the record
 *   is saved again
 */
export async function resolveReferee(
  tx: TenantTransaction,
  { tenant, user }: Caller,
  record: RecordRow,
  rows: readonly RecordRow[],
): Promise<ResolvedReferee> {
  const form = formOf(tenant, refereeSection)
  const [field] = registerFields(form.document.schema)
  if (!field) throw new Error(`The referees of ${tenant.id} are not looked up in the register.`)
  const { answers } = revisedRow(form, record)
  const others = rows.filter(({ entry_no }) => entry_no !== record.entry_no).map((row) => row.answers)
  const person = await findPerson(tx, field, answers, { user, others })
  const refuse = (fault: Parameters<typeof faultIssue>[2]) => refusalOf(faultIssue(form, tenant, fault))
  if ('reason' in person) throw refuse(person)
  const values = normalised(form, person.values)
  if (!isSamePerson(field, { answers, values, person })) throw refuse({ field: field.name, reason: 'changed' })
  return { address: person.address, values, hasMoved: !holds(answers, values) }
}

const refusalOf = (issue: ReturnType<typeof faultIssue>): Refusal =>
  new Refusal('invalid', { message: issue, errors: [refusedAnswer(issue)] })

function normalised({ plan }: CompiledForm, values: JsonObject): JsonObject {
  const result = plan.normalise(values)
  return isJsonObject(result) ? result : values
}

/** Whether the record was saved for the person whom it names now: it was looked up then, and the name is the same. */
function isSamePerson(
  { fills, standing }: RegisterField,
  named: { readonly answers: JsonObject; readonly values: JsonObject; readonly person: Person },
): boolean {
  const { answers, values, person } = named
  const names = fills.flatMap(([field, value]) => (value === 'name' && Object.hasOwn(values, field) ? [field] : []))
  const isKnown = standing === undefined || answers[standing] === person.standing
  return isKnown && names.every((name) => textAnswer(answers, name) === textAnswer(values, name))
}

const holds = (answers: JsonObject, values: JsonObject): boolean =>
  Object.keys(values).every((name) => textAnswer(answers, name) === textAnswer(values, name))
