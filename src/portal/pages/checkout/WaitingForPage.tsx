import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { CheckoutButtons } from './CheckoutButtons.tsx'

interface WaitingForPageProps {
  readonly message: string
  /** The address of the provider's page. */
  readonly page: string
  /** Whether the provider is being asked. */
  readonly isAsking: boolean
  /** The payer will not pay on the page. */
  readonly onLeave: () => void
}

/** A payment that the payer makes on a page of the provider: the way to that page, and away from it. */
export function WaitingForPage({ message, page, isAsking, onLeave }: WaitingForPageProps) {
  const text = useText()
  return (
    <>
      {isAsking && <LinearProgress aria-label={text('portal.checkout.waiting')} />}
      <AlertBanner kind="info">{isAsking ? text('portal.checkout.card-asking') : message}</AlertBanner>
      <span>{text('portal.checkout.waiting-help')}</span>
      <CheckoutButtons>
        <Button variant="contained" href={page} disabled={isAsking}>
          {text('portal.checkout.card-page')}
        </Button>
        <Button variant="outlined" disabled={isAsking} onClick={onLeave}>
          {text('portal.checkout.card-leave')}
        </Button>
      </CheckoutButtons>
    </>
  )
}
