import { sql } from 'kysely'
import { recordAudit } from '../audit/audit-log.ts'
import type { TenantTransaction } from '../database/database.ts'

/** A picture that an administrator uploaded for the brand. */
export interface UploadedPicture {
  /** In the organisation's folder, named by the content. */
  readonly path: string
  /** The name of the file that was uploaded. */
  readonly name: string
  readonly content: Uint8Array
}

/** How many are offered again; of those before, the ones in use stay named by the theme. */
const mostOffered = 40

/** Stores a picture, and notes who uploaded it; the same content is stored once, and is new again. */
export async function addPicture(
  tx: TenantTransaction,
  { path, name, content }: UploadedPicture,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<void> {
  const { tenant, db } = tx
  await db
    .insertInto('brand_pictures')
    .values({ tenant, path, name, content, uploaded_by: actorId, uploaded_at: now })
    .onConflict((same) => same.columns(['tenant', 'path']).doUpdateSet({ uploaded_at: now }))
    .execute()
  await recordAudit(tx, { actor_id: actorId, action: 'picture-uploaded', subject_id: null, detail: name }, now)
}

/** The uploaded pictures, the latest first, without their content. */
export const listPictures = ({ tenant, db }: TenantTransaction): Promise<Omit<UploadedPicture, 'content'>[]> =>
  db
    .selectFrom('brand_pictures')
    .select(['path', 'name'])
    .where('tenant', '=', tenant)
    .orderBy('uploaded_at', 'desc')
    .limit(mostOffered)
    .execute()

/** Those of some paths at which no picture was uploaded; the others stay until the transaction has named them. */
export async function missingPictures(
  { tenant, db }: TenantTransaction,
  paths: readonly string[],
): Promise<readonly string[]> {
  if (paths.length === 0) return []
  const rows = await db
    .selectFrom('brand_pictures')
    .select('path')
    .where('tenant', '=', tenant)
    .where(sql<boolean>`path = any(${paths})`)
    .forShare()
    .execute()
  const known = new Set(rows.map(({ path }) => path))
  return paths.filter((path) => !known.has(path))
}

/** The content of an uploaded picture. */
export async function pictureContent({ tenant, db }: TenantTransaction, path: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('brand_pictures')
    .select('content')
    .where('tenant', '=', tenant)
    .where('path', '=', path)
    .executeTakeFirst()
  return row && Buffer.from(row.content)
}

/** Whether there is a picture that was uploaded before a time. */
export async function hasPicturesBefore(tx: TenantTransaction, time: Date): Promise<boolean> {
  return (await picturesBefore(tx, time).limit(1).executeTakeFirst()) !== undefined
}

const picturesBefore = ({ tenant, db }: TenantTransaction, time: Date) =>
  db.selectFrom('brand_pictures').select('path').where('tenant', '=', tenant).where('uploaded_at', '<=', time)

/**
 * Removes the pictures that were uploaded before a time and that nothing names: no publication, however old, because
 * somebody may go back to it, no draft and no schedule. Returns how many there were.
 */
export async function removeUnnamedPictures(tx: TenantTransaction, time: Date): Promise<number> {
  const { tenant, db } = tx
  const old = await picturesBefore(tx, time).forUpdate().skipLocked().execute()
  if (old.length === 0) return 0
  // A statement of its own: it sees the drafts of those who had locked a picture until now.
  const { numAffectedRows = 0n } = await sql`
    delete from brand_pictures where tenant = ${tenant} and path = any(${old.map(({ path }) => path)})
      and path not in (
        select found[1] from (
          select overlays::text as content from publications where tenant = ${tenant}
          union all select actions::text || published::text from form_drafts where tenant = ${tenant}
          union all select actions::text || published::text from scheduled_publications where tenant = ${tenant}
        ) as naming, regexp_matches(naming.content, ${picturePattern}, 'g') as found
      )`.execute(db)
  return Number(numAffectedRows)
}

const picturePattern = String.raw`assets/uploads/[0-9a-f]{32}\.[a-z]+`
