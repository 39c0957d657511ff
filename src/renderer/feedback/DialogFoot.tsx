import { use } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { DialogFootContext } from './dialog-foot-context.ts'

/** The buttons of a form: in a dialog they are in its foot, which stays in sight; elsewhere below the form. */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  const foot = use(DialogFootContext)
  if (foot === undefined) return children
  return foot && createPortal(children, foot)
}
