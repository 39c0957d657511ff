/**
 * The accounts of a ledger. A member has two, by their profile: what they owe, and what they have paid beyond that. The
 * organisation's are income by what was charged for, the VAT that it owes, its money by the way in which it came, and
 * what it holds of that without knowing whose it is.
 */
export const receivableOf = (profile: string): string => `receivable:${profile}`
export const creditOf = (profile: string): string => `credit:${profile}`
export const incomeOf = (item: string): string => `income:${item}`
export const cashOf = (way: string): string => `cash:${way}`
export const vatAccount = 'vat'
export const unallocatedAccount = 'unallocated'

/** The profile of a receivable; undefined for every other account. */
export const owedBy = (account: string): string | undefined => /^receivable:(.+)$/.exec(account)?.[1]

/** The profile of a credit; undefined for every other account. */
export const creditedTo = (account: string): string | undefined => /^credit:(.+)$/.exec(account)?.[1]

/** Whether an account has what was sold: its income, or the VAT in it. */
export const isSales = (account: string): boolean => account === vatAccount || account.startsWith('income:')
