import { useMemo } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { isFormChanged } from '../../engine/revision/form-changed.ts'
import { recordIssues } from '../../engine/revision/record-issues.ts'
import { DraftNotice } from '../drafts/DraftNotice.tsx'
import { useLeftDraft } from '../drafts/use-left-draft.ts'
import { FileRegistry } from '../store/state/file-registry.ts'
import type { LoadFile } from '../store/state/file-registry.ts'
import { makeFormStore } from '../form/make-form-store.ts'
import { RegaliaForm } from '../form/RegaliaForm.tsx'
import { IncompleteNotice } from '../revision/IncompleteNotice.tsx'
import { formAnswers } from '../revision/form-answers.ts'
import { recordDraft } from './RecordEditor.tsx'

export interface RecordViewProps {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  readonly record: JsonObject
  readonly loadFile?: LoadFile
  /** Edits the record, continuing the draft that was left of it. */
  readonly onContinue: () => void
}

/** A read-only record; a draft that was left of it is offered above. */
export function RecordView({ form, context, record, loadFile, onContinue }: RecordViewProps) {
  const shown = useMemo(() => {
    const around = { ...context, record }
    const answers = formAnswers(record, form)
    const store = makeFormStore({ form, context: around, answers, files: new FileRegistry(loadFile) })
    const lacking = isFormChanged(record) ? recordIssues(form, answers, around) : []
    return { around, store, key: JSON.stringify(answers), lacking }
  }, [form, context, record, loadFile])
  const left = useLeftDraft(shown.store, recordDraft, onContinue)
  return (
    <>
      <DraftNotice keeping={left} />
      <IncompleteNotice form={form} issues={shown.lacking} />
      <RegaliaForm key={shown.key} form={form} context={shown.around} store={shown.store} hideTitle readOnly />
    </>
  )
}
