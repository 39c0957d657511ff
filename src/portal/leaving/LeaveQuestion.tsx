import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router-dom'
import { isFetched } from '../../renderer/feedback/is-fetched.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useLeaveGuard } from './leave-context.ts'

const loadDialog = () => import('../../renderer/feedback/LeaveDialog.tsx')
const LeaveDialog = lazy(async () => ({ default: (await loadDialog()).LeaveDialog }))

/** Asks before another page, another tab or the end of this one loses what is not saved. */
export function LeaveQuestion() {
  const guard = useLeaveGuard()
  const asks = useSyncExternalStore(guard.subscribe, guard.isAsking)
  const isAtRisk = useSyncExternalStore(guard.subscribe, guard.isAtRisk)
  useClosingQuestion(isAtRisk)
  // Log-in does without dialogs; this one is fetched as soon as there is something to lose, as the connection may go.
  useEffect(() => {
    if (isAtRisk) void isFetched(loadDialog)
  }, [isAtRisk])
  const isDialogHere = useDialog(asks)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      guard.isUnsaved() &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  )
  const { state, proceed, reset } = blocker
  useEffect(() => {
    if (state === 'blocked') void guard.ask().then((leaves) => (leaves ? proceed() : reset()))
  }, [guard, state, proceed, reset])
  if (!asks || !isDialogHere) return null
  return (
    <Suspense>
      <LeaveDialog open onLeave={() => guard.answer(true)} onStay={() => guard.answer(false)} />
    </Suspense>
  )
}

/** Whether the dialog is here; where it cannot be fetched, the browser asks in its own. */
function useDialog(asks: boolean): boolean {
  const guard = useLeaveGuard()
  const text = useText()
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    if (!asks || isHere) return undefined
    let isWanted = true
    void isFetched(loadDialog).then((here) => {
      if (!isWanted) return
      if (here) setHere(true)
      else guard.answer(window.confirm(`${text('renderer.leave.title')}\n\n${text('renderer.leave.text')}`))
    })
    return () => {
      isWanted = false
    }
  }, [asks, isHere, guard, text])
  return isHere
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
