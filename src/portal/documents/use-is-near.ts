import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether an element is visible or about to be: less than a window's height away. */
export function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: '100%',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return near
}
