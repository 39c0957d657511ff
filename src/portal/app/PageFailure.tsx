import { useEffect, useState } from 'react'
import { useText } from '../../renderer/texts/use-text.ts'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { useConnection, useConnectionLost } from '../api/connection-context.ts'
import { useOnReturn } from '../api/use-on-return.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { RetryButton } from '../ui/RetryButton.tsx'
import { BrokenPage } from './BrokenPage.tsx'
import { reloadOnce } from './reload-once.ts'

export interface PageFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
  /** Whether the page's code is missing, rather than something it asked for. */
  readonly isCode?: boolean
}

/**
 * In place of a page that could not be shown. Without a connection it says so, and tries again by itself when that
 * returns; code that the server no longer has is fetched by reloading the page once; anything else is reported.
 */
export function PageFailure({ error, onRetry, isCode = false }: PageFailureProps) {
  const text = useText()
  const lost = useConnectionLost()
  const connection = useConnection()
  const [isReached, setIsReached] = useState<boolean>()
  useEffect(() => {
    let isShown = true
    void connection.check().then((reached) => {
      if (isShown && !(reached && isCode && reloadOnce(window))) setIsReached(reached)
    })
    return () => {
      isShown = false
    }
  }, [connection, isCode])
  useOnReturn(onRetry)
  if (lost) {
    return (
      <>
        <PageHeading title={text('portal.error.title')} />
        <AlertBanner kind="error" action={<RetryButton onRetry={onRetry} />}>
          {text('portal.error.offline')}
        </AlertBanner>
      </>
    )
  }
  return isReached === true ? <BrokenPage error={error} /> : <PageSkeleton />
}
