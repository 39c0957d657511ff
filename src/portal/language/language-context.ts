import { createContext, use } from 'react'
import type { LanguageStore } from './language-store.ts'

export const LanguageContext = createContext<LanguageStore | undefined>(undefined)

/** The language store, to change the language; for texts use `useText`. */
export function useLanguageStore(): LanguageStore {
  const store = use(LanguageContext)
  if (!store) throw new Error('The language is missing: a page was rendered outside the portal’s providers')
  return store
}
