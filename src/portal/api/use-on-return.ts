import { useEffect, useEffectEvent, useRef } from 'react'
import { useConnectionLost } from './connection-context.ts'

/** Calls back each time that the lost connection has returned, after what it changes is drawn; never at first. */
export function useOnReturn(callback: () => void): void {
  const lost = useConnectionLost()
  const wasLost = useRef(lost)
  const onReturn = useEffectEvent(callback)
  useEffect(() => {
    if (wasLost.current && !lost) onReturn()
    wasLost.current = lost
  }, [lost])
}
