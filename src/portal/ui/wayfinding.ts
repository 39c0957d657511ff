import { createContext, use } from 'react'
import type { LinkComponent } from './link-component.ts'

/**
 * Where the portal is, and how it leads elsewhere. The shell and the log-in page use this instead of the router, which
 * is not in the first download: until it is loaded, following a link loads it.
 */
export interface Wayfinding {
  readonly pathname: string
  /** With its question mark; empty without a query. */
  readonly search: string
  /** Whether the user came here within the portal, rather than by loading the page. */
  readonly hasArrived: boolean
  readonly go: (path: string) => Promise<void>
  readonly Link: LinkComponent
}

export const WayfindingContext = createContext<Wayfinding | undefined>(undefined)

export function useWayfinding(): Wayfinding {
  const ways = use(WayfindingContext)
  if (!ways) throw new Error('Wayfinding is missing: a page was rendered outside the portal’s providers')
  return ways
}
