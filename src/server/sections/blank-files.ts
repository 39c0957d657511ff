import { ownValue } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { exceededLimit } from '../../engine/validation/answer-limits.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { DeclaredIssue } from '../../engine/validation/declared-issue.ts'
import { fieldPlace } from '../../engine/validation/field-place.ts'
import { fileAnswersIn } from '../http/intake/file-answer.ts'
import type { Incoming } from '../http/intake/incoming.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { refusedAnswer } from '../platform/refusal.ts'
import type { RefusedAnswer } from '../platform/refusal.ts'

/**
 * The new files of answers that are blank pictures, in fields that declare `notBlank`. Answers that exceed the limits
 * are refused for that.
 */
export function blankFiles(
  { document }: CompiledForm,
  { texts }: PublishedTenant,
  answers: JsonValue,
  files: Incoming['files'],
): readonly RefusedAnswer[] {
  if (exceededLimit(answers)) return []
  return fileAnswersIn(answers).flatMap(({ pointer, file }) => {
    const isBlank = files.get(file.id ?? '')?.isBlank === true
    if (!isBlank || ownValue(fieldPlace(document, pointer).schema, 'notBlank') !== true) return []
    const error = { instancePath: pointer, schemaPath: '', keyword: 'notBlank', params: {} }
    return [refusedAnswer(new DeclaredIssue(error, document, texts))]
  })
}
