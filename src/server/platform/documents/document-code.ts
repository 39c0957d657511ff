import { randomInt } from 'node:crypto'
import { documentCodeLength, documentCodeLetters } from '../../../engine/format/document-code.ts'

/** A code that nobody can guess: each letter is equally likely (57 bits together). */
export const makeDocumentCode = (): string =>
  Array.from(
    { length: documentCodeLength },
    () => documentCodeLetters[randomInt(documentCodeLetters.length)] ?? '',
  ).join('')

/**
 * The address at which a document is verified. In capitals, which the host and the portal's pages do not tell from
 * small letters, its QR code is a third smaller.
 */
export const verificationAddress = (origin: string, code: string): string => `${origin}/verify/${code}`.toUpperCase()
