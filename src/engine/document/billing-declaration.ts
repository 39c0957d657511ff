import type { ReminderChannel } from '../../generated/closed-names.ts'
import type { Condition } from './condition.ts'
import type { PlacedItem } from './page-base.ts'

/** What members are billed every year (`schemas/billing`). */
export interface BillingDeclaration {
  readonly title: string
  /** The line of the invoice, and what it is about; `{year}` is the name of the year. */
  readonly line: string
  readonly source: string
  /** The income that it counts as. */
  readonly item: string
  /** The `Charge_Type` that members owe. */
  readonly charge: string
  /** The categories, by their codes, that owe something else; null for nothing. */
  readonly categories?: readonly (PlacedItem & { readonly charge: string | null })[]
  /** The percentage of VAT that amounts include. */
  readonly vat?: number
  /** A duration after the day of the invoice, or a day of the year (`MM-DD`). */
  readonly due: string
  readonly leftOut?: readonly (PlacedItem & { readonly reason: string; readonly when: Condition })[]
  readonly reminders?: readonly DeclaredReminder[]
}

/** A reminder of what is still owed some days after it was due. */
export interface DeclaredReminder extends PlacedItem {
  readonly days: number
  readonly channels: readonly ReminderChannel[]
}
