import LinearProgress from '@mui/material/LinearProgress'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'

/** A payment while the provider works. */
export function WaitingForPayer({ message }: { readonly message: string | undefined }) {
  const text = useText()
  return (
    <>
      <LinearProgress aria-label={text('portal.checkout.waiting')} />
      <AlertBanner kind="info">{message ?? text('portal.loading')}</AlertBanner>
      <span>{text('portal.checkout.waiting-help')}</span>
    </>
  )
}
