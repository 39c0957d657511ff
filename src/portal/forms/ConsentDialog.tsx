import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { DialogFrame } from '../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { useCall } from '../api/use-call.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'

export interface ConsentDialogProps {
  /** The organisation's disclaimer to consent to. */
  readonly type: 'Activation' | 'Application'
  readonly open: boolean
  readonly onAgree: () => void
  readonly onDisagree: () => void
}

/** A consent disclaimer. The user must agree or refuse; it cannot be skipped. */
export function ConsentDialog({ type, open, onAgree, onDisagree }: ConsentDialogProps) {
  const text = useText()
  const { data, error, mutate } = useCall(open ? 'setup/disclaimers' : null)
  const disclaimer = data?.find(({ disclaimerType }) => disclaimerType === type)
  return (
    <DialogFrame
      title={text('portal.consent.title')}
      open={open}
      width={600}
      isText
      describedBy="consent-text"
      foot={
        <>
          <Button onClick={onDisagree}>{text('portal.consent.disagree')}</Button>
          <Button variant="contained" onClick={onAgree} disabled={!data}>
            {text('portal.consent.agree')}
          </Button>
        </>
      }
    >
      <div id="consent-text">
        {error && <LoadFailure error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton variant="rounded" height={120} />}
        {disclaimer?.description}
      </div>
    </DialogFrame>
  )
}
