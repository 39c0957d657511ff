import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { RecordsTable } from '../platform/database/tables/profiles.ts'

/** Identifies a record within an organisation. */
export type RecordKey = Pick<RecordsTable, 'profile_id' | 'section' | 'entry_no'>

/**
 * Whether a row belongs to a record: for the records themselves and for the tables that have the columns of their key.
 */
export const isOfRecord = (tenant: string, { profile_id, section, entry_no }: RecordKey): RawBuilder<boolean> =>
  sql<boolean>`(tenant, profile_id, section, entry_no) = (${tenant}, ${profile_id}, ${section}, ${entry_no})`
