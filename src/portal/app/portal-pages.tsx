import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { portalRoutes } from './routes.tsx'

/** All pages, which show the one at the browser's address. */
export interface PortalPages {
  readonly element: ReactNode
  /** Resolves when the page at the path is loaded. */
  readonly go: (path: string) => Promise<void>
}

/** Routes the browser's addresses to the portal's pages from now on. */
export function openPortalPages(): PortalPages {
  const router = createBrowserRouter(portalRoutes)
  return { element: <RouterProvider router={router} />, go: (path) => router.navigate(path) }
}
