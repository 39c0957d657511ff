import { sql } from 'kysely'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { MinorSettings } from '../../contract/settings.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { settingsInForce } from '../platform/settings/read-settings.ts'
import type { SavedSettings } from '../platform/settings/read-settings.ts'
import type { RecordRow } from '../profiles/records.ts'

/** What rules read: records, and the organisation's current settings. */
export interface StoredRecords {
  readonly rows: readonly RecordRow[]
  readonly settings: MinorSettings
}

/** A record, or nothing but the settings where there is none. */
type FoundRow = (RecordRow | { readonly entry_no: null }) & { readonly saved: SavedSettings | null }

/**
 * The records of some sections of a profile, in the order of their entry numbers, in one statement with the settings,
 * which the first row contains.
 */
export async function readStoredRecords(
  { tenant, db }: TenantTransaction,
  published: PublishedTenant,
  profileId: string,
  sections: readonly DocumentId[],
): Promise<StoredRecords> {
  const found = await sql<FoundRow>`
    select records.*, case when row_number() over (order by section, entry_no) = 1 then in_force.saved end as saved
    from (
      select (select to_jsonb(settings) from settings where tenant = ${tenant} order by updated_at desc limit 1) as saved
    ) as in_force
    left join records on records.tenant = ${tenant} and profile_id = ${profileId} and section in (${sql.join(sections)})
    order by section, entry_no`.execute(db)
  const { settings } = settingsInForce(published, found.rows[0]?.saved ?? undefined)
  return { rows: found.rows.filter(isRecord), settings: settings.minor_settings }
}

const isRecord = (row: FoundRow): row is RecordRow & Pick<FoundRow, 'saved'> => row.entry_no !== null
