import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { Database } from '../database/database.ts'
import type { PublishedFile } from './find-published-file.ts'

/** An earlier form of a tenant, by the name of its file, `<hash>.json`, for records that were written under it. */
export async function findSnapshot(
  database: Database,
  tenant: string,
  name: string,
): Promise<PublishedFile | undefined> {
  const [, hash] = /^([0-9a-f]{8,128})\.json$/.exec(name) ?? []
  if (hash === undefined) return undefined
  const document = await readSnapshot(database, tenant, hash)
  return document && { mediaType: 'application/json', text: JSON.stringify(document) }
}

/** The form with that hash as it was published; undefined when there is none. */
export async function readSnapshot(
  database: Database,
  tenant: string,
  hash: string,
): Promise<CompositeDocument | undefined> {
  const row = await database.inTenant(tenant, ({ db }) =>
    db
      .selectFrom('form_snapshots')
      .select('document')
      .where('tenant', '=', tenant)
      .where('hash', '=', hash)
      .executeTakeFirst(),
  )
  return row?.document
}
