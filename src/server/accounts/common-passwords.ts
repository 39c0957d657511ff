import { dictionary } from '@zxcvbn-ts/language-common'

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** What people write for letters to keep a rule; an attacker's list does the same. */
const disguises: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '3': 'e', '5': 's', '7': 't' }

/**
 * Whether a password is one of the some 50,000 that people choose most, perhaps with capitals, marks between or after, or
 * letters written as signs (`P@ssw0rd1!`): the password rule asks for these, and they make it no harder to guess.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const spellings = [plain, undisguised(plain, /[@$0]/g), undisguised(plain, /[@$0357]/g)]
  return spellings.some((spelling) => common.has(spelling) || common.has(spelling.replaceAll(/[^\p{L}\d]/gu, '')))
}

const undisguised = (text: string, signs: RegExp): string => text.replaceAll(signs, (sign) => disguises[sign] ?? sign)
