/** A ref that focuses its element on mount; for the main control of a dialog. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
