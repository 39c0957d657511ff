import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { Link } from 'react-router-dom'
import type { Disclaimer } from '../../../contract/reference-data.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { LoadFailure } from '../../app/LoadFailure.tsx'

interface ConsentDialogProps {
  readonly open: boolean
  readonly onAgree: () => void
}

/** The consent disclaimer of type Application. One agrees, or goes back to log-in; it cannot be passed by. */
export function ConsentDialog({ open, onAgree }: ConsentDialogProps) {
  const text = useText()
  const { data, error, mutate } = useCall<Disclaimer[]>('setup/disclaimers')
  const disclaimer = data?.find(({ disclaimerType: type }) => type === 'Application')
  return (
    <Dialog open={open} maxWidth="sm" fullWidth aria-labelledby="consent-title" aria-describedby="consent-text">
      <DialogTitle id="consent-title">{text('portal.consent.title')}</DialogTitle>
      <DialogContent id="consent-text">
        {error && <LoadFailure error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton variant="rounded" height={120} />}
        {disclaimer?.description}
      </DialogContent>
      <DialogActions>
        <Button component={Link} to="/">
          {text('portal.consent.disagree')}
        </Button>
        <Button variant="contained" onClick={onAgree} disabled={!data}>
          {text('portal.consent.agree')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
