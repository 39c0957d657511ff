// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface BankersAnswers {
  /**
   * Name of the bank
   */
  readonly name?: string
  /**
   * Address
   */
  readonly address?: string
  readonly [field: string]: JsonValue | undefined
}
