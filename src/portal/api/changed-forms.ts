import { createContext, use, useSyncExternalStore } from 'react'

/** Whether other forms are in force than those with which the page began. */
export interface ChangedForms {
  readonly isChanged: () => boolean
  /** A response named those in force; undefined from a server that does not name them. */
  readonly report: (inForce: string | undefined) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** @param begun what the forms of the page are called, as responses name them */
export function watchForms(begun: string): ChangedForms {
  const listeners = new Set<() => void>()
  let changed = false
  return {
    isChanged: () => changed,
    report: (inForce) => {
      const is = inForce !== undefined && inForce !== begun
      if (inForce === undefined || is === changed) return
      changed = is
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const ChangedFormsContext = createContext<ChangedForms | undefined>(undefined)

const neverChanged: ChangedForms = { isChanged: () => false, report: () => undefined, subscribe: () => () => undefined }

/** Whether the forms have changed since the page was loaded; renders again when that changes. */
export function useFormsChanged(): boolean {
  const forms = use(ChangedFormsContext) ?? neverChanged
  return useSyncExternalStore(forms.subscribe, forms.isChanged)
}
