// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface RefereeRejectionAnswers {
  /**
   * Remark
   */
  readonly Remarks?: string
  readonly [field: string]: JsonValue | undefined
}
