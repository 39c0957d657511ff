import { useState } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { FormStore } from './state/form-store.ts'

/**
 * The state of a form, made once. When the form is exchanged for itself in another language, the state goes on in that
 * one; a form's hash tells them apart.
 */
export function useFormStore(form: CompiledForm, context: EvaluationContext, make: () => FormStore): FormStore {
  const [store, keep] = useState(make)
  if (store.form.hash === form.hash) return store
  const next = store.translated(form, context)
  keep(next)
  return next
}
