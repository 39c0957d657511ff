import { Outlet } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { KeptDrafts } from '../drafts/KeptDrafts.tsx'
import { LeaveQuestion } from '../leaving/LeaveQuestion.tsx'
import { ReloadOnReturn } from '../api/ReloadOnReturn.tsx'
import { useSession } from '../session/session-context.ts'
import { ChangesElsewhere } from '../checklists/ChangesElsewhere.tsx'
import { LoadingBoundary } from '../../renderer/loading/LoadingBoundary.tsx'
import { lazyPart } from '../../renderer/loading/lazy-part.ts'
import { ActingNotice } from './notices/ActingNotice.tsx'
import { ChangedFormsNotice } from './notices/ChangedFormsNotice.tsx'
import { DataAge } from './notices/DataAge.tsx'
import { Notices } from './notices/Notices.tsx'
import { DrawnAsInBrowser } from './DrawnAsInBrowser.tsx'
import { NarrowingInAddress } from './NarrowingInAddress.tsx'
import { RoutedWays } from './RoutedWays.tsx'
import { useStart } from '../ui/start-context.ts'

/** Only logged-in users need it. */
const Inactivity = lazyPart(async () => (await import('../session/inactivity/Inactivity.tsx')).Inactivity)

/** Wraps every page. Loaded data is dropped when a session begins or ends, because it belonged to another user. */
export function Root() {
  const session = useSession()
  const { settings } = useStart()
  const watches = session !== undefined && settings.minor_settings.inactivityLogout === true
  return (
    <SWRConfig key={session?.token ?? ''} value={calls}>
      <RoutedWays>
        <KeptDrafts>
          <NarrowingInAddress>
            <DrawnAsInBrowser>
              <Outlet />
            </DrawnAsInBrowser>
          </NarrowingInAddress>
        </KeptDrafts>
      </RoutedWays>
      <LeaveQuestion />
      <Notices>
        {session && <ActingNotice user={session.user} />}
        <DataAge />
        <ChangedFormsNotice />
      </Notices>
      <ReloadOnReturn />
      <ChangesElsewhere />
      {watches && (
        <LoadingBoundary>
          <Inactivity />
        </LoadingBoundary>
      )}
    </SWRConfig>
  )
}

/** Calls are retried when the connection returns; refusals are not. */
const calls = {
  provider: () => new Map(),
  shouldRetryOnError: false,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
}
