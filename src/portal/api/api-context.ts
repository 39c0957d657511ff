import { createContext, use } from 'react'
import type { Api } from './api.ts'

export const ApiContext = createContext<Api | undefined>(undefined)

/** The organisation's API. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('The API is missing: a page was rendered outside the portal’s providers')
  return api
}
