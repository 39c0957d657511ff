import { createContext, use } from 'react'

/** Whether a path belongs to a page, rather than to the one that says "Nothing here". */
export const PortalPathContext = createContext<(path: string) => boolean>(() => true)

/** For layouts: the routes import them, so they cannot import the routes. */
export const usePortalPath = (): ((path: string) => boolean) => use(PortalPathContext)
