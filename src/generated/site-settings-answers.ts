// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface SiteSettingsAnswers {
  /**
   * Colours
   */
  readonly colors?: {
    /**
     * Primary
     */
    readonly primary?: string
    /**
     * Secondary
     */
    readonly secondary?: string
    /**
     * Accent
     */
    readonly accent?: string
    /**
     * Success
     */
    readonly success?: string
    /**
     * Information
     */
    readonly info?: string
    /**
     * Warning
     */
    readonly warning?: string
    /**
     * Error
     */
    readonly error?: string
  }
  /**
   * Parts of the portal
   */
  readonly packages?: string[]
  /**
   * Caption of the log-in page
   */
  readonly login_caption?: string
  /**
   * Caption of the organisation
   */
  readonly organisation_caption?: string
  /**
   * Registration of new members
   */
  readonly registration?: boolean
  /**
   * Sign out after inactivity
   */
  readonly inactivityLogout?: boolean
  /**
   * Show a disclaimer to referees
   */
  readonly referee_disclaimer?: boolean
  /**
   * Text of the disclaimer
   */
  readonly referee_disclaimer_caption?: string
  /**
   * Offer a certificate of good standing
   */
  readonly certificate_of_good_standing?: boolean
  /**
   * Caption of that certificate
   */
  readonly certificate_of_good_standing_caption?: string
  /**
   * Caption of the acceptance letter
   */
  readonly acceptance_letter_caption?: string
  /**
   * Caption of the licence
   */
  readonly license_alternative_caption?: string
  /**
   * Leave the county out of contacts
   */
  readonly countyField?: boolean
  /**
   * Ask about a practising firm
   */
  readonly practicing_firm?: boolean
  /**
   * Ask for the place of work
   */
  readonly showWorkPlace?: boolean
  readonly [field: string]: JsonValue | undefined
}
