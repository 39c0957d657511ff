import { useEffect, useState } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { isFormChanged } from '../../engine/revision/form-changed.ts'
import { satisfiesForm } from '../../engine/revision/record-issues.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { formAnswers } from './form-answers.ts'

/** How many records are checked before the browser may do something else. */
const share = 50

/**
 * The records that do not satisfy their current form, because they were written under an earlier one or imported.
 * They are checked after the table is shown, a few at a time, so that a long table is not slowed down.
 */
export function useIncomplete(
  form: CompiledForm,
  context: EvaluationContext,
  records: readonly JsonObject[] | undefined,
): ReadonlySet<JsonObject> {
  const [found, setFound] = useState<ReadonlySet<JsonObject>>(none)
  useEffect(() => {
    let timer: number | undefined
    const look = (from: number, wanting: ReadonlySet<JsonObject>) => {
      const all = records ?? []
      const next = all.slice(from, from + share).filter((record) => !isComplete(form, { ...context, records, record }))
      const now = next.length === 0 ? wanting : new Set([...wanting, ...next])
      if (from + share < all.length) timer = window.setTimeout(() => look(from + share, now))
      else setFound(now)
    }
    timer = window.setTimeout(() => look(0, none))
    return () => window.clearTimeout(timer)
  }, [form, context, records])
  return found
}

const none: ReadonlySet<JsonObject> = new Set()

function isComplete(form: CompiledForm, context: EvaluationContext & { readonly record: JsonObject }): boolean {
  return !isFormChanged(context.record) || satisfiesForm(form, formAnswers(context.record, form), context)
}
