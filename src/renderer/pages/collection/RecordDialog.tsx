import Button from '@mui/material/Button'
import { DialogFrame } from '../../feedback/DialogFrame.tsx'
import { useText } from '../../texts/use-text.ts'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import type { CollectionPageProps, OpenAction } from './collection-props.ts'
import { recordKey } from '../record-key.ts'
import { useCallAtSave } from './use-call-at-save.ts'

export interface RecordDialogProps extends CollectionPageProps, OpenAction {
  readonly onClose: () => void
}

/** The form that adds or edits a record, as wide as the page declares; full width on a narrow screen. */
export function RecordDialog(props: RecordDialogProps) {
  const { page, action, record, records = [] } = props
  const text = useText()
  const { offer, onSave, alone } = useCallAtSave(props)
  const state = useRecordForm({
    ...props,
    onSave,
    record,
    preset: action.preset,
    draft: record ? recordKey(record, records.indexOf(record)) : `new ${action.id}`,
  })
  return (
    <DialogFrame
      title={record ? page.dialog.edit : page.dialog.add}
      onClose={state.leave}
      width={widest(page.dialog.width)}
      isForm
    >
      <RecordForm
        state={state}
        idPrefix="dialog"
        submitLabel={offer?.title ?? text('renderer.record.save')}
        otherSubmit={offer && { label: offer.without, onSubmit: alone(state.onSubmit) }}
        actions={<Button onClick={state.leave}>{text('renderer.cancel')}</Button>}
      />
    </DialogFrame>
  )
}

/** A fraction of the window, but on small ones at least what a form needs for two columns. */
const widest = (declared: number | string): number | string =>
  typeof declared === 'number' ? declared : `max(${declared}, 36rem)`
