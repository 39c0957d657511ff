const whole = 100

/**
 * The VAT in a price that includes it, in cents: half a cent counts as one.
 *
 * @param rate in percent
 */
export const vatIn = (price: number, rate: number): number => Math.round((price * rate) / (whole + rate))
