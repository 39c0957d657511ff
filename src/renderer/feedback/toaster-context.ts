import { createContext } from 'react'
import { createToaster } from './toaster.ts'
import type { Toaster } from './toaster.ts'

/** The toaster of the page. Without one around them, components show toasts that nobody sees. */
export const ToasterContext = createContext<Toaster>(createToaster())
