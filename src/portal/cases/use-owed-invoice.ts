import type { CaseView } from '../../contract/case.ts'
import { useCall } from '../api/use-call.ts'

/** What is owed of a case's invoices. */
export interface OwedInvoice {
  readonly number: string
  /** As declared for its payment, or else as posted. */
  readonly description: string
  /** In units of the currency. */
  readonly amount: number
  /** The page that is declared to follow its payment. */
  readonly then?: string
}

/** The first invoice of the user's own case of which something is owed; undefined when nothing is. */
export function useOwedInvoice({ documents }: Pick<CaseView, 'documents'>): OwedInvoice | undefined {
  const billed = documents.filter(({ id }) => id.startsWith('invoice:'))
  const { data = [] } = useCall(billed.length > 0 ? 'billing/pending' : null)
  for (const { number } of billed) {
    const owed = data.find(({ documentType, documentNo }) => documentType === 'Invoice' && documentNo === number)
    if (owed !== undefined) {
      const { documentNo, remainingAmtLCY: amount, payment = { description: owed.description } } = owed
      return { number: documentNo, amount, ...payment }
    }
  }
  return undefined
}
