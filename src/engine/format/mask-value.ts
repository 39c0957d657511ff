/** A value with only its last characters visible, e.g. `•••••6789`; a value too short for that is masked completely. */
export function maskValue(value: string, shown = 4): string {
  const characters = Array.from(value)
  const kept = characters.length > shown ? shown : 0
  return '•'.repeat(characters.length - kept) + characters.slice(characters.length - kept).join('')
}

/** A phone number with its middle hidden, so that its owner can still recognise it: `+2547•••••678`. */
export function maskPhone(phone: string): string {
  const characters = Array.from(phone.replaceAll(/\s/g, ''))
  const tail = 3
  const head = Math.max(0, Math.min(characters[0] === '+' ? 5 : 4, characters.length - tail - 3))
  return characters.map((character, i) => (i < head || i >= characters.length - tail ? character : '•')).join('')
}

/** An e-mail address that its owner recognises, but that nobody can write to: `w•••@d•••.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const ending = domain.lastIndexOf('.')
  const first = (text: string) => `${Array.from(text)[0] ?? ''}•••`
  return `${first(email.slice(0, Math.max(0, at)))}@${first(domain)}${ending > 0 ? domain.slice(ending) : ''}`
}

/** The end of a phone number, without revealing its length: `•••• 123`. */
export function maskPhoneToEnd(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length > 6 ? `•••• ${digits.slice(-3)}` : '••••'
}

/** Whether any part of a text is masked. */
export const isMasked = (text: string): boolean => text.includes('•')
