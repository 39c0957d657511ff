import { useState } from 'react'
import type { EvaluationContext } from '../../../../../engine/document/context.ts'
import type { CompiledForm } from '../../../../../engine/validation/compiled-form.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { makeFormStore } from '../../../../../renderer/form/make-form-store.ts'
import { RegaliaForm } from '../../../../../renderer/form/RegaliaForm.tsx'
import type { FormStore } from '../../../../../renderer/store/state/form-store.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEvaluationContext } from '../../../../forms/use-evaluation-context.ts'
import { useEdited } from '../session/editing-context.ts'
import { previewPrefix } from './preview-prefix.ts'
import { useListedDocument } from './use-listed-document.ts'
import { usePreviewedForm } from './use-previewed-form.ts'

/** The edited form, drawn and checked as it would be for members. What was typed into it stays with every edit. */
export function PreviewedForm() {
  const text = useText()
  const { editing } = useEdited()
  const listed = useListedDocument(editing.document)
  const context = useEvaluationContext(listed)
  const { form, problem } = usePreviewedForm()
  const store = useStoreOf(form, context)
  return (
    <>
      {problem !== undefined && <AlertBanner kind="warning">{problem}</AlertBanner>}
      <RegaliaForm
        key={form.hash}
        form={form}
        context={context}
        store={store}
        idPrefix={previewPrefix}
        hideTitle
        submitLabel={text('portal.editor.try')}
        onSubmit={accepted}
      />
    </>
  )
}

/** The state of the form that is drawn; the next version of it goes on with its answers. */
function useStoreOf(form: CompiledForm, context: EvaluationContext): FormStore {
  const [held, hold] = useState(() => ({ form, store: makeFormStore({ form, context }) }))
  if (held.form === form) return held.store
  const store = makeFormStore({ form, context, answers: held.store.answers })
  hold({ form, store })
  return store
}

/** Nothing is sent: trying a form shows its messages. */
const accepted = async () => []
