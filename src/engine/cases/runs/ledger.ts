import type { ChargeFact } from '../model/case-facts.ts'
import type { BilledCharge } from '../model/outcome.ts'

/** What a case owes and has paid, while a run is walked. */
export interface RunLedger {
  readonly charges: Readonly<Record<string, ChargeFact>>
  readonly invoices: number
  readonly receipts: number
}

export const emptyLedger: RunLedger = { charges: {}, invoices: 0, receipts: 0 }

/** One invoice for charges; one without an amount is settled at once. */
export function invoice(ledger: RunLedger, charges: readonly BilledCharge[]): RunLedger {
  const invoices = ledger.invoices + 1
  const billed = charges.map(({ id, amount, due }): readonly [string, ChargeFact] => [
    id,
    { billed: true, amount, paid: 0, settled: amount === 0, invoiceNo: `INV-${invoices}`, ...(due && { due }) },
  ])
  return { ...ledger, invoices, charges: { ...ledger.charges, ...Object.fromEntries(billed) } }
}

/** A payment, which settles the oldest charges first. */
export function receive(ledger: RunLedger, cents: number, today: string): RunLedger {
  const receipts = ledger.receipts + 1
  let left = cents
  const charges = Object.entries(ledger.charges).map(([id, charge]): readonly [string, ChargeFact] => {
    const part = Math.min(left, charge.amount - charge.paid)
    left -= part
    const paid = charge.paid + part
    return [
      id,
      part === 0
        ? charge
        : { ...charge, paid, settled: paid >= charge.amount, receiptNo: `RCT-${receipts}`, paidAt: today },
    ]
  })
  return { ...ledger, receipts, charges: Object.fromEntries(charges) }
}

/** Whether everything that was billed is paid. */
export function isSettled({ charges }: RunLedger): boolean {
  const billed = Object.values(charges)
  return billed.length > 0 && billed.every(({ settled }) => settled)
}

/** What has been billed and not been paid, in cents. */
export const owed = ({ charges }: RunLedger): number =>
  Object.values(charges).reduce((sum, { amount, paid }) => sum + amount - paid, 0)
