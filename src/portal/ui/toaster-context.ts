import { createContext, use } from 'react'
import { createToaster } from '../../renderer/feedback/toaster.ts'
import type { Toaster } from '../../renderer/feedback/toaster.ts'

export const ToasterContext = createContext<Toaster>(createToaster())

/** Shows toasts: `toaster.show('success', message)`. */
export function useToaster(): Toaster {
  return use(ToasterContext)
}
