import { sha256 as sha256OfBytes } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits; in the browser and on the server. */
export const sha256 = (text: string): string => bytesToHex(sha256OfBytes(utf8ToBytes(text)))
