import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { TenantTransaction } from '../database/database.ts'
import { thumbprint } from './thumbprint.ts'

/** A key that signs. */
export interface SigningKey {
  readonly kid: string
  readonly key: KeyObject
}

/** A public key as JSON Web Key (RFC 8037). */
export interface PublicKey {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly x: string
  readonly kid: string
  readonly alg: 'EdDSA'
  readonly use: 'sig'
}

/** The organisation's newest key, which is made if there is none; of two who make it at once, both get the same one. */
export async function signingKey(tx: TenantTransaction, now: Date): Promise<SigningKey> {
  const known = await newestKey(tx)
  if (known !== undefined) return known
  await addKey(tx, 1, now)
  const made = await newestKey(tx)
  if (made === undefined) throw new Error('The key was not stored.')
  return made
}

/**
 * Adds a key, which signs from now on. Earlier ones stay published, so that what they signed can still be checked.
 *
 * @returns the key's id
 */
export async function rotateSigningKey(tx: TenantTransaction, now: Date): Promise<string> {
  const last = await lastRow(tx)
  await addKey(tx, (last?.sequence ?? 0) + 1, now)
  return (await signingKey(tx, now)).kid
}

/** All keys by which the organisation's statements are checked, the newest first. */
export async function publicKeys({ tenant, db }: TenantTransaction): Promise<readonly PublicKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('sequence', 'desc')
    .execute()
  return rows.map(({ kid, private_key }) => {
    const x = publicPart(readKey(private_key))
    return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' }
  })
}

const lastRow = ({ tenant, db }: TenantTransaction) =>
  db.selectFrom('signing_keys').selectAll().where('tenant', '=', tenant).orderBy('sequence', 'desc').executeTakeFirst()

async function newestKey(tx: TenantTransaction): Promise<SigningKey | undefined> {
  const row = await lastRow(tx)
  return row && { kid: row.kid, key: readKey(row.private_key) }
}

async function addKey({ tenant, db }: TenantTransaction, sequence: number, now: Date): Promise<void> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const kid = thumbprint({ crv: 'Ed25519', kty: 'OKP', x: publicPart(privateKey) })
  const private_key = privateKey.export({ format: 'der', type: 'pkcs8' })
  await db
    .insertInto('signing_keys')
    .values({ tenant, sequence, kid, private_key, created_at: now })
    .onConflict((conflict) => conflict.columns(['tenant', 'sequence']).doNothing())
    .execute()
}

const readKey = (bytes: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.from(bytes), format: 'der', type: 'pkcs8' })

function publicPart(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  if (x === undefined) throw new Error('This is no Ed25519 key.')
  return x
}
