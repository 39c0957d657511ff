import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

const iterations = 4096

/**
 * The form in which PostgreSQL stores a password (RFC 5803), so that the statement that sets it and its log do not
 * reveal it.
 */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyOf = (name: string): Buffer => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`
}
