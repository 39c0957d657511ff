// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface NamesApprovalAnswers {
  /**
   * Last Name
   */
  readonly LastName?: string
  /**
   * First Name
   */
  readonly FirstName?: string
  /**
   * Second Name
   */
  readonly SecondName?: string
  readonly [field: string]: JsonValue | undefined
}
