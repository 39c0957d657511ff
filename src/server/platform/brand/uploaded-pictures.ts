import { sql } from 'kysely'
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

/** Stores a picture; the same content is stored once. */
export async function addPicture(
  { tenant, db }: TenantTransaction,
  { path, name, content }: UploadedPicture,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('brand_pictures')
    .values({ tenant, path, name, content, uploaded_by: actorId, uploaded_at: now })
    .onConflict((same) => same.columns(['tenant', 'path']).doNothing())
    .execute()
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

/** Those of some paths at which no picture was uploaded. */
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
