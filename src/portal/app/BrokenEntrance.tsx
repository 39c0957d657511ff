import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { AuthFrame } from '../layouts/frames/AuthFrame.tsx'
import { WayfindingContext } from '../ui/wayfinding.ts'
import { DoorLink } from './DoorLink.tsx'
import { Notices } from './notices/Notices.tsx'
import { PageFailure } from './PageFailure.tsx'

interface BrokenEntranceProps {
  /** Why the portal's pages could not be loaded. */
  readonly failure: unknown
  /** Loads and shows them. */
  readonly open: () => Promise<void>
}

/** In place of the portal's pages while their code is missing: the organisation's frame, what happened, and a retry. */
export function BrokenEntrance({ failure, open }: BrokenEntranceProps) {
  const [{ error, attempt }, setFailed] = useState({ error: failure, attempt: 0 })
  const retry = useCallback(
    () =>
      void open().catch((thrown: unknown) => setFailed((before) => ({ error: thrown, attempt: before.attempt + 1 }))),
    [open],
  )
  // Going back to the log-in page, which needs none of the missing code.
  useLayoutEffect(() => {
    const follow = () => window.location.reload()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  const { pathname, search } = window.location
  const ways = useMemo(
    () => ({ pathname, search, hasArrived: false, go: leaveFor, Link: DoorLink }),
    [pathname, search],
  )
  return (
    <WayfindingContext value={ways}>
      <AuthFrame>
        <Surface>
          <PageFailure key={attempt} error={error} onRetry={retry} isCode />
        </Surface>
      </AuthFrame>
      <Notices />
    </WayfindingContext>
  )
}

const leaveFor = async (path: string) => window.location.assign(path)

const Surface = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  width: '100%',
  maxWidth: 640,
  padding: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4.5) },
}))
