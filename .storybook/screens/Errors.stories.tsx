import { ApiError } from '../../src/portal/api/api-error.ts'
import { ErrorPage } from '../../src/portal/app/ErrorPage.tsx'
import { fails } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'
import { ServerPage } from './ServerPage.tsx'

export default { title: 'Screens/Errors' }

const away = new ApiError('The service is not ready. Try again in a moment', 503, { code: 'unavailable' })
const broken = new ApiError('Something went wrong on our side. Try again later.', 500, {
  code: 'internal',
  correlationId: '6f1c2a4e-93b7-4d0e-8a51-2b7f0c9d1e36',
})

export const NoSuchPage = screen({ at: '/no/such/page' })
export const NotLoaded = screen({
  at: '/application',
  as: 'applicant',
  responses: [fails('cases/application/own', away)],
})
/** A page that broke, with the number to report. */
export const PageBroken = screen({
  at: '/',
  routes: [{ path: '/', errorElement: <ErrorPage />, loader: () => Promise.reject(broken) }],
})
export const ConnectionLost = screen({ at: '/', offline: true })

const serverPage = (name: 'unavailable' | 'unknown') => ({
  parameters: { layout: 'fullscreen', standsAlone: true },
  render: (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <ServerPage name={name} tenant={String(globals.tenant)} language={String(globals.language)} />
  ),
})

/** What the server itself shows while the portal cannot work. */
export const ServiceAway = serverPage('unavailable')
/** At a host that belongs to no organisation. */
export const UnknownOrganisation = serverPage('unknown')
