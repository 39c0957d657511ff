import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Toasts } from '../../renderer/feedback/Toasts.tsx'
import { TextsProvider } from '../../renderer/texts/TextsProvider.tsx'
import { ApiContext } from '../api/api-context.ts'
import { ConnectionContext } from '../api/connection-context.ts'
import { CatalogueContext } from '../forms/catalogue-context.ts'
import { PublishedContext } from '../forms/published-context.ts'
import { SessionContext } from '../session/session-context.ts'
import type { Services } from './make-services.ts'
import { routes } from './routes.tsx'
import { StartContext } from './start-context.ts'
import { ToasterContext } from './toaster-context.ts'

const router = createBrowserRouter(routes)

/** The portal: its services, its look and its pages. */
export function App({ services }: { readonly services: Services }) {
  const { start, session, published, api, connection, texts, language, theme, styles, toaster } = services
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <TextsProvider texts={texts} language={language}>
          <StartContext value={start}>
            <CatalogueContext value={texts}>
              <SessionContext value={session}>
                <PublishedContext value={published}>
                  <ApiContext value={api}>
                    <ToasterContext value={toaster}>
                      <ConnectionContext value={connection}>
                        <RouterProvider router={router} />
                        <Toasts toaster={toaster} />
                      </ConnectionContext>
                    </ToasterContext>
                  </ApiContext>
                </PublishedContext>
              </SessionContext>
            </CatalogueContext>
          </StartContext>
        </TextsProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
