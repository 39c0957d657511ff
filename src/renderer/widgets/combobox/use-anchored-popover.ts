import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

const gap = 4
const maximumHeight = 340
const edge = 8

/**
 * Shows a popover in the browser's top layer, where no dialog clips it, under its anchor, or above where there is more
 * room, and keeps it there while the page moves.
 */
export function useAnchoredPopover(
  anchor: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const [from, shown] = [anchor.current, popover.current]
    if (!open || !from || !shown) return undefined
    const follow = () => place(from, shown)
    shown.showPopover()
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(from)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
      if (shown.isConnected) shown.hidePopover()
    }
  }, [anchor, popover, open])
}

function place(anchor: HTMLElement, popover: HTMLElement): void {
  const box = anchor.getBoundingClientRect()
  const below = window.innerHeight - box.bottom - gap - edge
  const above = box.top - gap - edge
  const upwards = below < Math.min(220, above)
  const { style } = popover
  style.left = `${Math.max(edge, box.left)}px`
  style.width = `${Math.min(box.width, window.innerWidth - 2 * edge)}px`
  style.maxHeight = `${Math.min(maximumHeight, upwards ? above : below)}px`
  style.top = upwards ? 'auto' : `${box.bottom + gap}px`
  style.bottom = upwards ? `${window.innerHeight - box.top + gap}px` : 'auto'
}
