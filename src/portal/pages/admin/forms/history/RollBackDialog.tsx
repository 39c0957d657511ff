import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { useFailureOf } from '../../../../api/use-failure-of.ts'
import { useToaster } from '../../../../ui/toaster-context.ts'
import { useReason } from '../publish/use-reason.tsx'

interface RollBackDialogProps {
  readonly inForce: number
  /** The publication to bring back; 0 for the forms as shipped. */
  readonly to: number
  readonly onRolledBack: () => void
  readonly onClose: () => void
}

/** Asks why, and publishes again what an earlier publication had. */
export function RollBackDialog({ inForce, to, onRolledBack, onClose }: RollBackDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const formId = useId()
  const asked = useReason()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const rollBack = async (): Promise<void> => {
    const reason = asked.read()
    if (reason === undefined) return
    setBusy(true)
    try {
      await api.post('admin/forms/roll-back', { publication: inForce, to, reason })
      toaster.show('success', text('portal.history.done'))
      onRolledBack()
      onClose()
    } catch (thrown) {
      setFailure(failureOf(thrown).message)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void rollBack()
  }
  return (
    <DialogFrame
      title={text(to === 0 ? 'portal.history.back-to-shipped' : 'portal.history.back-to', { number: to })}
      onClose={isBusy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {text('renderer.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isBusy}>
            {text('portal.history.back-confirm')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} spacing={2} noValidate onSubmit={submit}>
        <Typography>{text('portal.history.back-sure')}</Typography>
        {failure !== undefined && <AlertBanner kind="error">{failure}</AlertBanner>}
        {asked.field}
      </Stack>
    </DialogFrame>
  )
}
