import { matchRoutes } from 'react-router-dom'
import { routes } from './routes.tsx'

/** Whether a path is that of a page, and not of the one that says "Nothing here". */
export const isPortalPath = (path: string): boolean => matchRoutes(routes, path)?.at(-1)?.route.path !== '*'
