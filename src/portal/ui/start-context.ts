import { createContext, use } from 'react'
import type { StartData } from '../../contract/start-data.ts'

export const StartContext = createContext<StartData | undefined>(undefined)

/** The data that the page starts with: the organisation, its settings, the hashes of its documents. */
export function useStart(): StartData {
  const start = use(StartContext)
  if (!start) throw new Error('The start data is missing: a page was rendered outside the portal’s providers')
  return start
}
