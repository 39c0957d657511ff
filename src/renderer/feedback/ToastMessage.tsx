import Alert from '@mui/material/Alert'
import { keyframes } from '@mui/material/styles'
import { useState } from 'react'
import { useText } from '../texts/use-text.ts'
import type { Toast } from './toaster.ts'
import { usePausableTimer } from './use-pausable-timer.ts'

export interface ToastMessageProps {
  readonly toast: Toast
  readonly onDismiss: (id: number) => void
}

/** One toast, in a live region: it closes by itself, but waits while the pointer or the focus is on it. */
export function ToastMessage({ toast, onDismiss }: ToastMessageProps) {
  const text = useText()
  const [held, setHeld] = useState(false)
  usePausableTimer(toast.duration, held, () => onDismiss(toast.id))
  return (
    <Alert
      severity={toast.kind}
      role="presentation"
      onClose={() => onDismiss(toast.id)}
      closeText={text('renderer.toasts.dismiss')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={toastStyle}
    >
      {toast.message}
    </Alert>
  )
}

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-12px) scale(0.98)' } })

const toastStyle = { mb: 1, pointerEvents: 'auto', boxShadow: 16, animation: `${enter} 180ms ease-out` } as const
