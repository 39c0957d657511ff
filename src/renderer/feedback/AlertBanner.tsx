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

/** With too little room for both, the button stands below the message, and its words stay on one line. */
const actionBelow = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 12rem' },
  '& .MuiAlert-action': { flex: 'none', whiteSpace: 'nowrap' },
} as const

/** A message that stays on the page; announced at once when it reports a failure. */
export function AlertBanner({ kind, children, onClose, action }: AlertBannerProps) {
  const text = useText()
  return (
    <Alert
      severity={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      action={action}
      sx={action === undefined ? undefined : actionBelow}
      {...(onClose && { onClose, closeText: text('renderer.close') })}
    >
      {children}
    </Alert>
  )
}
