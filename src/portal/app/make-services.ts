import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'
import type { Theme } from '@mui/material/styles'
import type { StartData } from '../../contract/start-data.ts'
import { makeTheme } from '../../renderer/theme/make-theme.ts'
import { createToaster } from '../../renderer/feedback/toaster.ts'
import type { Toaster } from '../../renderer/feedback/toaster.ts'
import { textsOf } from '../../engine/translate/texts.ts'
import type { TextOf } from '../../engine/translate/texts.ts'
import { createApi } from '../api/api.ts'
import type { Api } from '../api/api.ts'
import { isReached } from '../api/is-reached.ts'
import { openReadTimes } from '../api/read-times.ts'
import type { ReadTimes } from '../api/read-times.ts'
import { openRecordChanges } from '../api/record-changes.ts'
import type { RecordChanges } from '../api/record-changes.ts'
import { watchForms } from '../api/changed-forms.ts'
import type { ChangedForms } from '../api/changed-forms.ts'
import { watchConnection } from '../api/connection.ts'
import type { Connection } from '../api/connection.ts'
import { forgetVisit, memberOwner } from '../drafts/draft-owner.ts'
import { openDraftStore } from '../drafts/draft-store.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { openNotedRemovals } from '../drafts/noted-removals.ts'
import { makeLeaveGuard } from '../leaving/leave-guard.ts'
import type { LeaveGuard } from '../leaving/leave-guard.ts'
import type { LanguageStore } from '../language/language-store.ts'
import type { LastLeft, SessionStore } from '../session/session-store.ts'
import { createSettingsStore } from '../ui/settings-store.ts'
import type { SettingsStore } from '../ui/settings-store.ts'
import { reloadOnce } from './reload-once.ts'

/** The services of the portal outside React, created once per page. */
export interface PortalServices {
  readonly start: StartData
  readonly session: SessionStore
  readonly language: LanguageStore
  readonly api: Api
  readonly connection: Connection
  readonly forms: ChangedForms
  readonly reads: ReadTimes
  readonly changes: RecordChanges
  readonly settings: SettingsStore
  /** The look with the settings at the start; made once, before anything is drawn. */
  readonly theme: Theme
  readonly styles: EmotionCache
  readonly toaster: Toaster
  readonly drafts: DraftStore
  readonly leaving: LeaveGuard
}

/** What must be loaded before the services can be created. */
export type Beginnings = Pick<PortalServices, 'start' | 'session' | 'language'>

/** The services of an organisation's portal; a 401 response ends the session in every tab. */
export function makeServices(beginnings: Beginnings): PortalServices {
  const { start, session, language } = beginnings
  const text: TextOf = (key, ...params) =>
    textsOf(language.edition().texts, language.edition().language)(key, ...params)
  const api = createApi({
    base: start.tenant.apiBase,
    token: () => session.get()?.token,
    onUnauthorized: (token) => session.get() && session.endOf(token, text('portal.session.over')),
    onReached: (reached) => connection.report(reached),
    onForms: (inForce) => forms.report(inForce),
    onMissingCode: () => reachAndReload(connection),
    language: () => language.edition().language,
    texts: () => ({
      offline: text('portal.offline'),
      unexpected: text('portal.unexpected'),
      stopped: text('portal.stopped'),
      fault: (message, id) => text('portal.fault', { message, id }),
    }),
  })
  const forms = watchForms(start.forms)
  const connection = watchConnection(window, () => isReached(start.tenant.apiBase))
  return {
    ...beginnings,
    api,
    connection,
    forms,
    reads: openReadTimes(),
    changes: openRecordChanges(),
    settings: createSettingsStore(start.settings),
    theme: makeTheme(start.theme, start.settings.site_colors),
    // One style element in development too: with one for each rule, as there by default, every insertion costs more.
    styles: createCache({ key: 'regalia', nonce: start.nonce, speedy: true }),
    toaster: createToaster(),
    ...makeKeeping(beginnings),
  }
}

/** What follows when code is missing: whether the server is reached; undecided while the document is loaded again. */
async function reachAndReload(connection: Connection): Promise<boolean> {
  const reached = await connection.check()
  return reached && reloadOnce(window) ? new Promise(() => {}) : reached
}

/**
 * Drafts and the leave guard. Logging out erases the user's drafts in every tab. Users whom the server logs out, or
 * who lose the connection, find their drafts again; meanwhile they are sealed, so the next person cannot read them.
 */
function makeKeeping({ start, session }: Beginnings): Pick<PortalServices, 'drafts' | 'leaving'> {
  const ownerOf = (user: string) => memberOwner(start.tenant.id, user)
  const erasedAt = (owner: string) => {
    const left = session.lastLeft()
    return left !== undefined && ownerOf(left.user) === owner ? left.at : 0
  }
  const drafts = openDraftStore(erasedAt, openNotedRemovals(window.localStorage))
  const forgetOnce = async (erased: Promise<boolean>, left: LastLeft) => {
    if (await erased) session.forgetLeft(left)
  }
  const leaving = makeLeaveGuard()
  let before = session.get()
  let leftBefore = session.lastLeft()
  if (leftBefore) void forgetOnce(drafts.sweep(), leftBefore)
  session.subscribe(() => {
    const [was, now] = [before, session.get()]
    if (was?.token === now?.token) return
    const left = session.lastLeft()
    const hasLeft = left !== undefined && left.at !== leftBefore?.at && left.user === was?.user.id
    before = now
    leftBefore = left
    if (was === undefined) return
    leaving.release()
    forgetVisit(() => window.sessionStorage)
    if (hasLeft) void forgetOnce(drafts.erase(ownerOf(was.user.id)), left)
  })
  return { drafts, leaving }
}
