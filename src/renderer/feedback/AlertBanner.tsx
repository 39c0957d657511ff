import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { useText } from '../texts/use-text.ts'
import type { ToastKind } from './toaster.ts'

export interface AlertBannerProps {
  readonly kind: ToastKind
  readonly children: ReactNode
  /** Shows a button that closes it. */
  readonly onClose?: () => void
  /** A button at its end, e.g. `Try again`. */
  readonly action?: ReactNode
}

/** A message that stays on the page; announced at once when it reports a failure. */
export function AlertBanner({ kind, children, onClose, action }: AlertBannerProps) {
  const text = useText()
  return (
    <Alert
      severity={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      action={action}
      {...(onClose && { onClose, closeText: text('renderer.close') })}
    >
      {children}
    </Alert>
  )
}
