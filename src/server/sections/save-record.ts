import type { TenantTransaction } from '../platform/database/database.ts'
import { addRecord, changeRecord, readSection } from './change-section.ts'
import type { Changed, SectionChange } from './section-change.ts'
import { wasThere } from './record-revision.ts'
import { lockSection } from '../profiles/records.ts'

/**
 * Adds the record of a record section, or replaces it.
 *
 * @throws Refusal `invalid`, `forbidden`, `stale`, `revision-required`
 */
export async function saveRecord(tx: TenantTransaction, change: SectionChange): Promise<Changed> {
  const { call, profile } = change
  const last = await lockSection(tx, profile.id, call.section)
  const { rows } = await readSection(tx, change)
  const isChange = rows.length > 0 || wasThere(change.conditions?.revision, last)
  return isChange ? changeRecord(tx, change) : addRecord(tx, change)
}
