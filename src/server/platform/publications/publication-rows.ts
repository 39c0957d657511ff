import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../database/database.ts'
import type { PublicationsTable } from '../database/tables/publications.ts'
import type { OverlayTable } from './publication-job.ts'

export type PublicationRow = Selectable<PublicationsTable>

/** The overlays of a publication by document; none for the forms as shipped. */
export const overlayTable = (row: Pick<PublicationRow, 'overlays'> | undefined): OverlayTable =>
  Object.fromEntries(
    Object.entries(row?.overlays ?? {}).flatMap(([id, overlay]) => (overlay === undefined ? [] : [[id, overlay]])),
  )

/** The number of the publication in force; 0 when an organisation has its forms as shipped. */
export async function latestSequence({ tenant, db }: TenantTransaction): Promise<number> {
  const row = await db
    .selectFrom('publications')
    .select('sequence')
    .where('tenant', '=', tenant)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sequence ?? 0
}

/** A publication by its number. */
export const readPublication = (
  { tenant, db }: TenantTransaction,
  sequence: number,
): Promise<PublicationRow | undefined> =>
  db
    .selectFrom('publications')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('sequence', '=', sequence)
    .executeTakeFirst()

/** The publication in force; undefined when an organisation has its forms as shipped. */
export const readLatest = ({ tenant, db }: TenantTransaction): Promise<PublicationRow | undefined> =>
  db
    .selectFrom('publications')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()

/** How many publications the history shows. */
const shown = 200

/** The latest publications, the oldest first. */
export async function readPublications({ tenant, db }: TenantTransaction): Promise<PublicationRow[]> {
  const rows = await db
    .selectFrom('publications')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('sequence', 'desc')
    .limit(shown)
    .execute()
  return rows.toReversed()
}
