import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { useFailureOf } from '../api/use-failure-of.ts'

interface SendDialogProps {
  readonly title: string
  /** The button that sends, as a verb. */
  readonly send: string
  /** Makes the call; without a promise nothing is sent yet, because something is missing, which its field then says. */
  readonly onSend: () => Promise<void> | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a few controls for one call: it closes when that succeeds, else it stays and says why. */
export function SendDialog({ title, send, onSend, onClose, children }: SendDialogProps) {
  const text = useText()
  const failureOf = useFailureOf()
  const formId = useId()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const finish = async (sending: Promise<void>): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await sending
      onClose()
    } catch (thrown) {
      setFailure(failureOf(thrown).message)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const sending = onSend()
    if (sending) void finish(sending)
  }
  return (
    <DialogFrame
      title={title}
      onClose={isBusy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {text('renderer.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isBusy}>
            {send}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} spacing={2} noValidate onSubmit={submit}>
        {failure !== undefined && <AlertBanner kind="error">{failure}</AlertBanner>}
        {children}
      </Stack>
    </DialogFrame>
  )
}
