/** The letters of codes: none of them looks like another one, or like a letter that is left out, in any typeface. */
export const documentCodeLetters = '23456789ACDEFGHJKMNPQRTVWXY'
export const documentCodeLength = 12

/** What people read for a letter of a code. */
const misread: Readonly<Record<string, string>> = { B: '8', S: '5', Z: '2', U: 'V' }

const separator = /[\s\-‐-―_.]/g
const isCode = new RegExp(`^[${documentCodeLetters}]{${documentCodeLength}}$`)

/**
 * The code of an issued document as it is stored, however it is typed: with or without dashes and spaces, in small
 * letters, with letters that look alike. Undefined for a text that cannot be one.
 */
export function readDocumentCode(text: string): string | undefined {
  const letters = text
    .toUpperCase()
    .replaceAll(separator, '')
    .replaceAll(/[BSZU]/g, (letter) => misread[letter] ?? '')
  return isCode.test(letters) ? letters : undefined
}

/** A code as it is printed, in groups of four: `7K3M-9QXA-22TD`. */
export const showDocumentCode = (code: string): string => code.replaceAll(/.{4}(?!$)/g, '$&-')
