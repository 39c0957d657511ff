import { X509Certificate } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../database/database.ts'
import type { SealKeysTable } from '../database/tables/seal-keys.ts'
import { makeCertifiedKey } from './certified-key.ts'
import type { CertifiedKey } from './certified-key.ts'
import { thumbprint } from './thumbprint.ts'

/** A public key with its certificate, as JSON Web Key (RFC 7517 and RFC 7518). */
export interface PublicSealKey {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
  readonly kid: string
  readonly alg: 'ES256'
  readonly use: 'sig'
  /** The certificate, as base64. */
  readonly x5c: readonly [string]
}

/** For how long a certificate is valid; years. */
const validYears = 10

/**
 * The key with which the organisation seals the files of what it issues. It is made if there is none whose certificate
 * is valid and has the organisation's name; of two who make it at once, both get the same one.
 */
export async function sealKey(tx: TenantTransaction, name: string, now: Date): Promise<CertifiedKey> {
  const last = await lastRow(tx)
  return last !== undefined && last.name === name && now < last.valid_until ? keyOf(last) : addKey(tx, last, name, now)
}

/** Adds a key, which seals from now on. Certificates of earlier ones stay published. */
export async function rotateSealKey(tx: TenantTransaction, name: string, now: Date): Promise<void> {
  await addKey(tx, await lastRow(tx), name, now)
}

/** All keys by which the organisation's seals are checked, the newest first. */
export async function publicSealKeys({ tenant, db }: TenantTransaction): Promise<readonly PublicSealKey[]> {
  const rows = await db
    .selectFrom('seal_keys')
    .select('certificate')
    .where('tenant', '=', tenant)
    .orderBy('sequence', 'desc')
    .execute()
  return rows.map(({ certificate }) => publicKeyOf(Buffer.from(certificate)))
}

function publicKeyOf(certificate: Buffer): PublicSealKey {
  const { x, y } = new X509Certificate(certificate).publicKey.export({ format: 'jwk' })
  if (x === undefined || y === undefined) throw new Error('This is no key of an elliptic curve.')
  const kid = thumbprint({ crv: 'P-256', kty: 'EC', x, y })
  return { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig', x5c: [certificate.toString('base64')] }
}

const lastRow = ({ tenant, db }: TenantTransaction): Promise<Selectable<SealKeysTable> | undefined> =>
  db.selectFrom('seal_keys').selectAll().where('tenant', '=', tenant).orderBy('sequence', 'desc').executeTakeFirst()

async function addKey(
  tx: TenantTransaction,
  last: Selectable<SealKeysTable> | undefined,
  name: string,
  now: Date,
): Promise<CertifiedKey> {
  const validUntil = new Date(now)
  validUntil.setUTCFullYear(now.getUTCFullYear() + validYears)
  const { privateKey, certificate } = await makeCertifiedKey(name, now, validUntil)
  await tx.db
    .insertInto('seal_keys')
    .values({
      tenant: tx.tenant,
      sequence: (last?.sequence ?? 0) + 1,
      name,
      private_key: privateKey,
      certificate,
      valid_until: validUntil,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant', 'sequence']).doNothing())
    .execute()
  const stored = await lastRow(tx)
  if (stored === undefined) throw new Error('The key was not stored.')
  return keyOf(stored)
}

/** Copies, so that nothing else of what the database sent goes to another thread with them. */
const keyOf = ({ private_key, certificate }: Selectable<SealKeysTable>): CertifiedKey => ({
  privateKey: Uint8Array.from(private_key),
  certificate: Uint8Array.from(certificate),
})
