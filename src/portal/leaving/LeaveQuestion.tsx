import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router-dom'
import { isFetched } from '../../renderer/feedback/is-fetched.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { LoadingBoundary } from '../../renderer/loading/LoadingBoundary.tsx'
import { lazyPart } from '../../renderer/loading/lazy-part.ts'
import { useLeaveGuard } from './leave-context.ts'

const loadDialog = () => import('../../renderer/feedback/LeaveDialog.tsx')
const LeaveDialog = lazyPart(async () => (await loadDialog()).LeaveDialog)

/** Asks before unsaved changes are lost by opening another page or tab, or by closing this one. */
export function LeaveQuestion() {
  const guard = useLeaveGuard()
  const asks = useSyncExternalStore(guard.subscribe, guard.isAsking)
  const isAtRisk = useSyncExternalStore(guard.subscribe, guard.isAtRisk)
  useClosingQuestion(isAtRisk)
  // The log-in page needs no dialogs. Fetch this one as soon as something is unsaved: the connection may fail later.
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
    <LoadingBoundary>
      <LeaveDialog open onLeave={() => guard.answer(true)} onStay={() => guard.answer(false)} />
    </LoadingBoundary>
  )
}

/** Whether the dialog is loaded; if it cannot be fetched, the browser's own prompt asks. */
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

/** The browser's own prompt on close or reload; a permanent listener would keep the page out of the browser's cache. */
function useClosingQuestion(isAtRisk: boolean): void {
  useLayoutEffect(() => {
    if (!isAtRisk) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
