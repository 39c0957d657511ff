// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface ServicesAnswers {
  /**
   * Service name
   */
  readonly service?: string
  /**
   * Description
   */
  readonly description?: string
  readonly [field: string]: JsonValue | undefined
}
