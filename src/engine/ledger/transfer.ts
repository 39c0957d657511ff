/**
 * One row of the ledger: it debits one account and credits another by the same amount, so that every posting balances
 * by itself. It never changes; a mistake is reversed by a transfer that names it.
 */
export interface Transfer {
  readonly debit: string
  readonly credit: string
  /** Integer cents, above zero. */
  readonly amount: number
  /** The line of an invoice by which somebody owes it, or no longer does. */
  readonly line?: LineKey
  /** The transfer that it reverses. */
  readonly reverses?: TransferKey
}

/** A line of an invoice: the invoice's id, and its place there, from 1. */
export interface LineKey {
  readonly invoice: string
  readonly line: number
}

/** A transfer: its document's id, and its place there, from 1. */
export interface TransferKey {
  readonly document: string
  readonly no: number
}

/** The transfers among some that move anything: an amount of zero is none. */
export const moving = (transfers: readonly Transfer[]): readonly Transfer[] =>
  transfers.filter(({ amount }) => amount > 0)

/** What an account has by some transfers: its debits less its credits, in cents. */
export function balanceOf(account: string, transfers: Iterable<Pick<Transfer, 'debit' | 'credit' | 'amount'>>): number {
  let balance = 0
  for (const { debit, credit, amount } of transfers) {
    if (debit === account) balance += amount
    if (credit === account) balance -= amount
  }
  return balance
}
