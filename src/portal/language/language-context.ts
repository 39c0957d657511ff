import { createContext, use } from 'react'
import type { LanguageStore } from './language-store.ts'

export const LanguageContext = createContext<LanguageStore | undefined>(undefined)

/** The store of the language, for changing it; texts come by `useText`. */
export function useLanguageStore(): LanguageStore {
  const store = use(LanguageContext)
  if (!store) throw new Error('The language is missing: a page was rendered outside the portal’s providers')
  return store
}
