import { useLayoutEffect, useState } from 'react'
import type { EvaluationContext } from '../../../../../engine/document/context.ts'
import type { CompiledForm } from '../../../../../engine/validation/compiled-form.ts'
import { makeFormStore } from '../../../../../renderer/form/make-form-store.ts'
import type { FormStore } from '../../../../../renderer/store/state/form-store.ts'

/**
 * The state of the previewed form. Another drawing of it, or one for somebody else, goes
 * on with its answers; another validator of the same one
 * judges what is there, and its controls stay as they are, with the focus and what is half typed.
 */
export function usePreviewedStore(form: CompiledForm, drawing: string, context: EvaluationContext): FormStore {
  const [held, hold] = useState(() => ({ drawing, context, store: makeFormStore({ form, context }) }))
  const { answers, files } = held.store
  const isOther = held.drawing !== drawing || held.context !== context
  const store = isOther ? makeFormStore({ form, context, answers, files }) : held.store
  if (isOther) hold({ drawing, context, store })
  useLayoutEffect(() => store.judgeBy(form), [form, store])
  return store
}
