const controls = '.rg-fields :is(input, select, textarea, button):not([type=hidden], [disabled])'

/**
 * Focuses the first control of the form in an element as soon as it is drawn, unless the user moves the focus
 * meanwhile. Returns a function that stops waiting for it.
 *
 * @param meanwhile gives the focus to something else until then
 */
export function focusFirstControl(around: HTMLElement, meanwhile: () => void): () => void {
  if (focusFirst(around)) return () => {}
  meanwhile()
  const holder = document.activeElement
  const watching = new MutationObserver(() => {
    if (document.activeElement !== holder || focusFirst(around)) watching.disconnect()
  })
  watching.observe(around, { childList: true, subtree: true })
  return () => watching.disconnect()
}

/** Some controls are drawn by others and cannot have the focus. */
const focusFirst = (around: HTMLElement): boolean =>
  [...around.querySelectorAll<HTMLElement>(controls)].some((control) => {
    control.focus()
    return document.activeElement === control
  })
