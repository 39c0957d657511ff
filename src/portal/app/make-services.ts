import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'
import type { Theme } from '@mui/material/styles'
import type { StartData } from '../../contract/start-data.ts'
import { createToaster } from '../../renderer/feedback/toaster.ts'
import type { Toaster } from '../../renderer/feedback/toaster.ts'
import { textsOf } from '../../renderer/texts/texts.ts'
import { makeTheme } from '../../renderer/theme/make-theme.ts'
import { createApi } from '../api/api.ts'
import type { Api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { watchConnection } from '../api/connection.ts'
import type { Connection } from '../api/connection.ts'
import type { LanguageStore } from '../language/language-store.ts'
import type { SessionStore } from '../session/session-store.ts'

/** What the portal is made of outside React, made once for the page. */
export interface Services {
  readonly start: StartData
  readonly session: SessionStore
  readonly language: LanguageStore
  readonly api: Api
  readonly connection: Connection
  readonly theme: Theme
  readonly styles: EmotionCache
  readonly toaster: Toaster
}

/** What has to be there before the services can be made. */
export type Beginnings = Pick<Services, 'start' | 'session' | 'language'>

/** The services of an organisation's portal; a call that is answered with 401 ends the session in every tab. */
export function makeServices(beginnings: Beginnings): Services {
  const { start, session, language } = beginnings
  const text = (key: string) => textsOf(language.edition().texts, language.edition().language)(key)
  const api = createApi({
    base: start.tenant.apiBase,
    token: () => session.get()?.token,
    onUnauthorized: (token) => session.get() && session.endOf(token, text('portal.session.over')),
    onReached: (reached) => connection.report(reached),
    language: () => language.edition().language,
    texts: () => ({ offline: text('portal.offline'), unexpected: text('portal.unexpected') }),
  })
  // The company's particulars are small, public and known to every server that makes these calls.
  const connection = watchConnection(window, () =>
    api.get('company').then(
      () => true,
      (failure: unknown) => !(failure instanceof ApiError) || failure.status !== 0,
    ),
  )
  return {
    ...beginnings,
    api,
    connection,
    theme: makeTheme(start.theme, start.settings.site_colors),
    styles: createCache({ key: 'regalia', nonce: start.nonce }),
    toaster: createToaster(),
  }
}
