import { loadOnce } from '../api/load-once.ts'
import { LatePage } from './LatePage.tsx'
import type { LoadedPage } from './LatePage.tsx'

/**
 * The `lazy` of a route whose code may not arrive. The router keeps a rejected one for ever, so this never rejects:
 * the page is then one that loads its code itself, inside the layout that is already there.
 */
export function loadPage(load: () => Promise<LoadedPage>): () => Promise<LoadedPage> {
  const once = loadOnce(load)
  return () => once().catch((failure: unknown) => ({ Component: () => <LatePage load={once} failure={failure} /> }))
}
