import { focusHeading, isFocusLost } from './section-focus.ts'

/**
 * Moves the focus to a place in a section as soon as it can have it: a row may still be loading a part. Until then the
 * heading has the focus, if nothing else does; whoever moves it meanwhile keeps it.
 *
 * @param lead moves the focus, and returns whether it is there
 * @returns what stops waiting
 */
export function leadWhenDrawn(section: HTMLElement, lead: () => boolean): () => void {
  if (lead()) return () => {}
  if (isFocusLost()) focusHeading(section)
  const waiting = document.activeElement
  const observer = new MutationObserver(() => {
    const isMoved = document.activeElement !== waiting && !isFocusLost()
    if (isMoved || lead()) observer.disconnect()
  })
  // What loads is put in place, or was there and is no longer hidden.
  observer.observe(section, { childList: true, subtree: true, attributeFilter: ['style'] })
  return () => observer.disconnect()
}
