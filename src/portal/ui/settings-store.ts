import { createContext, use } from 'react'
import type { Settings } from '../../contract/settings.ts'

/** The organisation's settings as this page knows them: those that it started with, until some are saved here. */
export interface SettingsStore {
  readonly get: () => Settings
  readonly set: (settings: Settings) => void
  /** Returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void
}

/** @param started those of the start data */
export function createSettingsStore(started: Settings): SettingsStore {
  const listeners = new Set<() => void>()
  let settings = started
  return {
    get: () => settings,
    set: (saved) => {
      settings = saved
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const SettingsStoreContext = createContext<SettingsStore | undefined>(undefined)

/** Puts saved settings into force on this page. */
export function useSettingsStore(): SettingsStore {
  const store = use(SettingsStoreContext)
  if (!store) throw new Error('The settings are missing: a page was rendered outside the portal’s providers')
  return store
}
