import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A token that cannot be guessed: 256 bits, in characters that a path may hold. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A one-time code: six digits, each equally likely. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** What is stored of a code: without the challenge's id, of which only the hash is stored, it cannot be tried out. */
export const hashCode = (challengeId: string, code: string): string => hashToken(`${challengeId}:${code}`)
