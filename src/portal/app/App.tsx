import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import type { StartData } from '../../contract/start-data.ts'
import { makeTheme } from '../../renderer/theme/make-theme.ts'
import { Toasts } from '../../renderer/feedback/Toasts.tsx'
import { TextsProvider } from '../../renderer/texts/TextsProvider.tsx'
import { ApiContext } from '../api/api-context.ts'
import { ChangedFormsContext } from '../api/changed-forms.ts'
import { ConnectionContext } from '../api/connection-context.ts'
import { ReadTimesContext } from '../api/read-times.ts'
import { RecordChangesContext } from '../api/record-changes.ts'
import { CatalogueContext } from '../forms/catalogue-context.ts'
import { PublishedContext } from '../forms/published-context.ts'
import { DraftStoreContext } from '../drafts/KeptDrafts.tsx'
import { LanguageContext } from '../language/language-context.ts'
import { LeaveContext } from '../leaving/leave-context.ts'
import { SessionContext } from '../session/session-context.ts'
import type { PortalServices } from './make-services.ts'
import { SettingsStoreContext } from '../ui/settings-store.ts'
import { StartContext } from '../ui/start-context.ts'
import { ToasterContext } from '../../renderer/feedback/toaster-context.ts'

interface AppProps {
  readonly services: PortalServices
  /** Its pages. */
  readonly children: ReactNode
}

/** The portal's services, look and language around its pages. */
export function App({ services, children }: AppProps) {
  const { session, language, api, connection, forms, reads, changes, settings, styles, toaster, drafts, leaving } =
    services
  const { start, theme } = useInForce(services)
  const edition = useSyncExternalStore(language.subscribe, language.edition)
  useEffect(() => {
    document.documentElement.lang = edition.language
  }, [edition.language])
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <LanguageContext value={language}>
          <TextsProvider texts={edition.texts} language={edition.language}>
            <SettingsStoreContext value={settings}>
              <StartContext value={start}>
                <CatalogueContext value={edition.texts}>
                  <SessionContext value={session}>
                    <PublishedContext value={edition.published}>
                      <ApiContext value={api}>
                        <RecordChangesContext value={changes}>
                          <ToasterContext value={toaster}>
                            <ConnectionContext value={connection}>
                              <ReadTimesContext value={reads}>
                                <ChangedFormsContext value={forms}>
                                  <DraftStoreContext value={drafts}>
                                    <LeaveContext value={leaving}>
                                      {children}
                                      <Toasts toaster={toaster} />
                                    </LeaveContext>
                                  </DraftStoreContext>
                                </ChangedFormsContext>
                              </ReadTimesContext>
                            </ConnectionContext>
                          </ToasterContext>
                        </RecordChangesContext>
                      </ApiContext>
                    </PublishedContext>
                  </SessionContext>
                </CatalogueContext>
              </StartContext>
            </SettingsStoreContext>
          </TextsProvider>
        </LanguageContext>
      </ThemeProvider>
    </CacheProvider>
  )
}

/** The start data and the look with the settings in force, which an administrator may change on this page. */
function useInForce({ start: started, theme, settings: store }: PortalServices): InForce {
  const settings = useSyncExternalStore(store.subscribe, store.get)
  return useMemo(
    () => ({
      start: { ...started, settings },
      theme: settings === started.settings ? theme : makeTheme(started.theme, settings.site_colors),
    }),
    [started, theme, settings],
  )
}

interface InForce {
  readonly start: StartData
  readonly theme: Theme
}
