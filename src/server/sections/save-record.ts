import type { TenantTransaction } from '../db/database.ts'
import { addRecord, changeRecord, readSection } from './change-section.ts'
import type { Changed, SectionChange } from './change-section.ts'
import { lockSection } from './records.ts'

/**
 * Adds the record of a record section, or replaces it.
 *
 * @throws Refusal `invalid`, `forbidden`
 */
export async function saveRecord(tx: TenantTransaction, change: SectionChange): Promise<Changed> {
  const { call, profile } = change
  await lockSection(tx, profile.id, call.section)
  const { rows } = await readSection(tx, change)
  const save = rows.length > 0 ? changeRecord : addRecord
  return save(tx, change)
}
