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
 * How many bytes a change of a section, or of a case, may upload: the remaining room plus the size of the files that it
 * may replace. Known before the upload is read, and checked again when the files are stored.
 */
export async function uploadRoom(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  stored: StoredBytes,
  { profileId, section, now }: UploadPlace,
): Promise<UploadRoom> {
  const limits = limitsOf(tenant)
  const replaceable = profileId === null ? 0 : await replaceableBytes(tx, profileId, section)
  const own = limits.bytesOfProfile - (profileId === null ? 0 : await bytesOfProfile(tx, profileId)) + replaceable
  const all = limits.bytes - (await stored.of(tx, now)) + replaceable
  if (all < own) return { bytes: Math.max(0, all), refusal: storageFull }
  return { bytes: Math.max(0, own), refusal: (pointer) => profileFull(limits.bytesOfProfile, pointer) }
}

export interface UploadPlace {
  readonly profileId: string | null
  /** The section that is changed; undefined for a case. */
  readonly section?: DocumentId
  readonly now: Date
}

/** The bytes of the section's files, or of those of all cases. */
async function replaceableBytes(
  { tenant, db }: TenantTransaction,
  profileId: string,
  section: DocumentId | undefined,
): Promise<number> {
  const sum = sql<string>`coalesce(sum(size), 0)`.as('bytes')
  const ofCases = db.selectFrom('case_files').select(sum).where('tenant', '=', tenant)
  const ofRecords = db.selectFrom('files').select(sum).where('tenant', '=', tenant)
  const { bytes } = await (section === undefined
    ? ofCases.where('profile_id', '=', profileId).executeTakeFirstOrThrow()
    : ofRecords.where('profile_id', '=', profileId).where('section', '=', section).executeTakeFirstOrThrow())
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
