import { createContext } from 'react'

/** `sending`: unsaved answers are being sent; leaving the page because they were saved needs no warning. */
export type Unsaved = 'unsaved' | 'sending' | undefined

/** A form, as seen by the guard against leaving the page. */
export interface GuardedForm {
  /** Discards what was typed, including its draft. */
  readonly giveUp: () => void
}

export type NoteUnsaved = (form: GuardedForm, unsaved: Unsaved) => void

/** Called with each form's state. */
export const UnsavedContext = createContext<NoteUnsaved>(() => {})
