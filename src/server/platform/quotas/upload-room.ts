import { formatSize } from '../../../engine/format/format-size.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import type { Message } from '../../../engine/translate/message.ts'
import type { TenantTransaction } from '../database/database.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { Refusal } from '../refusal.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { sql } from 'kysely'
import { limitsOf } from './limits-of.ts'
import { bytesOfProfile } from './stored-bytes.ts'
import type { StoredBytes } from './stored-bytes.ts'

/** How many bytes a call may upload, and the refusal of more. */
export interface UploadRoom {
  readonly bytes: number
  /** The refusal of a file that does not fit, at its field. */
  readonly refusal: (pointer?: JsonPointer) => Refusal
}

/** The refusals for a full profile and a full organisation. */
export const profileFull = (limit: number, pointer?: JsonPointer): Refusal =>
  fullAt('profile-full', { key: 'server.profile-full-than', params: { limit: formatSize(limit) } }, pointer)
export const storageFull = (pointer?: JsonPointer): Refusal =>
  fullAt('storage-full', { key: 'server.storage-full' }, pointer)

function fullAt(code: 'profile-full' | 'storage-full', message: Message, pointer?: JsonPointer): Refusal {
  return new Refusal(code, { message, ...(pointer !== undefined && { errors: [{ pointer, message }] }) })
}

/**
 * How many bytes a change of a section may upload: the remaining room plus the size of the files that it may replace.
 * Known before the upload is read, and checked again when the files are stored.
 */
export async function uploadRoom(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  stored: StoredBytes,
  { profileId, section, now }: { profileId: string | null; section: DocumentId; now: Date },
): Promise<UploadRoom> {
  const limits = limitsOf(tenant)
  const replaceable = profileId === null ? 0 : await bytesOfSection(tx, profileId, section)
  const own = limits.bytesOfProfile - (profileId === null ? 0 : await bytesOfProfile(tx, profileId)) + replaceable
  const all = limits.bytes - (await stored.of(tx, now)) + replaceable
  if (all < own) return { bytes: Math.max(0, all), refusal: storageFull }
  return { bytes: Math.max(0, own), refusal: (pointer) => profileFull(limits.bytesOfProfile, pointer) }
}

async function bytesOfSection({ tenant, db }: TenantTransaction, profileId: string, section: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select(sql<string>`coalesce(sum(size), 0)`.as('bytes'))
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profileId)
    .where('section', '=', section)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** Lets only this transaction add files to a profile until it ends, so that each sees what the others added. */
export async function lockFiles({ tenant, db }: TenantTransaction, profileId: string): Promise<void> {
  await db
    .selectFrom('profiles')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', profileId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Throws `profile-full`, at the field of a new file, when a profile exceeds its limit. */
export async function requireRoom(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  profileId: string,
  pointer: JsonPointer | undefined,
): Promise<void> {
  const limit = limitsOf(tenant).bytesOfProfile
  if ((await bytesOfProfile(tx, profileId)) > limit) throw profileFull(limit, pointer)
}
