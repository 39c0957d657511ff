import type { PortalPages } from './portal-pages.tsx'

/** Loads the portal's pages and opens them at the first call, for all later ones too; tries again after a failure. */
export function pagesLoader(): () => Promise<PortalPages> {
  let opening: Promise<PortalPages> | undefined
  return () => {
    opening ??= import('./portal-pages.tsx').then(({ openPortalPages }) => openPortalPages())
    opening.catch(() => (opening = undefined))
    return opening
  }
}
