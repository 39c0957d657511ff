import type { FormId } from '../../generated/answers-by-form.ts'
import { useForm, useReferenceLists } from './published-context.ts'

/** Suspends until a form can be drawn, so that the dialog that shows it opens at its size. */
export function useFormReady(id: FormId): void {
  useReferenceLists(useForm(id).document)
}
