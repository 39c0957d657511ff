import type { CaseType } from './case-type.ts'
import type { CaseFacts } from './model/case-facts.ts'

/** A document of the ledger about a charge of a case: `invoice:fee`, `receipt:fee`. */
export interface ChargeDocument {
  readonly id: string
  readonly kind: 'invoice' | 'receipt'
  /** The number of what was posted. */
  readonly number: string
}

/** The invoice of each charge that was billed, and the receipt that paid it last. */
export const chargeDocuments = (
  { charges }: Pick<CaseType, 'charges'>,
  { charge = {} }: Pick<CaseFacts, 'charge'>,
): readonly ChargeDocument[] =>
  [...charges.keys()].flatMap((id) => {
    const { [id]: fact } = charge
    const { invoiceNo, receiptNo } = fact ?? {}
    return [
      ...(invoiceNo === undefined ? [] : [{ id: `invoice:${id}`, kind: 'invoice' as const, number: invoiceNo }]),
      ...(receiptNo === undefined ? [] : [{ id: `receipt:${id}`, kind: 'receipt' as const, number: receiptNo }]),
    ]
  })
