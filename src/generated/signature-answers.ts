// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface SignatureAnswers {
  /**
   * Number
   */
  readonly EntryNo?: number
  /**
   * What is signed
   */
  readonly namespace?: string
  /**
   * Signature
   */
  readonly base64Attachment?: {
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
