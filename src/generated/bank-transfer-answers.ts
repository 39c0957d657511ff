// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface BankTransferAnswers {
  /**
   * Invoice or member number
   */
  readonly payer?: string
  /**
   * Whose money it is
   */
  readonly name?: string
  /**
   * Amount received
   */
  readonly amount?: number
  /**
   * Date of the transfer
   */
  readonly paidOn?: string
  /**
   * Bank’s reference
   */
  readonly reference?: string
  /**
   * Slip
   */
  readonly slip?: {
    readonly name?: string
    readonly mediaType?: string
    readonly size?: number
    readonly width?: number
    readonly height?: number
    readonly id?: string
    readonly content?: string
  }
  readonly [field: string]: JsonValue | undefined
}
