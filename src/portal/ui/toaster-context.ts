import { use } from 'react'
import type { Toaster } from '../../renderer/feedback/toaster.ts'
import { ToasterContext } from '../../renderer/feedback/toaster-context.ts'

/** Shows toasts: `toaster.show('success', message)`. */
export function useToaster(): Toaster {
  return use(ToasterContext)
}
