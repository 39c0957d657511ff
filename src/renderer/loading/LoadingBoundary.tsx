import { startTransition, Suspense, useLayoutEffect, useReducer, useState } from 'react'
import type { ReactNode } from 'react'
import { onSettledLoad, settledLoads } from './settling.ts'

export interface LoadingBoundaryProps {
  /** Shown while something inside is loaded. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * React's Suspense without its wait: React holds what replaces a placeholder back until 300 ms after the last
 * placeholder came or went, so a page of three nested loads took a second however fast they were. That holds for its
 * own retries alone; here a load that ends (`settling`) draws the boundary anew, in slices. Loads that do not tell are
 * retried by React as ever.
 */
export function LoadingBoundary({ fallback, children }: LoadingBoundaryProps) {
  const [, retry] = useReducer((retries: number) => retries + 1, 0)
  return (
    <Suspense
      fallback={
        <>
          {fallback}
          <RetryWhenLoaded retry={retry} />
        </>
      }
    >
      {children}
    </Suspense>
  )
}

/** Part of the fallback, so it is there exactly while the boundary waits. */
function RetryWhenLoaded({ retry }: { readonly retry: () => void }) {
  const [drawnAt] = useState(settledLoads)
  useLayoutEffect(() => {
    const retryInSlices = () => startTransition(retry)
    // What has ended between drawing and showing the fallback.
    if (settledLoads() !== drawnAt) retryInSlices()
    return onSettledLoad(retryInSlices)
  }, [drawnAt, retry])
  return null
}
