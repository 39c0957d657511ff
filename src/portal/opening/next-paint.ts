/** What a window is needed for here. */
type Painter = Pick<Window, 'requestAnimationFrame' | 'setTimeout'> & { readonly document: Pick<Document, 'hidden'> }

/** Resolves once the browser has drawn what is in the page by now; at once in a tab that nobody sees. */
export function nextPaint({ document, requestAnimationFrame, setTimeout }: Painter): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    // The frame is drawn after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Resolves in a task of its own, before which the browser answers the user. */
export const nextTask = ({ setTimeout }: Pick<Window, 'setTimeout'>): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
