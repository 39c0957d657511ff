import { useCallback, useState } from 'react'
import type { ComponentType } from 'react'
import { PageFailure } from './PageFailure.tsx'

export interface LoadedPage {
  readonly Component: ComponentType
}

interface LatePageProps {
  readonly load: () => Promise<LoadedPage>
  /** Why its code could not be loaded before. */
  readonly failure: unknown
}

/** A page whose code could not be loaded when it was opened. */
export function LatePage({ load, failure }: LatePageProps) {
  const [Page, setPage] = useState<ComponentType>()
  const [{ error, attempt }, setFailed] = useState({ error: failure, attempt: 0 })
  const retry = useCallback(
    () =>
      void load().then(
        ({ Component }) => setPage(() => Component),
        (thrown: unknown) => setFailed((before) => ({ error: thrown, attempt: before.attempt + 1 })),
      ),
    [load],
  )
  return Page ? <Page /> : <PageFailure key={attempt} error={error} onRetry={retry} isCode />
}
