import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { RecordPage } from '../../engine/document/page-definition.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { DraftNotice } from '../drafts/DraftNotice.tsx'
import { useFormKeeping } from '../drafts/use-form-keeping.ts'
import { LeaveDialog } from '../feedback/LeaveDialog.tsx'
import { FileRegistry } from '../store/state/file-registry.ts'
import type { LoadFile } from '../store/state/file-registry.ts'
import type { FormStore } from '../store/state/form-store.ts'
import { makeFormStore } from '../form/make-form-store.ts'
import type { SubmitAnswers } from '../form/submission.ts'
import { useFormStore } from '../store/use-form-store.ts'
import { MergePanel } from '../merge/MergePanel.tsx'
import type { SaveRecord } from '../store/save-record.ts'
import { useFormOrigin } from '../drafts/use-form-origin.ts'
import { useMerging } from '../merge/use-merging.ts'
import { IncompleteNotice } from '../revision/IncompleteNotice.tsx'
import { useLacking } from '../revision/use-lacking.ts'
import { useText } from '../texts/use-text.ts'
import { formAnswers } from '../revision/form-answers.ts'
import { pageValues } from './page-values.ts'
import { presetAnswers } from './preset-answers.ts'
import { RecordForm } from './RecordForm.tsx'

export interface RecordEditorProps {
  readonly form: CompiledForm
  readonly page: RecordPage
  readonly context: EvaluationContext
  /** Undefined for a new one. */
  readonly record: JsonObject | undefined
  readonly submitLabel: string
  readonly onSave: SaveRecord
  readonly loadFile?: LoadFile
  readonly onUnsaved?: (unsaved: boolean) => void
  /** Goes back to reading; a new record has nothing to go back to. */
  readonly onFinish?: () => void
}

/** A record being edited: Save, and Finish, which asks first when something is not saved. */
export function RecordEditor(props: RecordEditorProps) {
  const { form, context, record, onFinish } = props
  const around = useMemo(() => (record ? { ...context, record } : context), [context, record])
  const store = useFormStore(form, around, () => beginning(props, around))
  const lacking = useLacking(store, record)
  const origins = useFormOrigin(store, record)
  const keeping = useFormKeeping(store, record ? 'record' : 'new', props.onUnsaved, origins)
  const [asks, setAsks] = useState(false)
  const text = useText()
  const merging = useMerging(store, origins, props.onSave, keeping.key)
  const onSave = keeping.keep(async (...given: Parameters<SubmitAnswers>) => merging.save(...given))
  const save: SubmitAnswers = async (answers, files) => {
    const refused = await onSave(answers, files)
    if (!refused || refused.length === 0) onFinish?.()
    return refused
  }
  const leave = () => {
    keeping.giveUp()
    onFinish?.()
  }
  const finish = onFinish && (
    <Button size="large" onClick={() => (keeping.unsaved ? setAsks(true) : onFinish())}>
      {text('renderer.record.finish')}
    </Button>
  )
  return (
    <>
      <DraftNotice keeping={keeping} />
      <MergePanel {...merging} store={store} onDiscard={onFinish && leave} />
      <IncompleteNotice form={form} issues={lacking} />
      <RecordForm
        form={form}
        context={around}
        store={store}
        idPrefix="record"
        submitLabel={props.submitLabel}
        actions={finish}
        onSubmit={save}
      />
      <LeaveDialog open={asks} onLeave={leave} onStay={() => setAsks(false)} />
    </>
  )
}

function beginning({ form, page, context, record, loadFile }: RecordEditorProps, around: EvaluationContext): FormStore {
  const answers = record
    ? formAnswers(record, form.document.schema)
    : presetAnswers(page.create?.preset, pageValues(context, undefined))
  return makeFormStore({ form, context: around, answers, files: new FileRegistry(loadFile) })
}
