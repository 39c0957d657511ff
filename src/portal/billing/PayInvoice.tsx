import { useCall } from '../api/use-call.ts'
import { PayNow } from './PayNow.tsx'

interface PayInvoiceProps {
  readonly number: string
  /** Where the portal leads once it is paid, unless what the invoice bills declares a page. */
  readonly success: string
}

/** Pays an invoice of which something is owed; nothing for any other. */
export function PayInvoice({ number, success }: PayInvoiceProps) {
  const { data = [] } = useCall('billing/pending')
  const entry = data.find(({ documentNo, documentType }) => documentType === 'Invoice' && documentNo === number)
  if (entry === undefined) return null
  const { description, remainingAmtLCY: amount, payment } = entry
  return (
    <PayNow
      number={number}
      description={payment?.description ?? description}
      amount={amount}
      success={payment?.then ?? success}
    />
  )
}
