import type { JsonObject } from '../engine/json/json.ts'
import type { Settings } from './settings.ts'

/** The tenant as the browser needs to know it. */
export interface StartTenant {
  readonly id: string
  readonly name: string
  readonly caption: string
  readonly locale: string
  readonly currency: string
  readonly timeZone: string
  /** The default language, and those on offer. */
  readonly language: string
  readonly languages: readonly string[]
  /** Where the calls go: `/api`, or an organisation's own server. */
  readonly apiBase: string
  /** Whether a server of another origin there takes the headers that name a revision or carry a key. */
  readonly apiTakesRevisions?: boolean | undefined
  /** Addresses outside the portal, by name; a control without address is not shown. */
  readonly sites: Readonly<Record<string, string>>
  /** Public contact data of the organisation, `displayName` first of all. */
  readonly company: Readonly<Record<string, string>>
}

/** What a page of the portal starts with, as JSON in `<script type="application/json" id="regalia-start">`. */
export interface StartData {
  readonly tenant: StartTenant
  /** theme.json. */
  readonly theme: JsonObject
  /** Path of the logo on this origin; the emblem alone where the tenant has one. */
  readonly logo: string
  readonly mark: string
  /** The logo for dark grounds (theme.json `logoReversed`), else the logo. */
  readonly logoReversed: string
  /** Width by height of the two, where it is known: their places are kept free while they load. */
  readonly logoRatio?: number | undefined
  readonly logoReversedRatio?: number | undefined
  readonly settings: Settings
  /**
   * The hash of every composed document in the tenant's default language, by id: `/published/<hash>.json`, and `.js` when
   * it has a schema.
   */
  readonly documents: Readonly<Record<string, string>>
  /** By language, for the others on offer: the hash of a table of the same kind, `/published/<hash>.json`. */
  readonly editions: Readonly<Record<string, string>>
  /** Path of the run-time module that compiled forms share, `/published/runtime-<hash>.js`. */
  readonly runtime: string
  /** For emotion's style elements. */
  readonly nonce: string
  /** True where `/dev/outbox` is served. */
  readonly outbox: boolean
}

/** The id of the element that holds the start data. */
export const startDataElement = 'regalia-start'
