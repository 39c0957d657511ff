import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { makeFormStore } from '../../renderer/form/make-form-store.ts'
import type { SendAnswers } from '../forms/use-form-call.ts'
import { FileRegistry } from '../../renderer/store/state/file-registry.ts'
import type { LoadFile } from '../../renderer/store/state/file-registry.ts'
import { RegaliaForm } from '../../renderer/form/RegaliaForm.tsx'
import { useFormStore } from '../../renderer/store/use-form-store.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useForm } from '../forms/published-context.ts'
import { useEvaluationContext } from '../forms/use-evaluation-context.ts'
import { useFormCall } from '../forms/use-form-call.ts'
import { useReadiness } from '../forms/use-readiness.ts'
import { hasChosenFile } from './has-chosen-file.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { withFixedFields } from './with-fixed-fields.ts'

export interface AskedFormProps {
  readonly form: DocumentId
  /** Initial answers. */
  readonly answers?: JsonObject | undefined
  /** The files that were chosen for the initial answers, and are not stored yet. */
  readonly files?: FileRegistry | undefined
  /** Fetches the files that the initial answers name. */
  readonly loadFile?: LoadFile
  readonly submit: string
  /** The only fields that can be changed; all of them unless given. The same list while nothing changes. */
  readonly only?: readonly JsonPointer[]
  /** The prefix of the controls' ids, for a page with several forms. */
  readonly idPrefix?: string
  /** Rejects with an ApiError. What was typed stays then. */
  readonly onSubmit: SendAnswers
  /** Shows the case as it is now, while what was typed stays. */
  readonly onRefresh?: (() => void) | undefined
  /** Adds Cancel. */
  readonly onClose?: (() => void) | undefined
}

const nothing: JsonObject = {}

/** The form that a transition or an opinion asks for. Suspends until it is loaded. */
export function AskedForm(props: AskedFormProps) {
  const { form: id, answers = nothing, files, loadFile, submit, onSubmit, onRefresh, onClose, only, idPrefix } = props
  const text = useText()
  const whole = useForm(id)
  const form = useMemo(
    () => (only === undefined ? whole : { ...whole, document: withFixedFields(whole.document, only) }),
    [whole, only],
  )
  const context = useEvaluationContext(whole.document)
  const store = useFormStore(form, context, () =>
    makeFormStore({ form, context, answers, files: files ?? new FileRegistry(loadFile) }),
  )
  const canSubmit = useReadiness(
    store,
    useMemo(() => hasChosenFile(form.document), [form]),
  )
  const call = useFormCall(onSubmit)
  return (
    <Stack spacing={2}>
      {call.failure?.code === 'stale' ? (
        <StaleNotice message={call.failure.message} onRefresh={onRefresh} />
      ) : (
        call.failure && <AlertBanner kind="error">{call.failure.message}</AlertBanner>
      )}
      <RegaliaForm
        form={form}
        context={context}
        store={store}
        hideTitle
        {...(idPrefix !== undefined && { idPrefix })}
        onSubmit={call.submit}
        submitLabel={submit}
        canSubmit={canSubmit}
        actions={onClose && <Button onClick={onClose}>{text('renderer.cancel')}</Button>}
      />
    </Stack>
  )
}
