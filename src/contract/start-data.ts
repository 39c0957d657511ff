import type { JsonObject } from '../engine/json/json.ts'
import type { Opening } from './opening.ts'
import type { Settings } from './settings.ts'

/** The tenant's data for the browser. */
export interface StartTenant {
  readonly id: string
  readonly name: string
  readonly caption: string
  readonly locale: string
  readonly currency: string
  readonly timeZone: string
  /** The default language, and the available ones. */
  readonly language: string
  readonly languages: readonly string[]
  /** The base of the calls: `/api`, or an organisation's own server. */
  readonly apiBase: string
  /** Whether a server at another origin accepts the headers for a revision or a key. */
  readonly apiTakesRevisions?: boolean | undefined
  /** The maximum number of records per section, unless its page declares another. */
  readonly recordsOfSection: number
  /** Addresses outside the portal, by name; a control without an address is hidden. */
  readonly sites: Readonly<Record<string, string>>
  /** Public contact data of the organisation, `displayName` first. */
  readonly company: Readonly<Record<string, string>>
}

/** The start data of a page, as JSON in `<script type="application/json" id="regalia-start">`. */
export interface StartData {
  readonly tenant: StartTenant
  /** theme.json. */
  readonly theme: JsonObject
  /** Path of the logo on this origin; the emblem alone where the tenant has one. */
  readonly logo: string
  readonly mark: string
  /** The logo for dark grounds (theme.json `logoReversed`), else the logo. */
  readonly logoReversed: string
  /** Width divided by height of the two, if known: it reserves their space while they load. */
  readonly logoRatio?: number | undefined
  readonly logoReversedRatio?: number | undefined
  /** Path of the log-in page's picture, if the tenant has one. */
  readonly loginPicture?: string | undefined
  readonly settings: Settings
  /** What the browser shows first, where that is known before the page's data. */
  readonly opening?: Opening | undefined
  /**
   * The hash of every composed document in the tenant's default language, by id: `/published/<hash>.json`, and `.js`
   * for one with a schema.
   */
  readonly documents: Readonly<Record<string, string>>
  /** What all of these together are called: responses name those in force by then (`formsHeader`). */
  readonly forms: string
  /** The hash of the same table in each other language: `/published/<hash>.json`. */
  readonly editions: Readonly<Record<string, string>>
  /** Path of the run-time module that compiled forms share, `/published/runtime-<hash>.js`. */
  readonly runtime: string
  /** The nonce for emotion's style elements. */
  readonly nonce: string
  /** True if `/dev/outbox` is served. */
  readonly outbox: boolean
}

/** The id of the element that holds the start data. */
export const startDataElement = 'regalia-start'
