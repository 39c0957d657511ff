// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface EmployeesAnswers {
  /**
   * Type of employee
   */
  readonly code?: string
  /**
   * Number of employees
   */
  readonly count?: number
  readonly [field: string]: JsonValue | undefined
}
