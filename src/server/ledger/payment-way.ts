import { paymentWays } from '../../contract/ledger.ts'
import type { PaymentWay } from '../../contract/ledger.ts'

/** Whether the organisation's money is known to come in that way. */
export const isPaymentWay = (way: string): way is PaymentWay => paymentWays.some((known) => known === way)
