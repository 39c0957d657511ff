import './ui/loading.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { StartData } from '../contract/start-data.ts'
import { App } from './app/App.tsx'
import { Entrance } from './app/Entrance.tsx'
import { frontPath } from './app/FrontDoor.tsx'
import { makeServices } from './app/make-services.ts'
import type { PortalPages } from './app/portal-pages.tsx'
import { pagesLoader } from './app/pages-loader.ts'
import { readStartData } from './app/read-start-data.ts'
import { openLanguageStore } from './language/language-store.ts'
import { setLanguageCookie } from './language/set-language-cookie.ts'
import { inRoot } from './opening/in-root.ts'
import { nextTask } from './opening/next-paint.ts'
import { openSessionStore } from './session/session-store.ts'

/** Starts the portal in the page that the server has filled in; what the page shows stays until it is drawn. */
async function start(page: HTMLElement): Promise<void> {
  const data = await inForce(readStartData(document))
  const session = openSessionStore(window.localStorage, window)
  const loadPages = pagesLoader()
  const isGuestAtFront = session.get() === undefined && window.location.pathname === frontPath
  const loading = isGuestAtFront ? undefined : settled(loadPages())
  const surroundings = { start: data, session, storage: window.localStorage, events: window, tell: setLanguageCookie }
  const language = await openLanguageStore(surroundings)
  const services = makeServices({ start: data, session, language })
  await nextTask(window)
  const portal = (
    <App services={services}>
      <Entrance {...await loading} load={loadPages} />
    </App>
  )
  // Render in slices, so the browser can respond to input in between.
  startTransition(() => createRoot(page).render(portal))
}

/** The portal's pages, or why they could not be loaded, which the portal's own page says. */
const settled = (loading: Promise<PortalPages>) =>
  loading.then(
    (pages) => ({ pages }),
    (failure: unknown) => ({ failure }),
  )

/** What only the portal of an organisation with its own server needs to load. */
async function inForce(data: StartData): Promise<StartData> {
  if (data.tenant.apiBase.startsWith('/')) return data
  const { withOwnSettings } = await import('./ui/own-settings.ts')
  return withOwnSettings(data)
}

inRoot(start)
