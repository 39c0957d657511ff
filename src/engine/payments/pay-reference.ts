/**
 * The table of H. Michael Damm's check digit (a totally anti-symmetric quasigroup of order 10): it finds every wrong
 * digit and every two neighbours that changed places.
 */
const damm: readonly string[] = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/** The check digit of some digits; of digits with theirs it is 0. */
const checkOf = (digits: string): string =>
  Array.from(digits).reduce((check, digit) => damm[Number(check)]?.[Number(digit)] ?? '0', '0')

/** The most characters that providers take for the account of a payment, with the check digit. */
const longest = 12

/** The digits of an invoice's number of which its reference is made: as many of the last as there is room for. */
export const digitsOfNumber = (number: string): string => number.replaceAll(/\D/g, '').slice(1 - longest)

/**
 * What a payer types as the account to pay an invoice: the digits of its number and a check digit, at most 12. It is
 * the same for an invoice for ever, and can be typed on any phone.
 */
export function payReference(number: string): string {
  const digits = digitsOfNumber(number)
  return `${digits}${checkOf(digits)}`
}

/** What a payer typed: the digits of an invoice's number, and whether a number that has them is meant. */
export interface TypedAccount {
  readonly digits: string
  readonly means: (number: string) => boolean
  /** All digits as typed, where they may be those of a number without its letters, too. */
  readonly typed?: string
}

const lettersAndDigits = (text: string): string => text.toUpperCase().replaceAll(/[^\dA-Z]/g, '')

/**
 * Reads the account that a payer typed, in either case, with spaces, dashes or none: an invoice's reference or its
 * number, which may be cut at the front as requests of earlier releases did. Undefined for what can be neither: a
 * reference with a typing error has another check digit.
 */
export function readAccount(typed: string): TypedAccount | undefined {
  const account = lettersAndDigits(typed)
  const digits = account.replaceAll(/\D/g, '')
  if (digits === '') return undefined
  if (account !== digits) {
    const last = digitsOfNumber(digits)
    return { digits: last, means: (number) => isNumberTyped(number, account) }
  }
  if (digits.length < 2 || digits.length > longest || checkOf(digits) !== '0') return undefined
  return { digits: digits.slice(0, -1), means: () => true, typed: digits }
}

/** Whether an account, as a payer typed it or a provider lists it, may be that of the invoice with a number. */
export function isAccountOf(account: string, number: string): boolean {
  const read = readAccount(account)
  return read !== undefined && read.digits === digitsOfNumber(number) && read.means(number)
}

const isNumberTyped = (number: string, account: string): boolean =>
  [number, number.slice(-longest)].some((one) => lettersAndDigits(one) === account)
