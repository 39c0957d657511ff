/**
 * A phone number in the format of the payment providers: digits only, without a leading `+`, and with a leading 0
 * replaced by the country's prefix, e.g. `+254 712 345 678` and `0712345678` both become `254712345678`.
 */
export function normalisePaymentPhone(phone: string, prefix = '254'): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.startsWith('0') ? `${prefix}${digits.slice(1)}` : digits
}
