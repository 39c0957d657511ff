import { sign } from 'node:crypto'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { SigningKey } from './signing-keys.ts'

/** Claims as JSON Web Token, signed with Ed25519 (RFC 7515 and RFC 8037). */
export function signToken(claims: JsonObject, { kid, key }: SigningKey): string {
  const signed = [{ alg: 'EdDSA', typ: 'JWT', kid }, claims].map(encoded).join('.')
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
}

const encoded = (part: JsonObject): string => Buffer.from(JSON.stringify(part)).toString('base64url')
