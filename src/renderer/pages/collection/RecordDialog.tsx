import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useMemo, useState } from 'react'
import type { EvaluationContext } from '../../../engine/document/context.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import { DraftNotice } from '../../drafts/DraftNotice.tsx'
import { useFormKeeping } from '../../drafts/use-form-keeping.ts'
import { LeaveDialog } from '../../feedback/LeaveDialog.tsx'
import { FileRegistry } from '../../store/state/file-registry.ts'
import type { FormStore } from '../../store/state/form-store.ts'
import { makeFormStore } from '../../form/make-form-store.ts'
import { useFormStore } from '../../store/use-form-store.ts'
import { MergePanel } from '../../merge/MergePanel.tsx'
import { useFormOrigin } from '../../drafts/use-form-origin.ts'
import { useMerging } from '../../merge/use-merging.ts'
import type { SubmitAnswers } from '../../form/submission.ts'
import { IncompleteNotice } from '../../revision/IncompleteNotice.tsx'
import { useLacking } from '../../revision/use-lacking.ts'
import { useText } from '../../texts/use-text.ts'
import type { CollectionPageProps, OpenAction } from './collection-props.ts'
import { formAnswers } from '../../revision/form-answers.ts'
import { pageValues } from '../page-values.ts'
import { presetAnswers } from '../preset-answers.ts'
import { RecordForm } from '../RecordForm.tsx'
import { untitledForm } from '../untitled-form.ts'
import { recordKey } from './record-key.ts'

export interface RecordDialogProps extends CollectionPageProps, OpenAction {
  readonly onClose: () => void
}

/** The form that adds or edits a record, as wide as the page declares; on a narrow screen it takes the whole of it. */
export function RecordDialog(props: RecordDialogProps) {
  const { page, context, records, record, onSave, onClose } = props
  const form = untitledForm(props.form)
  const text = useText()
  const id = useId()
  const isNarrow = useMediaQuery('(max-width: 699px)', { noSsr: true })
  const around = useMemo(() => ({ ...context, records, ...(record && { record }) }), [context, records, record])
  const store = useFormStore(form, around, () => beginning(props, form, around))
  const lacking = useLacking(store, record)
  const origins = useFormOrigin(store, record)
  const keeping = useFormKeeping(store, draftOf(props), props.onUnsaved, origins)
  const [asks, setAsks] = useState(false)
  const leave = () => (keeping.unsaved ? setAsks(true) : onClose())
  const merging = useMerging(store, origins, onSave, keeping.key)
  const save = keeping.keep(async (...given: Parameters<SubmitAnswers>) => merging.save(...given))
  const giveUp = () => {
    keeping.giveUp()
    onClose()
  }
  const title = record ? page.dialog.edit : page.dialog.add
  return (
    <Dialog
      open
      onClose={leave}
      fullScreen={isNarrow}
      maxWidth={false}
      aria-labelledby={id}
      slotProps={isNarrow ? undefined : { paper: { sx: { maxWidth: widest(page.dialog.width) } } }}
    >
      <DialogTitle id={id} sx={{ pr: 8 }}>
        {title}
      </DialogTitle>
      <IconButton onClick={leave} aria-label={text('renderer.close')} sx={{ position: 'absolute', top: 12, right: 14 }}>
        <Close />
      </IconButton>
      <DialogContent>
        <DraftNotice keeping={keeping} />
        <MergePanel {...merging} store={store} onDiscard={giveUp} />
        <IncompleteNotice form={form} issues={lacking} />
        <RecordForm
          form={form}
          context={around}
          store={store}
          idPrefix="dialog"
          submitLabel={text('renderer.record.save')}
          actions={
            <Button size="large" onClick={leave}>
              {text('renderer.cancel')}
            </Button>
          }
          onSubmit={async (answers, files) => {
            const refused = await save(answers, files)
            if (!refused || refused.length === 0) onClose()
            return refused
          }}
        />
      </DialogContent>
      <LeaveDialog open={asks} onLeave={giveUp} onStay={() => setAsks(false)} />
    </Dialog>
  )
}

/** A part of the window, but on small ones no less than a form needs for two columns. */
const widest = (declared: number | string): number | string =>
  typeof declared === 'number' ? declared : `max(${declared}, 36rem)`

/** What a draft of this dialog is kept under. */
function draftOf({ action, record, records = [] }: RecordDialogProps): string {
  return record ? recordKey(record, records.indexOf(record)) : `new ${action.id}`
}

function beginning(
  { context, records, action, record, loadFile }: RecordDialogProps,
  form: CompiledForm,
  around: EvaluationContext,
): FormStore {
  const answers: JsonObject = record
    ? formAnswers(record, form.document.schema)
    : presetAnswers(action.preset, pageValues(context, records))
  return makeFormStore({ form, context: around, answers, files: new FileRegistry(loadFile) })
}
