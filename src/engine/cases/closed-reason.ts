import { fillText } from '../translate/texts.ts'
import type { CaseRefusal } from './model/outcome.ts'

/** The declared message of a guard, a unique key or a pool, with its parameters. No other text can create one. */
export class ClosedReason {
  /** Makes the type nominal: no other object is assignable, whatever its properties. */
  declare protected readonly origin: 'declaration'
  readonly message: string

  constructor({ message = '', params = {} }: CaseRefusal) {
    const entries = Object.entries(params).map(([name, value]) => [name, String(value)] as const)
    this.message = fillText(message, Object.fromEntries(entries))
  }
}
