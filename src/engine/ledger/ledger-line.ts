import type { LineKey } from './transfer.ts'

/** A line of an invoice, and how much of it is paid; amounts in cents. */
export interface LedgerLine extends LineKey {
  /** What it was charged for, as the organisation's income is kept. */
  readonly item: string
  /** With the VAT. */
  readonly amount: number
  readonly vat: number
  readonly paid: number
  readonly credited: number
}

/** What is still owed by a line. */
export const remaining = ({ amount, paid, credited }: Pick<LedgerLine, 'amount' | 'paid' | 'credited'>): number =>
  amount - paid - credited
