import type { CaseFacts } from '../../../engine/cases/model/case-facts.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { EvaluationContext } from '../../../engine/document/context.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { NamedValues } from '../../../engine/condition/named-values.ts'
import { exceededLimit } from '../../../engine/validation/answer-limits.ts'
import { prepareAnswers } from '../../../engine/validation/prepare-answers.ts'
import { contextOf } from '../../platform/forms/context-of.ts'
import { formOf } from '../../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { resolveFiles } from '../../sections/record-files.ts'
import { Refusal, refusedAnswer } from '../../platform/refusal.ts'

/** What is wrong with answers to a form, by the same validators as everywhere. */
export const formIssues =
  (tenant: PublishedTenant, now: Date, values: NamedValues): NonNullable<CaseFacts['issuesOf']> =>
  (form, answers) =>
    prepareAnswers(formOf(tenant, form), answers, caseContext(tenant, now, values)).issues

/**
 * Answers as they are stored: normalised, without those of hidden fields.
 *
 * @throws Refusal `invalid` for answers beyond the engine's limits, and for any file: these calls receive none, so that
 *   nobody can claim one by its id. Whether answers are valid, `step` decides
 */
export function storableAnswers(
  tenant: PublishedTenant,
  form: DocumentId,
  answers: JsonObject,
  { now, values }: { readonly now: Date; readonly values: NamedValues },
): JsonObject {
  const compiled = formOf(tenant, form)
  const prepared = prepareAnswers(compiled, answers, caseContext(tenant, now, values))
  if (exceededLimit(answers) !== undefined) throw new Refusal('invalid', { errors: prepared.issues.map(refusedAnswer) })
  resolveFiles(compiled, { answers, files: new Map() }, [])
  return isJsonObject(prepared.answers) ? prepared.answers : {}
}

function caseContext(tenant: PublishedTenant, now: Date, values: NamedValues): EvaluationContext {
  const { user, profile, settings } = values
  return {
    ...contextOf(tenant, now),
    ...(isJsonObject(user) && { user }),
    ...(isJsonObject(profile) && { profile }),
    ...(isJsonObject(settings) && { settings }),
  }
}
