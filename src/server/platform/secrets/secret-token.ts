import { createHash, randomBytes, randomInt } from 'node:crypto'

/** An unguessable token: 256 bits, in characters that are allowed in a path. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** The form in which a token is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A one-time code: six digits, each equally likely. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * The form in which a code is stored. It cannot be guessed from the database, because the challenge's id is part of it
 * and is stored only as a hash.
 */
export const hashCode = (challengeId: string, code: string): string => hashToken(`${challengeId}:${code}`)
