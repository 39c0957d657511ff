import { dictionary } from '@zxcvbn-ts/language-common'

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Signs that people write in place of letters to satisfy a password rule. Attackers' lists do the same. */
const disguises: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '3': 'e', '5': 's', '7': 't' }

/**
 * Whether a password is among the 50,000 most common ones, also with capitals, extra punctuation, or signs in place of
 * letters (`P@ssw0rd1!`): the password rule asks for these, but they make it no harder to guess.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const spellings = [plain, undisguised(plain, /[@$0]/g), undisguised(plain, /[@$0357]/g)]
  return spellings.some((spelling) => common.has(spelling) || common.has(spelling.replaceAll(/[^\p{L}\d]/gu, '')))
}

const undisguised = (text: string, signs: RegExp): string => text.replaceAll(signs, (sign) => disguises[sign] ?? sign)
