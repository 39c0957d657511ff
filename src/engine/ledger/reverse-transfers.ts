import type { Transfer } from './transfer.ts'

/** The transfers that undo a document: each the other way round, naming the one that it reverses. */
export const reverseTransfers = (document: string, transfers: readonly Transfer[]): readonly Transfer[] =>
  transfers.map(({ debit, credit, amount, line }, place) => ({
    debit: credit,
    credit: debit,
    amount,
    ...(line && { line }),
    reverses: { document, no: place + 1 },
  }))
