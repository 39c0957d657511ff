import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { filesOfTenant } from '../../../engine/publication/files-of-tenant.ts'
import type { DeclarationFiles } from '../../../engine/document/declaration-files.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import type { TenantTransaction } from '../database/database.ts'

/** The declarations of a release, as they are stored. */
export interface KeptRelease {
  readonly release: string
  readonly files: Uint8Array
}

/** What an organisation is composed of, to be stored with a publication. */
export async function packDeclarations(files: DeclarationFiles, tenant: string, release: string): Promise<KeptRelease> {
  const text = JSON.stringify([...filesOfTenant(files, tenant)])
  return { release, files: await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) }
}

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** A tenth of the size, in a twentieth of the time that the best would take. */
const quality = 5

/** Keeps the declarations of the release that is in force from now on, in place of those of others. */
export async function keepDeclarations(
  { tenant, db }: TenantTransaction,
  { release, files }: KeptRelease,
  now: Date,
): Promise<void> {
  await db.deleteFrom('kept_declarations').where('tenant', '=', tenant).where('release', '<>', release).execute()
  await db
    .insertInto('kept_declarations')
    .values({ tenant, release, files, kept_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The declarations of a release; undefined when they are not kept. */
export async function readKeptDeclarations(
  { tenant, db }: TenantTransaction,
  release: string,
): Promise<DeclarationFiles | undefined> {
  const row = await db
    .selectFrom('kept_declarations')
    .select('files')
    .where('tenant', '=', tenant)
    .where('release', '=', release)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const text = (await decompress(row.files)).toString()
  const entries: readonly (readonly [path: string, content: JsonValue])[] = JSON.parse(text)
  return new Map(entries)
}
