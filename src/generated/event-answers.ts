// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface EventAnswers {
  /**
   * Event number
   */
  readonly no?: string
  /**
   * Name of the event
   */
  readonly description?: string
  /**
   * Kind
   */
  readonly eventType?: string
  /**
   * Members attend it online
   */
  readonly isWebinar?: boolean
  /**
   * First day
   */
  readonly startDate?: string
  /**
   * Last day
   */
  readonly endDate?: string
  /**
   * Begins at
   */
  readonly startTime?: string
  /**
   * Ends at
   */
  readonly endTime?: string
  /**
   * Location
   */
  readonly location?: string
  /**
   * CPD points
   */
  readonly cpdHours?: number
  /**
   * Places
   */
  readonly capacity?: number
  /**
   * Price of a ticket
   */
  readonly price?: number
  /**
   * Most tickets in a booking
   */
  readonly tickets?: number
  /**
   * Who holds it
   */
  readonly providers?: string
  /**
   * Documents
   */
  readonly documents?: string
  /**
   * Picture
   */
  readonly picture?: {
    readonly name?: string
    readonly mediaType?: string
    readonly size?: number
    readonly width?: number
    readonly height?: number
    readonly id?: string
    readonly content?: string
  }
  /**
   * Event
   */
  readonly id?: string
  readonly [field: string]: JsonValue | undefined
}
