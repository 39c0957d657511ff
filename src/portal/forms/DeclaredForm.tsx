import { Suspense, useMemo, useSyncExternalStore } from 'react'
import Stack from '@mui/material/Stack'
import type { DocumentId } from '../../engine/document.ts'
import { isJsonObject } from '../../engine/json.ts'
import type { JsonObject } from '../../engine/json.ts'
import { DraftNotice } from '../../renderer/drafts/DraftNotice.tsx'
import { useFormKeeping } from '../../renderer/drafts/use-form-keeping.ts'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import type { FormStore } from '../../renderer/form/form-store.ts'
import { makeFormStore } from '../../renderer/form/make-form-store.ts'
import { RegaliaForm } from '../../renderer/form/RegaliaForm.tsx'
import { useFormStore } from '../../renderer/form/use-form-store.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { useForm } from './published-context.ts'
import { useEvaluationContext } from './use-evaluation-context.ts'
import { useFormCall } from './use-form-call.ts'
import type { SendAnswers } from './use-form-call.ts'
import { withoutTitle } from './use-form-title.ts'

export interface DeclaredFormProps {
  readonly id: DocumentId
  readonly submitLabel: string
  /** Answers to start with. */
  readonly answers?: JsonObject
  /** Rejects with an ApiError: its field errors are shown at their fields, any other message above the form. */
  readonly onSubmit: SendAnswers
  /** Whether these answers may be submitted yet; always, by default. */
  readonly isReady?: (answers: JsonObject) => boolean
  /** How many fields its skeleton shows. */
  readonly fields?: number
}

/** A form by the name of its declaration, with the failures of what it calls; its title is the page's to say. */
export function DeclaredForm(props: DeclaredFormProps) {
  return (
    <Suspense fallback={<FormSkeleton fields={props.fields ?? 2} />}>
      <LoadedForm {...props} />
    </Suspense>
  )
}

const noAnswers: JsonObject = {}
const always = () => true

function LoadedForm({ id, submitLabel, answers = noAnswers, onSubmit, isReady = always }: DeclaredFormProps) {
  const declared = useForm(id)
  const form = useMemo(() => withoutTitle(declared), [declared])
  const context = useEvaluationContext(form.document)
  const store = useFormStore(form, context, () => makeFormStore({ form, context, answers }))
  const canSubmit = useReadiness(store, isReady)
  const keeping = useFormKeeping(store, JSON.stringify(answers))
  const { submit, failure } = useFormCall(keeping.keep(onSubmit))
  return (
    <Stack spacing={2.5}>
      {failure && <AlertBanner kind="error">{failure.message}</AlertBanner>}
      <DraftNotice keeping={keeping} />
      <RegaliaForm
        key={form.hash}
        form={form}
        context={context}
        store={store}
        onSubmit={submit}
        submitLabel={submitLabel}
        canSubmit={canSubmit}
      />
    </Stack>
  )
}

/** Renders again only when the form becomes ready or ceases to be, not at each keystroke. */
function useReadiness(store: FormStore, isReady: (answers: JsonObject) => boolean): boolean {
  return useSyncExternalStore(store.valueSource('').subscribe, () => {
    const { answers } = store
    return isJsonObject(answers) && isReady(answers)
  })
}
