import type { CaseFacts } from '../../../engine/cases/model/case-facts.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { EvaluationContext } from '../../../engine/document/context.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import type { NamedValues } from '../../../engine/condition/named-values.ts'
import { exceededLimit } from '../../../engine/validation/answer-limits.ts'
import { prepareAnswers } from '../../../engine/validation/prepare-answers.ts'
import { fileAnswersIn } from '../../http/intake/file-answer.ts'
import type { Incoming } from '../../http/intake/incoming.ts'
import type { FileColumns } from '../../platform/database/tables/profiles.ts'
import { contextOf } from '../../platform/forms/context-of.ts'
import { formOf } from '../../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { blankFiles } from '../../sections/blank-files.ts'
import { requireWhole, resolveFiles } from '../../sections/record-files.ts'
import { Refusal, refusedAnswer } from '../../platform/refusal.ts'

/** What is wrong with answers to a form, by the same validators as everywhere. */
export const formIssues =
  (tenant: PublishedTenant, now: Date, values: NamedValues): NonNullable<CaseFacts['issuesOf']> =>
  (form, answers) =>
    prepareAnswers(formOf(tenant, form), answers, caseContext(tenant, now, values)).issues

/**
 * Answers as they are stored: normalised, without those of hidden fields.
 *
 * @throws Refusal `invalid` for answers beyond the engine's limits, for a file that is neither among those of the call
 *   nor the case's own, and for a new file that its field refuses; `too-large`. Whether other answers are valid, `step`
 *   decides
 */
export function storableAnswers(
  tenant: PublishedTenant,
  form: DocumentId,
  answers: JsonObject,
  { now, values, files: { received = noFiles, stored } }: StorableFrom,
): JsonObject {
  const compiled = formOf(tenant, form)
  const incoming = { answers, files: received }
  const resolved = resolveFiles(compiled, incoming, stored)
  const { issues, answers: prepared } = prepareAnswers(compiled, resolved, caseContext(tenant, now, values))
  if (exceededLimit(answers) !== undefined) throw new Refusal('invalid', { errors: issues.map(refusedAnswer) })
  const fresh = fileAnswersIn(resolved).filter(({ file }) => received.has(file.id ?? ''))
  const refused = issues.filter((issue) => fresh.some(({ pointer }) => isAtOrIn(issue.pointer, pointer)))
  if (refused.length > 0) throw new Refusal('invalid', { errors: refused.map(refusedAnswer) })
  const blank = blankFiles(compiled, tenant, resolved, received)
  if (blank.length > 0) throw new Refusal('invalid', { errors: blank })
  const stays = isJsonObject(prepared) ? prepared : {}
  requireWhole(stays, incoming)
  return stays
}

interface StorableFrom {
  readonly now: Date
  readonly values: NamedValues
  readonly files: {
    /** Those of the call. */
    readonly received: Incoming['files'] | undefined
    /** Those that the answers had before. */
    readonly stored: readonly FileColumns[]
  }
}

const noFiles: Incoming['files'] = new Map()

const isAtOrIn = (pointer: JsonPointer, field: JsonPointer): boolean =>
  pointer === field || pointer.startsWith(`${field}/`)

function caseContext(tenant: PublishedTenant, now: Date, values: NamedValues): EvaluationContext {
  const { user, profile, settings } = values
  return {
    ...contextOf(tenant, now),
    ...(isJsonObject(user) && { user }),
    ...(isJsonObject(profile) && { profile }),
    ...(isJsonObject(settings) && { settings }),
  }
}
