/** Fills the page's root element. If that fails, the page says so instead. */
export function inRoot(fill: (root: HTMLElement) => Promise<void>): void {
  const root = document.getElementById('root')
  if (!root) return
  fill(root).catch((failure: unknown) => {
    console.error(failure)
    root.textContent = 'The portal could not be loaded. Check your connection and reload the page.'
  })
}
