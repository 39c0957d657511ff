import './app/splash.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { makeServices } from './app/make-services.ts'
import { readStartData } from './app/read-start-data.ts'
import { publishedDocuments } from './forms/published.ts'
import { openSessionStore } from './session/session-store.ts'

/** Starts the portal in the page that the server has filled in. */
async function start(page: HTMLElement): Promise<void> {
  const data = readStartData(document)
  const published = publishedDocuments(data.documents)
  // The first screen's form comes with the texts, not after them.
  if (window.location.pathname === '/') published.form('forms/login').catch(() => undefined)
  const { messages = {} } = await published.document('messages/en')
  const session = openSessionStore(window.localStorage, window)
  const services = makeServices({ start: data, session, published, texts: messages, language: 'en' })
  createRoot(page).render(<App services={services} />)
}

const root = document.getElementById('root')
if (root) {
  start(root).catch((failure: unknown) => {
    console.error(failure)
    root.textContent = 'The portal could not be loaded. Check your connection and reload the page.'
  })
}
