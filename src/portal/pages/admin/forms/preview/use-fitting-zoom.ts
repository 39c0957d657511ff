import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The width in pixels that a page of the portal has for its content on a laptop. */
const pageWidth = 940

/** A holder that is narrower is on a phone, where a page has the width of the phone. */
const phoneWidth = 480

/** How small texts may become: a half of their size can be read, less cannot. */
const leastZoom = 0.5

/** How much a page has to be made smaller, so that it has its usual width in a holder; 1 where there is room for it. */
export function useFittingZoom(holder: RefObject<HTMLElement | null>): number {
  const [zoom, setZoom] = useState(1)
  useLayoutEffect(() => {
    const element = holder.current
    if (!element) return undefined
    const fit = () => {
      const { clientWidth } = element
      setZoom(clientWidth < phoneWidth ? 1 : Math.max(leastZoom, Math.min(1, clientWidth / pageWidth)))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    fit()
    return () => observer.disconnect()
  }, [holder])
  return zoom
}
