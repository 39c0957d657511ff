import { useEffect, useState } from 'react'
import type { FieldIssue } from '../../engine/document/issue.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { recordIssues } from '../../engine/revision/record-issues.ts'
import type { FormStore } from '../store/state/form-store.ts'

/** The answers that a record opened for editing lacks under its current form; its fields show this at once. */
export function useMissingAnswers(store: FormStore, record: JsonObject | undefined): readonly FieldIssue[] {
  const [lacking] = useState(() => {
    const { form, context, answers } = store
    return record && isJsonObject(answers) ? recordIssues(form, answers, context) : []
  })
  const [first] = useState(store)
  useEffect(() => {
    if (lacking.length > 0) first.showAll(lacking)
  }, [first, lacking])
  return lacking
}
