import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router-dom'
import { LeaveDialog } from '../../renderer/feedback/LeaveDialog.tsx'
import { useLeaveGuard } from './leave-context.ts'

/** Asks before another page, another tab or the end of this one loses what is not saved. */
export function LeaveQuestion() {
  const guard = useLeaveGuard()
  const asks = useSyncExternalStore(guard.subscribe, guard.isAsking)
  const isAtRisk = useSyncExternalStore(guard.subscribe, guard.isAtRisk)
  useClosingQuestion(isAtRisk)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      guard.isUnsaved() &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  )
  const { state, proceed, reset } = blocker
  useEffect(() => {
    if (state === 'blocked') void guard.ask().then((leaves) => (leaves ? proceed() : reset()))
  }, [guard, state, proceed, reset])
  return <LeaveDialog open={asks} onLeave={() => guard.answer(true)} onStay={() => guard.answer(false)} />
}

/** The browser's own question when its tab is closed or reloaded; a listener would keep the page out of its cache. */
function useClosingQuestion(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
