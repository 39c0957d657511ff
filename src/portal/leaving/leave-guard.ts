import type { GuardedForm, NoteUnsaved, Unsaved } from '../../renderer/drafts/unsaved-context.ts'

/** Knows which forms of the page have unsaved changes, and asks before they are lost. */
export interface LeaveGuard {
  readonly note: NoteUnsaved
  /** Whether leaving the page within the portal would lose something. */
  readonly isUnsaved: () => boolean
  /** Whether closing the tab would lose something: a request still being sent counts as unsaved. */
  readonly isAtRisk: () => boolean
  /** Whether the user may leave: asks when something is unsaved, and discards it when they agree. */
  readonly ask: () => Promise<boolean>
  /** Whether a question is open. */
  readonly isAsking: () => boolean
  readonly answer: (leaves: boolean) => void
  /** Stops guarding these forms: the user they belonged to has left. */
  readonly release: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** A guard for one page. */
export function makeLeaveGuard(): LeaveGuard {
  const forms = new Map<GuardedForm, Exclude<Unsaved, undefined>>()
  const listeners = new Set<() => void>()
  let pending: ((leaves: boolean) => void) | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const isUnsaved = () => [...forms.values()].includes('unsaved')
  const giveUp = () => {
    for (const form of forms.keys()) form.giveUp()
    forms.clear()
  }
  const answer = (leaves: boolean) => {
    const decide = pending
    pending = undefined
    if (leaves) giveUp()
    tell()
    decide?.(leaves)
  }
  return {
    note: (form, unsaved) => {
      if (unsaved === undefined) forms.delete(form)
      else forms.set(form, unsaved)
      tell()
    },
    isUnsaved,
    isAtRisk: () => forms.size > 0,
    ask: () => {
      if (!isUnsaved()) return Promise.resolve(true)
      pending?.(false)
      return new Promise((resolve) => {
        pending = resolve
        tell()
      })
    },
    isAsking: () => pending !== undefined,
    answer,
    release: () => {
      forms.clear()
      if (pending) answer(false)
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
