import { useCallback, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { JsonObject } from '../../engine/json/json.ts'
import type { AnswersByForm, FormId } from '../../generated/answers-by-form.ts'
import { DraftNotice } from '../../renderer/drafts/DraftNotice.tsx'
import { useFormKeeping } from '../../renderer/drafts/use-form-keeping.ts'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'
import { makeFormStore } from '../../renderer/form/make-form-store.ts'
import { RegaliaForm } from '../../renderer/form/RegaliaForm.tsx'
import { submitForm } from '../../renderer/form/submission.ts'
import { useFormStore } from '../../renderer/store/use-form-store.ts'
import { LoadingBoundary } from '../../renderer/loading/LoadingBoundary.tsx'
import { areAnswersOf } from './answers-of.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { FormWithCompanion } from './FormWithCompanion.tsx'
import { useForm } from './published-context.ts'
import { useEvaluationContext } from './use-evaluation-context.ts'
import { useFormCall } from './use-form-call.ts'
import type { SendAnswers } from './use-form-call.ts'
import { useReadiness } from './use-readiness.ts'

export interface DeclaredFormProps<Id extends FormId> {
  readonly id: Id
  readonly submitLabel: string
  /** Initial answers. */
  readonly answers?: AnswersByForm[Id]
  /** Rejects with an ApiError: its field errors are shown at their fields, any other message above the form. */
  readonly onSubmit: (answers: AnswersByForm[Id], files: FileRegistry) => Promise<void>
  /** Whether these answers may be submitted yet; always true by default. */
  readonly isReady?: (answers: JsonObject) => boolean
  /** Submits the initial answers when the form appears, for answers that come with a link. */
  readonly submitsAtOnce?: boolean
  /** How many fields its skeleton shows. */
  readonly fields?: number
  /** More buttons beside the submit button. */
  readonly actions?: ReactNode
  /** What stands beside the form, for its current answers. */
  readonly companion?: (answers: JsonObject) => ReactNode
}

/** A form by the name of its declaration, with the failures of its call; the page shows its title. */
export function DeclaredForm<Id extends FormId>(props: DeclaredFormProps<Id>) {
  return (
    <LoadingBoundary fallback={<FormSkeleton fields={props.fields ?? 2} />}>
      <LoadedForm {...props} />
    </LoadingBoundary>
  )
}

const noAnswers: JsonObject = {}
const always = () => true

function LoadedForm<Id extends FormId>({
  id,
  submitLabel,
  answers = noAnswers,
  onSubmit,
  isReady = always,
  submitsAtOnce = false,
  actions,
  companion,
}: DeclaredFormProps<Id>) {
  const form = useForm(id)
  const context = useEvaluationContext(form.document)
  const store = useFormStore(form, context, () => makeFormStore({ form, context, answers }))
  const canSubmit = useReadiness(store, isReady)
  const send = useCallback<SendAnswers>(
    async (given, files) => {
      if (!areAnswersOf(id, form, given, context)) throw new Error(`${id} submitted answers that it does not accept`)
      await onSubmit(given, files)
    },
    [context, form, id, onSubmit],
  )
  const keeping = useFormKeeping(store, JSON.stringify(answers))
  const { submit, failure } = useFormCall(keeping.keep(send))
  const isSubmitted = useRef(!submitsAtOnce)
  useEffect(() => {
    if (isSubmitted.current) return
    isSubmitted.current = true
    void submitForm(store, submit)
  }, [store, submit])
  const filledIn = (
    <div>
      {failure && (
        <Box sx={{ mb: 2.5 }}>
          <AlertBanner kind="error">{failure.message}</AlertBanner>
        </Box>
      )}
      <DraftNotice keeping={keeping} />
      <RegaliaForm
        key={form.hash}
        form={form}
        context={context}
        store={store}
        hideTitle
        onSubmit={submit}
        submitLabel={submitLabel}
        canSubmit={canSubmit}
        actions={actions}
      />
    </div>
  )
  if (!companion) return filledIn
  return (
    <FormWithCompanion store={store} companion={companion}>
      {filledIn}
    </FormWithCompanion>
  )
}
