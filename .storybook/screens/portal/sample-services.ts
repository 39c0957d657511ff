import { starts } from 'virtual:server-samples/starts'
import type { Settings } from '../../../src/contract/settings.ts'
import { objectAt } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { makeServices } from '../../../src/portal/app/make-services.ts'
import type { PortalServices } from '../../../src/portal/app/make-services.ts'
import type { LanguageStore } from '../../../src/portal/language/language-store.ts'
import { recordActivity } from '../../../src/portal/session/last-activity.ts'
import type { Place, Viewing } from './general-responses.ts'
import { sampleApi } from './sample-api.ts'
import { sampleEdition } from './sample-edition.ts'
import type { MoreDocuments } from './sample-edition.ts'
import { responds } from './sample-response.ts'
import type { SampleResponse } from './sample-response.ts'
import { sampleSession, sampleUser } from './sample-session.ts'
import type { Viewer } from './sample-session.ts'

/** What a screen shows besides its address. */
export interface ScreenData {
  readonly as?: Viewer
  readonly responses?: readonly SampleResponse[]
  /** How much of the checklist is done: everything of a member's, some of any other's. */
  readonly done?: Viewing['done']
  /** Why the visitor's session has just ended. */
  readonly notice?: string
  /** Settings that differ from the organisation's. */
  readonly settings?: Partial<Settings['minor_settings']>
  /** Whether the connection to the server is lost. */
  readonly offline?: boolean
  /** How the log-in looks, where it differs from the organisation's theme. */
  readonly look?: JsonObject
  /** Documents besides those of the organisation. */
  readonly declared?: MoreDocuments
  /** For how long the visitor has done nothing; seconds. */
  readonly idle?: number
}

/** The portal's services with a sample session and sample responses. */
export function sampleServices(place: Place, data: ScreenData): PortalServices {
  const { as = 'visitor', responses = [], notice, settings, offline = false, look, idle = 0 } = data
  const { declared: more = {} } = data
  const { done = as === 'member' ? 'everything' : 'some' } = data
  const declared = starts[place.tenant]
  if (!declared) throw new Error(`There is no start data of "${place.tenant}"`)
  const minor_settings = { ...declared.settings.minor_settings, ...settings }
  const login = { ...objectAt(declared.theme, 'login'), ...look }
  const theme = { ...declared.theme, login }
  const start = { ...declared, theme, settings: { ...declared.settings, minor_settings } }
  recordActivity(window.localStorage, Date.now() - idle * 1000)
  const session = sampleSession(as, notice)
  const services = makeServices({ start, session, language: sampleLanguage(place, more) })
  const connection = {
    isLost: () => offline,
    report: () => undefined,
    check: async () => !offline,
    subscribe: () => () => undefined,
  }
  const user = sampleUser(as)
  const own = user ? [...responses, responds('auth/user', user)] : responses
  return { ...services, connection, api: sampleApi({ ...place, done }, own) }
}

/** The language of the toolbar; a choice inside the screen lasts as long as the screen. */
function sampleLanguage(place: Place, more: MoreDocuments): LanguageStore {
  const listeners = new Set<() => void>()
  let edition = sampleEdition(place, more)
  return {
    edition: () => edition,
    choose: async (language) => {
      edition = sampleEdition({ ...place, language }, more)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
