import './opening/splash.css'
import './opening/opening.css'
import { readStartData } from './app/read-start-data.ts'
import { storedSession } from './session/stored-session.ts'
import { drawOpening } from './opening/draw-opening.ts'
import { inRoot } from './opening/in-root.ts'
import { nextPaint, nextTask } from './opening/next-paint.ts'

/**
 * Begins the portal: shows the page's heading at once where it is known, and only then reads the portal's code, which
 * would keep the browser from drawing.
 */
inRoot(async (root) => {
  const start = readStartData(document)
  const { opening } = start
  const session = storedSession(window.localStorage)
  // Visitors of a member's page are sent to log in.
  if (opening !== undefined && (opening.frame === 'visitors' || session !== undefined)) {
    drawOpening(root, { ...start, opening }, session)
    await nextPaint(window)
  }
  document.head.append(...(opening?.modules ?? []).map(preloadOf))
  // The packages, then the portal's own code: together they would keep the browser from the user twice as long.
  await import('react')
  await nextTask(window)
  await import('./start.tsx')
})

/** A link that has a module fetched. */
function preloadOf(path: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = path
  return link
}
