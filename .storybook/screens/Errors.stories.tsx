import { ApiError } from '../../src/portal/api/api-error.ts'
import { fails } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'
import { ServerPage } from './ServerPage.tsx'

export default { title: 'Screens/Errors' }

const away = new ApiError('The service is not ready. Try again in a moment', 503, { code: 'unavailable' })

export const NoSuchPage = screen({ at: '/no/such/page' })
export const NotLoaded = screen({ at: '/application', as: 'applicant', responses: [fails('application', away)] })
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
