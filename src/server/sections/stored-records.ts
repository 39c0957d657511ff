import { sql } from 'kysely'
import type { Compilable } from 'kysely'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { MinorSettings } from '../../contract/settings.ts'
import { statementOf } from '../platform/database/statement.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { settingsInForce } from '../platform/settings/read-settings.ts'
import type { SavedSettings } from '../platform/settings/read-settings.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import type { RecordRow } from '../profiles/records.ts'

/** What rules read: the profile, its records, and the organisation's current settings. */
export interface StoredRecords {
  readonly profile: ProfileRow | undefined
  readonly rows: readonly RecordRow[]
  readonly settings: MinorSettings
}

/** The profile and the settings beside the records, as JSON. */
interface Beside {
  readonly profile: (Omit<ProfileRow, 'created_at'> & { readonly created_at: string }) | null
  readonly settings: SavedSettings | null
}

/** A record, or none where the profile has none. The first row contains what is beside them. */
type FoundRow = (RecordRow | { readonly entry_no: null }) & { readonly beside: Beside | null }

/** The records of some sections, in the order of their entry numbers, with the profile and the settings. */
export async function readStoredRecords(
  tx: TenantTransaction,
  published: PublishedTenant,
  profileId: string,
  sections: readonly DocumentId[],
): Promise<StoredRecords> {
  const { rows } = await tx.db.executeQuery(storedRecordsQuery(tx, profileId, sections).compile())
  return storedRecordsIn(published, rows)
}

/** The statement of `readStoredRecords`; `storedRecordsIn` reads its rows. */
export const storedRecordsQuery = (
  { tenant }: TenantTransaction,
  profileId: string,
  sections: readonly DocumentId[],
): Compilable<FoundRow> => storedRecords({ tenant, profileId, sections: [...sections] })

const storedRecords = statementOf<{
  readonly tenant: string
  readonly profileId: string
  readonly sections: readonly DocumentId[]
}>()((db, value): Compilable<FoundRow> => {
  const tenant = value('tenant')
  const query = sql<FoundRow>`
    select records.*, case when row_number() over (order by section, entry_no) = 1 then to_jsonb(beside) end as beside
    from (
      select
        (select to_jsonb(settings) from settings where tenant = ${tenant} order by updated_at desc limit 1) as settings,
        (select to_jsonb(profiles) from profiles where tenant = ${tenant} and id = ${value('profileId')}) as profile
    ) as beside
    left join records
      on records.tenant = ${tenant} and profile_id = ${value('profileId')} and section = any(${value('sections')})
    order by section, entry_no`
  return { compile: () => query.compile(db) }
})

export function storedRecordsIn(published: PublishedTenant, found: readonly FoundRow[]): StoredRecords {
  const { profile, settings } = found[0]?.beside ?? { profile: null, settings: null }
  return {
    profile: profile === null ? undefined : { ...profile, created_at: new Date(profile.created_at) },
    rows: found.filter(isRecord),
    settings: settingsInForce(published, settings ?? undefined).settings.minor_settings,
  }
}

const isRecord = (row: FoundRow): row is RecordRow & Pick<FoundRow, 'beside'> => row.entry_no !== null
