import type { ReactNode } from 'react'
import IconButton from '@mui/material/IconButton'

interface ToolButtonProps {
  readonly label: string
  /** Whether it can do nothing now. It keeps the focus: it may have just done what it can. */
  readonly isOff?: boolean
  readonly onPress: (() => void) | undefined
  /** By which something else gives it the focus. */
  readonly id?: string
  /** Its icon. */
  readonly children: ReactNode
}

/** A button with an icon in the editor's toolbar; its name shows under the pointer. */
export function ToolButton({ label, isOff = false, onPress, id, children }: ToolButtonProps) {
  return (
    <IconButton id={id} aria-label={label} title={label} aria-disabled={isOff} onClick={() => !isOff && onPress?.()}>
      {children}
    </IconButton>
  )
}
