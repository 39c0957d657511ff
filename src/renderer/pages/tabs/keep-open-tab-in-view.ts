/** MUI scrolls for 300 ms to where the tab was before the buttons took their space; milliseconds. */
const slide = 350

/**
 * For the `ref` of the container of scrolling tabs: keeps the open one in view, also when its width changes because
 * scroll buttons appear, marks load, or the window becomes narrow. Only the row of tabs scrolls.
 */
export function keepOpenTabInView(holder: HTMLElement | null): (() => void) | undefined {
  const list = holder?.querySelector('[role="tablist"]')
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
}

function scrollToOpen(list: Element, scroller: Element): void {
  const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
  if (!tab) return
  const room = scroller.getBoundingClientRect()
  if (tab.right > room.right) scroller.scrollLeft += tab.right - room.right
  else if (tab.left < room.left) scroller.scrollLeft -= room.left - tab.left
}
