import Box from '@mui/material/Box'
import Portal from '@mui/material/Portal'
import { useSyncExternalStore } from 'react'
import { useText } from '../texts/use-text.ts'
import { keepAnnounced } from './keep-announced.ts'
import type { ToastKind, Toaster } from './toaster.ts'
import { ToastMessage } from './ToastMessage.tsx'

/** The kinds of toasts that interrupt a screen reader, and those that wait. */
const regions: readonly (readonly [role: 'alert' | 'status', kinds: readonly ToastKind[]])[] = [
  ['alert', ['error', 'warning']],
  ['status', ['info', 'success']],
]

/**
 * Shows a toaster's messages at the top of the page, centred, above everything. Rendered once, from the start: screen
 * readers ignore what a new live region contains.
 */
export function Toasts({ toaster }: { readonly toaster: Toaster }) {
  const text = useText()
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts)
  return (
    <Portal>
      <Box ref={keepAnnounced} component="section" aria-label={text('renderer.toasts.label')} sx={regionStyle}>
        {regions.map(([role, kinds]) => (
          <div key={role} role={role} aria-atomic={false}>
            {toasts
              .filter(({ kind }) => kinds.includes(kind))
              .map((toast) => (
                <ToastMessage key={toast.id} toast={toast} onDismiss={toaster.dismiss} />
              ))}
          </div>
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
  zIndex: 'snackbar',
  pointerEvents: 'none',
} as const
