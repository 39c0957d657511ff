import { useEffect, useState } from 'react'

/** The seconds left, and a function that starts the countdown. */
export function useCountdown(): readonly [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return undefined
    // Measured by the clock, because timers of a hidden tab are late.
    const timer = setTimeout(() => setLeft(secondsUntil(end)), 1000)
    return () => clearTimeout(timer)
  }, [end, left])
  const start = (seconds: number) => {
    setEnd(Date.now() + seconds * 1000)
    setLeft(seconds)
  }
  return [left, start]
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))
