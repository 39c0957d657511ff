/** What may be posted, as the ledger keeps it. */
export const postedKinds = ['invoice', 'receipt', 'credit-note', 'refund', 'reversal', 'unallocated'] as const

/** The accounts of the ledger by what they are. */
export const accountGroups = ['receivable', 'credit', 'income', 'vat', 'cash', 'unallocated'] as const
export type AccountGroup = (typeof accountGroups)[number]

/** How what was heard of a payment does not fit the payment. */
export const paymentProblems = [
  'other-payment',
  'other-amount',
  'not-confirmed',
  'contradicted',
  'not-posted',
  'reversed',
  'given-back-unposted',
  'given-back-unknown',
  'unknown',
] as const
export type PaymentProblem = (typeof paymentProblems)[number]

/** The ways of paying that payments may have. */
export const paymentProviders = ['mpesa', 'card', 'credit'] as const

/** What a message about a payment says. */
export const messageKinds = [
  'accepted',
  'refused',
  'unanswered',
  'paid',
  'unpaid',
  'undecided',
  'misfit',
  'claimed',
  'received',
  'expired',
] as const

/** What a message about giving a payment back says. */
export const reversalMessageKinds = [
  'reversal-accepted',
  'reversal-rejected',
  'reversal-unanswered',
  'reversal-claimed',
  'reversal-checking',
  'reversal-checked',
  'reversal-gave-up',
  'reversal-decided',
] as const

/** How long something has been owed since it was due: not yet due, then by days. */
export const debtAges = ['not-due', 'to-30', 'to-60', 'to-90', 'over-90'] as const
