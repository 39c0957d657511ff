/** MUI scrolls for 300 ms to where the tab was before the buttons took their space; milliseconds. */
const slide = 350

/** Events by which users scroll the row, or move in it. */
const moves = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const

/**
 * For the `ref` of the container of scrolling tabs: keeps the open one in view, also when its width changes because
 * scroll buttons appear, marks load, or the window becomes narrow. Only the row of tabs scrolls. Once users have moved
 * it themselves, it stays where they left it until another tab is open.
 */
export function keepOpenTabInView(holder: HTMLElement | null): (() => void) | undefined {
  const list = holder?.querySelector('[role="tablist"]')
  const scroller = list?.parentElement
  if (!holder || !list || !scroller) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let leftAt: Element | null = null
  const leave = () => {
    clearTimeout(timer)
    leftAt = openTab(list)
  }
  const observer = new ResizeObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => scrollTo(openTab(list), scroller, leftAt), slide)
  })
  observer.observe(list)
  observer.observe(scroller)
  for (const move of moves) holder.addEventListener(move, leave, { passive: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const move of moves) holder.removeEventListener(move, leave)
  }
}

const openTab = (list: Element): Element | null => list.querySelector('[aria-selected="true"]')

/** @param leftAt the open tab when users moved the row themselves */
function scrollTo(open: Element | null, scroller: Element, leftAt: Element | null): void {
  if (!open || open === leftAt) return
  const tab = open.getBoundingClientRect()
  const room = scroller.getBoundingClientRect()
  if (tab.right > room.right) scroller.scrollLeft += tab.right - room.right
  else if (tab.left < room.left) scroller.scrollLeft -= room.left - tab.left
}
