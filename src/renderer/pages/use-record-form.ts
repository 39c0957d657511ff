import { useMemo, useState } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { FieldIssue } from '../../engine/document/issue.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { useFormKeeping } from '../drafts/use-form-keeping.ts'
import type { FormKeeping } from '../drafts/use-form-keeping.ts'
import { useFormOrigin } from '../drafts/use-form-origin.ts'
import { makeFormStore } from '../form/make-form-store.ts'
import type { SubmitAnswers } from '../form/submission.ts'
import { useMerging } from '../merge/use-merging.ts'
import type { Merging } from '../merge/use-merging.ts'
import { formAnswers } from '../revision/form-answers.ts'
import { useMissingAnswers } from '../revision/use-missing-answers.ts'
import type { SaveRecord } from '../store/save-record.ts'
import { FileRegistry } from '../store/state/file-registry.ts'
import type { LoadFile } from '../store/state/file-registry.ts'
import type { FormStore } from '../store/state/form-store.ts'
import { useFormStore } from '../store/use-form-store.ts'
import { pageValues } from './page-values.ts'
import { presetAnswers } from './preset-answers.ts'

export interface RecordFormRequest {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  /** Undefined for a new one. */
  readonly record: JsonObject | undefined
  /** All records of its collection. */
  readonly records?: readonly JsonObject[] | undefined
  /** The declared initial answers of a new record. */
  readonly preset: JsonObject | undefined
  /** The key of its drafts; a separate one for each way of adding a record. */
  readonly draft: string
  readonly onSave: SaveRecord
  readonly loadFile?: LoadFile | undefined
  readonly onUnsaved?: ((unsaved: boolean) => void) | undefined
  /** The record is saved, or its changes are discarded. */
  readonly onClose?: (() => void) | undefined
}

/** A record that is being added or edited: its form's state, and how to close it. */
export interface RecordFormState {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  readonly store: FormStore
  readonly keeping: FormKeeping
  readonly merging: Merging
  /** The answers that the stored record still lacks. */
  readonly lacking: readonly FieldIssue[]
  readonly onSubmit: SubmitAnswers
  /** Leaves at once when nothing would be lost, otherwise asks first. */
  readonly leave: () => void
  /** Whether the user is being asked. */
  readonly asks: boolean
  readonly stay: () => void
  /** Discards unsaved changes; undefined where there is nowhere to go. */
  readonly giveUp: (() => void) | undefined
}

/**
 * The state of a record's form, on a page or in a dialog: drafts, merging with what others save, saving and leaving.
 */
export function useRecordForm(request: RecordFormRequest): RecordFormState {
  const { form, context, record, records, onSave, onClose } = request
  const around = useMemo(
    () => ({ ...context, ...(records && { records }), ...(record && { record }) }),
    [context, records, record],
  )
  const store = useFormStore(form, around, () => initialStore(request, around))
  const lacking = useMissingAnswers(store, record)
  const origins = useFormOrigin(store, record)
  const keeping = useFormKeeping(store, request.draft, request.onUnsaved, origins)
  const merging = useMerging(store, origins, onSave, keeping.key)
  const [asks, setAsks] = useState(false)
  const save = keeping.keep(async (...given: Parameters<SubmitAnswers>) => merging.save(...given))
  const onSubmit: SubmitAnswers = async (answers, files) => {
    const refused = await save(answers, files)
    if (!refused || refused.length === 0) onClose?.()
    return refused
  }
  const giveUp = () => {
    keeping.giveUp()
    onClose?.()
  }
  return {
    form,
    context: around,
    store,
    keeping,
    merging,
    lacking,
    onSubmit,
    leave: () => (keeping.unsaved ? setAsks(true) : onClose?.()),
    asks,
    stay: () => setAsks(false),
    giveUp: onClose && giveUp,
  }
}

function initialStore(
  { form, context, record, records, preset, loadFile }: RecordFormRequest,
  around: EvaluationContext,
): FormStore {
  const answers = record ? formAnswers(record, form) : presetAnswers(preset, pageValues(context, records))
  return makeFormStore({ form, context: around, answers, files: new FileRegistry(loadFile) })
}
