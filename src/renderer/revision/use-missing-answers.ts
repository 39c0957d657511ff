import { useEffect, useState } from 'react'
import type { FieldIssue } from '../../engine/document/issue.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { isFormChanged } from '../../engine/revision/form-changed.ts'
import { recordIssues } from '../../engine/revision/record-issues.ts'
import type { FormStore } from '../store/state/form-store.ts'

/**
 * The answers that a record opened for editing lacks because its form has changed; its fields show this at once. What a
 * form asks for when a record is edited, but not when it is made, is no such answer.
 */
export function useMissingAnswers(store: FormStore, record: JsonObject | undefined): readonly FieldIssue[] {
  const [lacking] = useState(() => {
    const { form, context, answers } = store
    return record && isFormChanged(record) && isJsonObject(answers) ? recordIssues(form, answers, context) : []
  })
  const [first] = useState(store)
  useEffect(() => {
    if (lacking.length > 0) first.showAll(lacking)
  }, [first, lacking])
  return lacking
}
