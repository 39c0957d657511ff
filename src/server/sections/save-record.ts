import type { TenantTransaction } from '../platform/database/database.ts'
import { addRecord, changeRecord } from './change-section.ts'
import type { Changed, OpenedChange } from './section-change.ts'
import { wasThere } from './record-revision.ts'

/**
 * Adds the record of a record section, or replaces it.
 *
 * @throws Refusal `invalid`, `forbidden`, `stale`, `revision-required`
 */
export async function saveRecord(tx: TenantTransaction, change: OpenedChange): Promise<Changed> {
  const isChange = change.state.rows.length > 0 || wasThere(change.conditions?.revision, change.lastEntryNo)
  return isChange ? changeRecord(tx, change) : addRecord(tx, change)
}
