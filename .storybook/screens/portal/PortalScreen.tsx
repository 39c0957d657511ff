import { useState, useSyncExternalStore } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { App } from '../../../src/portal/app/App.tsx'
import { portalRoutes } from '../../../src/portal/app/routes.tsx'
import { sampleServices } from './sample-services.ts'
import type { ScreenData } from './sample-services.ts'

export interface PortalScreenProps extends ScreenData {
  /** The address within the portal. */
  readonly at: string
  readonly tenant: string
  readonly language: string
  /** Instead of the portal's own. */
  readonly routes?: RouteObject[]
}

/** The portal at an address: its own application, with sample data in place of the server. */
export function PortalScreen({ at, tenant, language, routes = portalRoutes, ...data }: PortalScreenProps) {
  const [services] = useState(() => sampleServices({ tenant, language }, data))
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [at] }))
  const address = useSyncExternalStore(router.subscribe, () => router.state.location.pathname)
  return (
    <div data-address={address}>
      <App services={services}>
        <RouterProvider router={router} />
      </App>
    </div>
  )
}
