import type { ShownAnswer } from '../../contract/case-scans.ts'
import type { Case } from '../../engine/cases/model/case.ts'
import { fieldsWithin, rootField, titleOf } from '../../engine/reading/declared-field.ts'
import { readValue } from '../../engine/reading/read-value.ts'
import { readingWords } from '../../engine/reading/reading.ts'
import type { Reading } from '../../engine/reading/reading.ts'
import { contextOf } from '../platform/forms/context-of.ts'
import { textOf } from '../platform/texts/text-of.ts'
import type { CasePlace } from './case-place.ts'

/** Some answers of a case as people read them in the language of the edition; those that are missing are left out. */
export function shownAnswers(
  { tenant, type, now }: Pick<CasePlace, 'tenant' | 'type' | 'now'>,
  { answers }: Pick<Case, 'answers'>,
  names: readonly string[],
): ShownAnswer[] {
  const document = tenant.documents.get(type.id) ?? {}
  const fields = fieldsWithin(document, rootField(document))
  const reading: Reading = {
    document,
    answers,
    context: contextOf(tenant, now),
    language: tenant.language,
    words: readingWords((key, ...params) => textOf(tenant, key, ...params)),
  }
  return names.flatMap((name) => {
    const field = fields.get(name)
    const text = field === undefined ? '' : readValue(answers[name], field, reading)
    return field === undefined || text === '' ? [] : [{ name, title: titleOf(name, field), text }]
  })
}
