import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { JsonObject } from '../../../engine/json/json.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { DialogFoot } from '../../../renderer/feedback/DialogFoot.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { SignatureArea } from '../../../renderer/widgets/signature/SignatureArea.tsx'
import { useApi } from '../../api/api-context.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useFailureOf } from '../../api/use-failure-of.ts'
import { useToaster } from '../../ui/toaster-context.ts'

/** Where signatures are sent: the specification’s call. */
const signatures = 'profile/signature'

interface SignatureStepProps {
  /** The case type, which names what is signed. */
  readonly type: string
  readonly isBusy: boolean
  readonly onSigned: () => Promise<void>
  readonly onClose: () => void
}

/** A signature, drawn or typed. Saving sends it; the server then sends a one-time code. */
export function SignatureStep({ type, isBusy, onSigned, onClose }: SignatureStepProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [failure, setFailure] = useState<ApiError>()
  const [isSending, setSending] = useState(false)
  const id = useId()
  const send = async (file: File) => {
    setSending(true)
    setFailure(undefined)
    try {
      const base64Attachment = await dataUrlOf(file)
      const { message } = await api.declared.post<JsonObject>(signatures, { namespace: type, base64Attachment })
      if (typeof message === 'string') toaster.show('success', message)
      await onSigned()
    } catch (thrown) {
      setFailure(failureOf(thrown))
    }
    setSending(false)
  }
  return (
    <Stack spacing={2}>
      {failure && <AlertBanner kind="error">{failure.message}</AlertBanner>}
      <Typography color="textSecondary">{text('portal.assure.signature-lead')}</Typography>
      <SignatureArea
        field={{ ...plainField, id, disabled: isSending || isBusy }}
        onSigned={(file) => void send(file)}
      />
      <DialogFoot>
        <Button onClick={onClose} disabled={isSending || isBusy}>
          {text('renderer.cancel')}
        </Button>
      </DialogFoot>
    </Stack>
  )
}

const plainField = {
  label: '',
  hideLabel: false,
  readonly: false,
  required: false,
  describedBy: undefined,
  rawErrors: [],
  options: {},
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('The signature could not be read')))
    reader.readAsDataURL(file)
  })
}
