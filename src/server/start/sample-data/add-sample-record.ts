import type { TenantTransaction } from '../../platform/database/database.ts'
import { addRecord } from '../../sections/change-section.ts'
import { openSection } from '../../sections/open-section.ts'
import type { Changed, SectionChange } from '../../sections/section-change.ts'
import { unlessRefused } from './unless-refused.ts'

/** Adds a record like a member; undefined where declarations refuse it. */
export async function addSampleRecord(tx: TenantTransaction, change: SectionChange): Promise<Changed | undefined> {
  const add = async (): Promise<Changed> => addRecord(tx, await openSection(tx, change, change.profile.id))
  return unlessRefused(add())
}
