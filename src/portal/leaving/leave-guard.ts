import type { GuardedForm, NoteUnsaved, Unsaved } from '../../renderer/drafts/unsaved-context.ts'

/** Knows which forms of the page hold what is not saved, and asks before it is lost. */
export interface LeaveGuard {
  readonly note: NoteUnsaved
  /** Whether leaving the page within the portal would lose something. */
  readonly isUnsaved: () => boolean
  /** Whether closing the tab would: what is being sent has not arrived yet. */
  readonly isAtRisk: () => boolean
  /** Whether the person may be taken elsewhere: asks them when something is unsaved, and gives it up when they agree. */
  readonly ask: () => Promise<boolean>
  /** Whether a question is open. */
  readonly isAsking: () => boolean
  readonly answer: (leaves: boolean) => void
  /** Nothing is asked about these forms any more: the person whose they were has left. */
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
