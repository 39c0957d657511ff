import type { TenantTransaction } from '../platform/database/database.ts'
import { saveMembers } from './members.ts'
import type { NewMember } from './members.ts'
import { countPlanned, planImport } from './plan-import.ts'
import type { ImportCounts } from './plan-import.ts'

/** Imports members into the register, in the caller's transaction. Importing the same file again changes nothing. */
export async function importMembers(tx: TenantTransaction, members: readonly NewMember[]): Promise<ImportCounts> {
  const planned = await planImport(tx, members)
  const wanted = planned.filter(({ outcome }) => outcome === 'added' || outcome === 'changed')
  await saveMembers(
    tx,
    wanted.map(({ member }) => member),
  )
  return countPlanned(planned)
}
