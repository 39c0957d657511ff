// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface CompanyInformationAnswers {
  /**
   * Date of registration
   */
  readonly registeredOn?: string
  /**
   * Company registration number
   */
  readonly companyRegNo?: string
  /**
   * Form of ownership
   */
  readonly ownership?: string
  /**
   * Website
   */
  readonly website?: string
  /**
   * Company statement
   */
  readonly statement?: string
  readonly [field: string]: JsonValue | undefined
}
