import { useState } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { FormStore } from './state/form-store.ts'

/**
 * The state of a form, created once. When the form is replaced by itself in another language, it keeps the state; a
 * form's hash distinguishes the languages.
 */
export function useFormStore(form: CompiledForm, context: EvaluationContext, make: () => FormStore): FormStore {
  const [store, keep] = useState(make)
  if (store.form.hash === form.hash) return store
  const next = store.translated(form, context)
  keep(next)
  return next
}
