import { createContext } from 'react'

/** `sending`: what is unsaved is on its way, and a page that is left because it arrived is left rightly. */
export type Unsaved = 'unsaved' | 'sending' | undefined

/** A form, to whoever guards the way out. */
export interface GuardedForm {
  /** Forgets what was typed, its draft included. */
  readonly giveUp: () => void
}

export type NoteUnsaved = (form: GuardedForm, unsaved: Unsaved) => void

/** Called with how each form stands. */
export const UnsavedContext = createContext<NoteUnsaved>(() => {})
