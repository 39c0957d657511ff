/** What a payer does on the card page, and how the provider's message of it arrives. */
export interface CardPayer {
  /** What the bank says; undefined for a payer who leaves without paying. */
  readonly bank?: 'Approved' | 'Declined' | 'Insufficient Funds' | 'Expired Card'
  /** `forged` is one that nobody has signed. */
  readonly webhook?: 'once' | 'twice' | 'late' | 'lost' | 'before-return' | 'forged'
  /** Another sum than was asked for. */
  readonly pays?: { readonly amount?: number; readonly currency?: string }
}

/** What the card page offers. */
export const cardActs = {
  approve: { bank: 'Approved' },
  decline: { bank: 'Declined' },
  'no money': { bank: 'Insufficient Funds' },
  'expired card': { bank: 'Expired Card' },
  leave: {},
  'approve, confirm twice': { bank: 'Approved', webhook: 'twice' },
  'approve, confirm late': { bank: 'Approved', webhook: 'late' },
  'approve, never confirm': { bank: 'Approved', webhook: 'lost' },
  'approve, confirm before the way back': { bank: 'Approved', webhook: 'before-return' },
  'approve, another amount': { bank: 'Approved', pays: { amount: 100 } },
  'leave, after a forged message': { webhook: 'forged' },
} as const satisfies Readonly<Record<string, CardPayer>>
export type CardAct = keyof typeof cardActs

export const isCardAct = (act: string): act is CardAct => Object.hasOwn(cardActs, act)
