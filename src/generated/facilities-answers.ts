// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface FacilitiesAnswers {
  /**
   * Name of equipment
   */
  readonly nameOfEquipment?: string
  /**
   * Quantity
   */
  readonly quantity?: number
  /**
   * Proof of ownership
   */
  readonly ownership?: {
    readonly name?: string
    readonly mediaType?: string
    readonly size?: number
    readonly width?: number
    readonly height?: number
    readonly id?: string
    readonly content?: string
  }
  /**
   * Remarks
   */
  readonly remarks?: string
  readonly [field: string]: JsonValue | undefined
}
