import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isUploadedPicture } from '../../../engine/document/uploaded-picture.ts'
import type { Database } from '../database/database.ts'
import { pictureContent } from './uploaded-pictures.ts'

/**
 * Reads a file of an organisation, such as its logo, by its path in the organisation's folder. Rejects where there is
 * none.
 */
export type AssetReader = (tenant: string, path: string) => Promise<Buffer>

/** How many uploaded pictures a process keeps in memory; each has 400 kB at most. */
const mostKept = 100

/** Reads the files that a release brings, below a project's root. */
export const releasedAssets =
  (root: string): AssetReader =>
  (tenant, path) =>
    readFile(join(root, 'tenants', tenant, path))

/**
 * Reads the files of a release, and the pictures that administrators uploaded. Those never change, so that each is
 * fetched once, and pages have their logo while the database is away.
 */
export function assetReader(root: string, database: Pick<Database, 'inTenant'>): AssetReader {
  const released = releasedAssets(root)
  const kept = new Map<string, Buffer>()
  const uploaded: AssetReader = async (tenant, path) => {
    const key = `${tenant}/${path}`
    const known = kept.get(key)
    const content = known ?? (await database.inTenant(tenant, (tx) => pictureContent(tx, path)))
    // A release may bring what was exported.
    if (content === undefined) return released(tenant, path)
    kept.delete(key)
    kept.set(key, content)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return content
  }
  return (tenant, path) => (isUploadedPicture(path) ? uploaded : released)(tenant, path)
}
