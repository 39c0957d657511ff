// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface DocumentCodeAnswers {
  /**
   * Code of the document
   */
  readonly code?: string
  readonly [field: string]: JsonValue | undefined
}
