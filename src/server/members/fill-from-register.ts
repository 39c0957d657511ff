import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { exceededLimit } from '../../engine/validation/answer-limits.ts'
import { DeclaredIssue } from '../../engine/validation/declared-issue.ts'
import { registerFields } from '../../engine/keywords/register-fields.ts'
import type { RegisterField } from '../../engine/keywords/register-fields.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { escapeSegment } from '../../engine/json/pointer.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { refusedAnswer } from '../platform/refusal.ts'
import type { RefusedAnswer } from '../platform/refusal.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { findPerson } from './find-person.ts'
import type { Naming, PersonFault } from './find-person.ts'
import { isOutsider } from './is-outsider.ts'

/** A record's answers with the register's values. */
export interface FilledAnswers<Answers extends JsonValue = JsonObject> {
  readonly answers: Answers
  /** The server's notes about them, by field. */
  readonly noted: JsonObject
  /** Why a person may not be named. */
  readonly issues: readonly RefusedAnswer[]
  /** Pointers of fields that still contain the client's values, whose own issues are not reported. */
  readonly passedOver: readonly JsonPointer[]
}

const untouched = { noted: {}, issues: [], passedOver: [] }

/**
 * Fills a record's answers with the register's data of the members in it, as the form's `inRegister` declares. The
 * client's values in those fields are ignored. Answers that exceed the limits are left as they are.
 *
 * @param answers normalised
 */
export async function fillFromRegister(
  tx: TenantTransaction,
  form: CompiledForm,
  answers: JsonValue,
  naming: Naming & { readonly tenant: PublishedTenant },
): Promise<FilledAnswers<JsonValue>> {
  const fields = registerFields(form.document.schema)
  if (fields.length === 0 || !isJsonObject(answers) || exceededLimit(answers)) return { answers, ...untouched }
  let filled: FilledAnswers = { answers, ...untouched }
  for (const field of fields) {
    const person = await personIn(tx, field, answers, naming)
    filled = added(filled, field, person, (fault) => faultIssue(form, naming.tenant, fault))
  }
  return filled
}

/** Undefined without a number, because then nobody is named. */
async function personIn(tx: TenantTransaction, field: RegisterField, answers: JsonObject, naming: Naming) {
  if (!isOutsider(field, answers) && textAnswer(answers, field.name) === '') return undefined
  return findPerson(tx, field, answers, naming)
}

function added(
  before: FilledAnswers,
  field: RegisterField,
  person: Awaited<ReturnType<typeof personIn>>,
  issueOf: (fault: PersonFault) => DeclaredIssue,
): FilledAnswers {
  const { answers, noted, issues, passedOver } = before
  if (person && 'reason' in person) {
    const filled = person.field === field.name ? field.fills.map(([name]) => `/${escapeSegment(name)}`) : []
    return { ...before, issues: [...issues, refusedAnswer(issueOf(person))], passedOver: [...passedOver, ...filled] }
  }
  const own = person?.standing === 'Outsider' ? answers : withoutFilled(field, answers)
  return {
    ...before,
    answers: { ...own, ...person?.values },
    noted: { ...noted, ...(field.standing !== undefined && { [field.standing]: person?.standing }) },
  }
}

function withoutFilled({ fills }: RegisterField, answers: JsonObject): JsonObject {
  const names = new Set(fills.map(([field]) => field))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.has(name)))
}

/** The form's message for why a person may not be named. */
export function faultIssue(
  { document }: CompiledForm,
  { texts }: PublishedTenant,
  { field, reason }: { readonly field: string; readonly reason: string },
): DeclaredIssue {
  const error = { instancePath: `/${field}`, schemaPath: '', keyword: 'inRegister', params: { variant: reason } }
  return new DeclaredIssue(error, document, texts)
}
