import { createContext } from 'react'

/**
 * The foot of the dialog around a component: null until it is drawn, undefined outside dialogs.
 */
export const DialogFootContext = createContext<HTMLElement | null | undefined>(undefined)
