import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
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
    <Dialog open={open} maxWidth="sm" fullWidth aria-labelledby="consent-title" aria-describedby="consent-text">
      <DialogTitle id="consent-title">{text('portal.consent.title')}</DialogTitle>
      <DialogContent id="consent-text">
        {error && <LoadFailure error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton variant="rounded" height={120} />}
        {disclaimer?.description}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDisagree}>{text('portal.consent.disagree')}</Button>
        <Button variant="contained" onClick={onAgree} disabled={!data}>
          {text('portal.consent.agree')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
