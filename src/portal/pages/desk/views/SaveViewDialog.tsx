import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import type { DeskView } from '../../../../contract/desk.ts'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useToaster } from '../../../ui/toaster-context.ts'

interface SaveViewDialogProps {
  readonly type: string
  readonly query: string
  readonly onSaved: (views: readonly DeskView[]) => void
  readonly onClose: () => void
}

/** Asks under which name the filters are saved. */
export function SaveViewDialog({ type, query, onSaved, onClose }: SaveViewDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const formId = useId()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    if (name.trim() === '') return setMissing(true)
    setBusy(true)
    setFailure(undefined)
    try {
      onSaved(await api.declared.post<readonly DeskView[]>(`cases/${type}/views`, { name: name.trim(), query }))
      toaster.show('success', text('portal.desk.view-saved', { name: name.trim() }))
      onClose()
    } catch (thrown) {
      setFailure(failureOf(thrown).message)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void save()
  }
  return (
    <DialogFrame
      title={text('portal.desk.view-save')}
      onClose={isBusy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {text('renderer.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isBusy}>
            {text('portal.settings.save')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} spacing={2} noValidate onSubmit={submit}>
        {failure !== undefined && <AlertBanner kind="error">{failure}</AlertBanner>}
        <TextField
          required
          fullWidth
          label={text('portal.desk.view-name')}
          value={name}
          error={isMissing}
          helperText={isMissing ? text('portal.desk.view-name-missing') : ' '}
          slotProps={{ htmlInput: { maxLength: 60 } }}
          onChange={({ target }) => {
            setName(target.value)
            setMissing(false)
          }}
        />
      </Stack>
    </DialogFrame>
  )
}
