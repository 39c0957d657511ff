import { Suspense, useMemo, useState } from 'react'
import Stack from '@mui/material/Stack'
import type { DocumentId } from '../../engine/document.ts'
import type { FieldIssue } from '../../engine/issue.ts'
import type { JsonObject } from '../../engine/json.ts'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { RegaliaForm } from '../../renderer/form/RegaliaForm.tsx'
import type { FileRegistry } from '../../renderer/form/file-registry.ts'
import type { ApiError } from '../api/api-error.ts'
import { issuesOf } from '../api/issues-of.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { useForm } from './published-context.ts'
import { useEvaluationContext } from './use-evaluation-context.ts'

export interface DeclaredFormProps {
  readonly id: DocumentId
  readonly submitLabel: string
  /** Answers to start with. */
  readonly answers?: JsonObject
  /** Rejects with an ApiError: its field errors are shown at their fields, any other message above the form. */
  readonly onSubmit: (answers: JsonObject, files: FileRegistry) => Promise<void>
  /** How many fields its skeleton shows. */
  readonly fields?: number
}

/** A form by the name of its declaration, with the failures of what it calls. */
export function DeclaredForm(props: DeclaredFormProps) {
  return (
    <Suspense fallback={<FormSkeleton fields={props.fields ?? 2} />}>
      <LoadedForm {...props} />
    </Suspense>
  )
}

const noAnswers: JsonObject = {}

function LoadedForm({ id, submitLabel, answers = noAnswers, onSubmit }: DeclaredFormProps) {
  const form = useForm(id)
  const context = useEvaluationContext(form.document)
  const [failure, setFailure] = useState<ApiError>()
  const failureOf = useFailureOf()
  const submit = useMemo(
    () =>
      async (given: JsonObject, files: FileRegistry): Promise<readonly FieldIssue[] | void> => {
        setFailure(undefined)
        try {
          await onSubmit(given, files)
        } catch (thrown) {
          const failed = failureOf(thrown)
          if (failed.errors.length > 0) return issuesOf(failed)
          setFailure(failed)
        }
      },
    [onSubmit, failureOf],
  )
  return (
    <Stack spacing={2.5}>
      {failure && <AlertBanner kind="error">{failure.message}</AlertBanner>}
      <RegaliaForm form={form} context={context} answers={answers} onSubmit={submit} submitLabel={submitLabel} />
    </Stack>
  )
}
