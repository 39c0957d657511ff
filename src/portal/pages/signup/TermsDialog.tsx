import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { DialogFrame } from '../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'

interface TermsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onAccept: () => void
}

/** The organisation's terms and conditions, to read and accept. */
export function TermsDialog({ open, onClose, onAccept }: TermsDialogProps) {
  const text = useText()
  const { data, error, mutate } = useCall(open ? 'company/terms' : null)
  return (
    <DialogFrame
      title={text('portal.signup.terms')}
      open={open}
      onClose={onClose}
      width={600}
      isText
      foot={
        <>
          <Button onClick={onClose}>{text('renderer.cancel')}</Button>
          <Button variant="contained" onClick={onAccept} disabled={!data}>
            {text('portal.signup.accept-terms')}
          </Button>
        </>
      }
    >
      {error && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data?.termsAndConditions.map(({ heading, text: paragraph }) => (
        <section key={heading}>
          <Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>
            {heading}
          </Typography>
          <Typography variant="body2">{paragraph}</Typography>
        </section>
      ))}
    </DialogFrame>
  )
}
