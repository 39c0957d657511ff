import { normalisePaymentPhone } from '../format/payment-phone.ts'

/** A subscriber of a Kenyan network in the international form: 254, then 7 or 1, then eight digits. */
const subscriber = /^254[17]\d{8}$/

/** What people write between the digits of a phone number. */
const written = /^\+?[\d\s().-]+$/

/**
 * The phone number that pays, as the payment providers take it: a leading + is dropped, and a leading 0 becomes 254
 * (BIL-03). Undefined when that is nobody's.
 */
export function payablePhone(typed: string): string | undefined {
  if (!written.test(typed.trim())) return undefined
  const phone = normalisePaymentPhone(typed)
  return subscriber.test(phone) ? phone : undefined
}
