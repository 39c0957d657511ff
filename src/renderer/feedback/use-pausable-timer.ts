import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back once, `duration` milliseconds after the first render, not counting time while it is paused. */
export function usePausableTimer(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (paused) return undefined
    const since = performance.now()
    const handle = window.setTimeout(() => end(), left.current)
    return () => {
      window.clearTimeout(handle)
      left.current = Math.max(0, left.current - (performance.now() - since))
    }
  }, [paused])
}
