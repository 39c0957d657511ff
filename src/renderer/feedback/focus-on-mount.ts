/** A ref that gives its element the focus as soon as it is there; for the answer that a dialog expects. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
