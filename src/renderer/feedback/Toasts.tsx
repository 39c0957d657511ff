import Box from '@mui/material/Box'
import Portal from '@mui/material/Portal'
import { useSyncExternalStore } from 'react'
import { useText } from '../texts/use-text.ts'
import type { Toaster } from './toaster.ts'
import { ToastMessage } from './ToastMessage.tsx'

/** Shows a toaster's messages at the top of the page, centred, above everything. Rendered once. */
export function Toasts({ toaster }: { readonly toaster: Toaster }) {
  const text = useText()
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts)
  return (
    <Portal>
      <Box component="section" aria-label={text('renderer.toasts.label')} sx={regionStyle}>
        {toasts.map((toast) => (
          <ToastMessage key={toast.id} toast={toast} onDismiss={toaster.dismiss} />
        ))}
      </Box>
    </Portal>
  )
}

const regionStyle = {
  position: 'fixed',
  top: 'max(16px, env(safe-area-inset-top))',
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'min(440px, calc(100vw - 24px))',
  display: 'grid',
  gap: 1,
  zIndex: 'snackbar',
  pointerEvents: 'none',
} as const
