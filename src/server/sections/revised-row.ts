import { reviseRecord } from '../../engine/revision/revise-record.ts'
import type { RevisedRecord } from '../../engine/revision/revise-record.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { RecordRow } from '../profiles/records.ts'

type KeptRow = Pick<RecordRow, 'answers' | 'form_hash' | 'retired'>

/** A stored record revised to the current form; one written under that form is returned unchanged. */
export function revisedRow(form: CompiledForm, { answers, form_hash, retired }: KeptRow): RevisedRecord {
  if (form_hash === form.hash) return { answers, retired }
  return reviseRecord(form, { answers, formHash: form_hash, retired })
}
