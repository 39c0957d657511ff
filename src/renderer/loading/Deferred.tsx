import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'

interface DeferredProps {
  /** Shown until then. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * Draws a part of a page after what surrounds it, in slices, when it first appears: so the heading is there at once,
 * and the browser can respond to the user in between.
 */
export function Deferred({ fallback, children }: DeferredProps) {
  const isDue = useDeferredValue(true, false)
  return isDue ? children : fallback
}
