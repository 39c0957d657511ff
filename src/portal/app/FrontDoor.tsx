import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react'
import { isFetched } from '../../renderer/feedback/is-fetched.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useConnection, useConnectionLost } from '../api/connection-context.ts'
import { AuthFrame } from '../layouts/frames/AuthFrame.tsx'
import { LoginPage } from '../pages/LoginPage.tsx'
import { useSession } from '../session/session-context.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { WayfindingContext } from '../ui/wayfinding.ts'
import { DoorLink } from './DoorLink.tsx'
import { FrontBoundary } from './FrontBoundary.tsx'
import { Notices } from './notices/Notices.tsx'
import { reloadOnce } from './reload-once.ts'

/** Where the log-in page is. */
export const frontPath = '/'

interface FrontDoorProps {
  /** Loads the portal's pages. */
  readonly load: () => Promise<unknown>
  /** Loads the portal's pages and shows the one at a path, else the one at the browser's address. */
  readonly open: (path?: string) => Promise<void>
}

/**
 * The log-in page as visitors first meet it, without router, caches and drafts, which are half of its size. Whoever
 * logs in, follows a link or goes through the browser's history loads the rest.
 */
export function FrontDoor({ load, open }: FrontDoorProps) {
  const go = useOpening({ load, open })
  const { pathname, search } = window.location
  const ways = useMemo(() => ({ pathname, search, hasArrived: false, go, Link: DoorLink }), [pathname, search, go])
  return (
    <WayfindingContext value={ways}>
      <FrontBoundary onBroken={go}>
        <AuthFrame>
          <LoginPage />
        </AuthFrame>
      </FrontBoundary>
      <Notices />
    </WayfindingContext>
  )
}

/**
 * Opens the pages for a link, a session and the browser's history. Pages that the server no longer has are fetched by
 * reloading once; what else keeps them from being loaded is reported.
 */
function useOpening({ load, open }: FrontDoorProps): (path?: string) => Promise<void> {
  const session = useSession()
  const lost = useConnectionLost()
  const connection = useConnection()
  const toaster = useToaster()
  const text = useText()
  const go = useCallback(
    (path?: string) =>
      open(path).catch(async () => {
        const reached = await connection.check()
        if (reached && reloadOnce(window, path)) return
        toaster.show('error', text(reached ? 'portal.error.title' : 'portal.offline'))
      }),
    [open, connection, toaster, text],
  )
  useEffect(() => {
    if (session && !lost) void go()
  }, [session, lost, go])
  // Whoever submits the form is about to need the pages: load them while the server decides.
  useLayoutEffect(() => {
    const prepare = () => void isFetched(load)
    window.addEventListener('submit', prepare)
    return () => window.removeEventListener('submit', prepare)
  }, [load])
  useLayoutEffect(() => {
    const follow = () => {
      if (window.location.pathname !== frontPath) void go()
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [go])
  return go
}
