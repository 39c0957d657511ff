import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { ActivityClock } from './activity-clock.ts'

/** The warning covers the last minute; seconds. */
const warningSeconds = 60

const activities = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'touchmove'] as const

/**
 * Watches for activity in this tab, and for inactivity in all tabs.
 * @param onOver called when the time has run out; it must end the session
 * @returns the seconds left, within the last minute; undefined before it
 */
export function useInactivity(clock: ActivityClock, onOver: () => void): number | undefined {
  const [left, setLeft] = useState<number>()
  const over = useEffectEvent(onOver)
  useLayoutEffect(() => {
    const look = () => {
      const seconds = Math.ceil(clock.remaining() / 1000)
      setLeft(seconds <= warningSeconds ? seconds : undefined)
      if (seconds === 0) over()
    }
    const touch = () => {
      if (clock.touch()) look()
    }
    const timer = setInterval(look, 1000)
    for (const activity of activities) window.addEventListener(activity, touch, { capture: true, passive: true })
    // A tab that becomes visible again may have missed its timer.
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      clearInterval(timer)
      for (const activity of activities) window.removeEventListener(activity, touch, { capture: true })
      document.removeEventListener('visibilitychange', look)
    }
  }, [clock])
  return left
}
