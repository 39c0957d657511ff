import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { useText } from '../../texts/use-text.ts'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import type { CollectionPageProps, OpenAction } from './collection-props.ts'
import { recordKey } from './record-key.ts'

export interface RecordDialogProps extends CollectionPageProps, OpenAction {
  readonly onClose: () => void
}

/** The form that adds or edits a record, as wide as the page declares; full width on a narrow screen. */
export function RecordDialog(props: RecordDialogProps) {
  const { page, action, record, records = [] } = props
  const text = useText()
  const id = useId()
  const isNarrow = useMediaQuery('(max-width: 699px)', { noSsr: true })
  const state = useRecordForm({
    ...props,
    record,
    preset: action.preset,
    draft: record ? recordKey(record, records.indexOf(record)) : `new ${action.id}`,
  })
  return (
    <Dialog
      open
      onClose={state.leave}
      fullScreen={isNarrow}
      maxWidth={false}
      aria-labelledby={id}
      slotProps={isNarrow ? undefined : { paper: { sx: { maxWidth: widest(page.dialog.width) } } }}
    >
      <DialogTitle id={id} sx={{ pr: 8 }}>
        {record ? page.dialog.edit : page.dialog.add}
      </DialogTitle>
      <IconButton
        onClick={state.leave}
        aria-label={text('renderer.close')}
        sx={{ position: 'absolute', top: 12, right: 14 }}
      >
        <Close />
      </IconButton>
      <DialogContent>
        <RecordForm
          state={state}
          idPrefix="dialog"
          submitLabel={text('renderer.record.save')}
          actions={
            <Button size="large" onClick={state.leave}>
              {text('renderer.cancel')}
            </Button>
          }
        />
      </DialogContent>
    </Dialog>
  )
}

/** A fraction of the window, but on small ones at least what a form needs for two columns. */
const widest = (declared: number | string): number | string =>
  typeof declared === 'number' ? declared : `max(${declared}, 36rem)`
