// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface AttachmentsAnswers {
  /**
   * Number
   */
  readonly EntryNo?: number
  /**
   * Line number
   */
  readonly lineNo?: number
  /**
   * Description
   */
  readonly description?: string
  /**
   * File name
   */
  readonly fileName?: string
  /**
   * Attachment type
   */
  readonly attachmentType?: string
  /**
   * Attachment
   */
  readonly attachment?: {
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
