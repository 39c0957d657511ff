import { creditedTo, owedBy } from '../../engine/ledger/accounts.ts'

/** The code of an account for readers: a member's two accounts without whose they are. */
export function accountCode(account: string): string {
  if (owedBy(account) !== undefined) return 'receivable'
  return creditedTo(account) === undefined ? account : 'credit'
}
