import { useMemo } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { isFormChanged } from '../../engine/revision/form-changed.ts'
import { recordIssues } from '../../engine/revision/record-issues.ts'
import { FileRegistry } from '../store/state/file-registry.ts'
import type { LoadFile } from '../store/state/file-registry.ts'
import { makeFormStore } from '../form/make-form-store.ts'
import { RegaliaForm } from '../form/RegaliaForm.tsx'
import { IncompleteNotice } from '../revision/IncompleteNotice.tsx'
import { formAnswers } from '../revision/form-answers.ts'

export interface RecordViewProps {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  readonly record: JsonObject
  readonly loadFile?: LoadFile
}

/** A read-only record. */
export function RecordView({ form, context, record, loadFile }: RecordViewProps) {
  const shown = useMemo(() => {
    const around = { ...context, record }
    const answers = formAnswers(record, form.document.schema)
    const store = makeFormStore({ form, context: around, answers, files: new FileRegistry(loadFile) })
    const lacking = isFormChanged(record) ? recordIssues(form, answers, around) : []
    return { around, store, key: JSON.stringify(answers), lacking }
  }, [form, context, record, loadFile])
  return (
    <>
      <IncompleteNotice form={form} issues={shown.lacking} />
      <RegaliaForm key={shown.key} form={form} context={shown.around} store={shown.store} hideTitle readOnly />
    </>
  )
}
