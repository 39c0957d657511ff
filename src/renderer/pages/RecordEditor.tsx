import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import type { EvaluationContext } from '../../engine/context.ts'
import type { RecordPage } from '../../engine/document.ts'
import type { JsonObject } from '../../engine/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { LeaveDialog } from '../feedback/LeaveDialog.tsx'
import { FileRegistry } from '../form/file-registry.ts'
import type { LoadFile } from '../form/file-registry.ts'
import type { FormStore } from '../form/form-store.ts'
import { makeFormStore } from '../form/make-form-store.ts'
import type { SubmitAnswers } from '../form/submission.ts'
import { useFormStore } from '../form/use-form-store.ts'
import { useText } from '../texts/use-text.ts'
import { formAnswers } from './form-answers.ts'
import { pageValues } from './page-values.ts'
import { presetAnswers } from './preset-answers.ts'
import { RecordForm } from './RecordForm.tsx'
import { useUnsaved } from './use-unsaved.ts'

export interface RecordEditorProps {
  readonly form: CompiledForm
  readonly page: RecordPage
  readonly context: EvaluationContext
  /** Undefined for a new one. */
  readonly record: JsonObject | undefined
  readonly submitLabel: string
  readonly onSave: SubmitAnswers
  readonly loadFile?: LoadFile
  readonly onUnsaved?: (unsaved: boolean) => void
  /** Goes back to reading; a new record has nothing to go back to. */
  readonly onFinish?: () => void
}

/** A record being edited: Save, and Finish, which asks first when something is not saved. */
export function RecordEditor(props: RecordEditorProps) {
  const { form, context, record, onFinish, onSave } = props
  const around = useMemo(() => (record ? { ...context, record } : context), [context, record])
  const store = useFormStore(form, around, () => beginning(props, around))
  const unsaved = useUnsaved(store, props.onUnsaved)
  const [asks, setAsks] = useState(false)
  const text = useText()
  const save: SubmitAnswers = async (answers, files) => {
    const refused = await onSave(answers, files)
    if (!refused || refused.length === 0) onFinish?.()
    return refused
  }
  const finish = onFinish && (
    <Button size="large" onClick={() => (unsaved ? setAsks(true) : onFinish())}>
      {text('renderer.record.finish')}
    </Button>
  )
  return (
    <>
      <RecordForm
        form={form}
        context={around}
        store={store}
        idPrefix="record"
        submitLabel={props.submitLabel}
        actions={finish}
        onSubmit={save}
      />
      <LeaveDialog open={asks} onLeave={() => onFinish?.()} onStay={() => setAsks(false)} />
    </>
  )
}

function beginning({ form, page, context, record, loadFile }: RecordEditorProps, around: EvaluationContext): FormStore {
  const answers = record
    ? formAnswers(record, form.document.schema)
    : presetAnswers(page.create?.preset, pageValues(context, undefined))
  return makeFormStore({ form, context: around, answers, files: new FileRegistry(loadFile) })
}
