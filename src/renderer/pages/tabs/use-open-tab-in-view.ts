import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** MUI slides for 300 ms to where the tab was before the buttons took their room; milliseconds. */
const slide = 350

/**
 * Keeps the open one of tabs that scroll in view, also when the room for them changes: buttons to scroll with appear, marks
 * arrive, the window grows narrow. Nothing but the row of tabs is scrolled.
 *
 * @param open the id of the open tab
 * @returns for the element that holds the tabs
 */
export function useOpenTabInView(open: string | undefined): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = holder.current?.querySelector('[role="tablist"]')
    const scroller = list?.parentElement
    if (!list || !scroller) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => scrollToOpen(list, scroller), slide)
    })
    observer.observe(list)
    observer.observe(scroller)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [open])
  return holder
}

function scrollToOpen(list: Element, scroller: Element): void {
  const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
  if (!tab) return
  const room = scroller.getBoundingClientRect()
  if (tab.right > room.right) scroller.scrollLeft += tab.right - room.right
  else if (tab.left < room.left) scroller.scrollLeft -= room.left - tab.left
}
