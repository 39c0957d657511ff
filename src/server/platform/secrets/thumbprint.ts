import { createHash } from 'node:crypto'

/**
 * The id of a public key: its thumbprint (RFC 7638).
 *
 * @param required the members of its JSON Web Key that its kind requires, in the order of the alphabet
 */
export const thumbprint = (required: Readonly<Record<string, string>>): string =>
  createHash('sha256').update(JSON.stringify(required)).digest('base64url')
