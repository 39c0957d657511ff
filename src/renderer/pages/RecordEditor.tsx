import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { RecordPageDefinition } from '../../engine/document/page-definition.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { LoadFile } from '../store/state/file-registry.ts'
import type { SaveRecord } from '../store/save-record.ts'
import { useText } from '../texts/use-text.ts'
import { RecordForm } from './RecordForm.tsx'
import { useRecordForm } from './use-record-form.ts'

export interface RecordEditorProps {
  readonly form: CompiledForm
  readonly page: RecordPageDefinition
  readonly context: EvaluationContext
  /** Undefined for a new one. */
  readonly record: JsonObject | undefined
  readonly submitLabel: string
  readonly onSave: SaveRecord
  readonly loadFile?: LoadFile
  readonly onUnsaved?: (unsaved: boolean) => void
  /** Returns to the read-only view; undefined for a new record, which has none. */
  readonly onFinish?: () => void
  /** Restores the draft that was left of the record. */
  readonly continues?: boolean
}

/** The place of the drafts of a page's record. */
export const recordDraft = 'record'

/** A record being edited: Save, and Finish, which asks first when there are unsaved changes. */
export function RecordEditor({ page, submitLabel, onFinish, continues = false, ...props }: RecordEditorProps) {
  const text = useText()
  // A record that is removed elsewhere meanwhile keeps the draft that was begun for it.
  const [draft] = useState(props.record ? recordDraft : 'new')
  const state = useRecordForm({ ...props, preset: page.create?.preset, draft, onClose: onFinish })
  const { offer } = state.keeping
  const restore = useEffectEvent(() => state.keeping.takeUp())
  useEffect(() => {
    if (continues && offer) restore()
  }, [continues, offer])
  const finish = onFinish && (
    <Button size="large" onClick={state.leave}>
      {text('renderer.record.finish')}
    </Button>
  )
  const hasWindow = page.problems === 'window'
  return <RecordForm {...{ state, submitLabel, hasWindow }} idPrefix="record" actions={finish} />
}
