/**
 * For the `ref` of an element in the body with live regions. An open dialog hides everything beside it from screen
 * readers; what happens meanwhile has to be announced nevertheless.
 */
export function keepAnnounced(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'))
  observer.observe(element, { attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}
