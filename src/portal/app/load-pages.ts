import type { Pages } from './pages.tsx'

let opening: Promise<Pages> | undefined

/** Loads the portal's pages and opens them, once; tries again after a failure. */
export function loadPages(): Promise<Pages> {
  opening ??= import('./pages.tsx').then(({ openPages }) => openPages())
  opening.catch(() => (opening = undefined))
  return opening
}
