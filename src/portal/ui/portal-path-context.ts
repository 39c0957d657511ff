import { createContext, use } from 'react'

/** Tells whether a path is that of a page, and not of the one that says "Nothing here". */
export const PortalPathContext = createContext<(path: string) => boolean>(() => true)

/** For layouts, which the routes are made of and which therefore cannot ask the routes themselves. */
export const usePortalPath = (): ((path: string) => boolean) => use(PortalPathContext)
