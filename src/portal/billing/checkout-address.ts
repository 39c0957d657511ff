import { encodePaymentRequest } from '../../engine/payments/payment-request.ts'
import type { PaymentRequest } from '../../engine/payments/payment-request.ts'

/** The checkout of what is owed. */
export const checkoutAddress = (request: PaymentRequest): string => `/checkout/${encodePaymentRequest(request)}`
