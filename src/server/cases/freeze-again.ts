import { entryField } from '../../contract/entry-field.ts'
import type { Effect } from '../../engine/cases/model/outcome.ts'
import type { PinnedRecord } from '../../engine/cases/model/question-pin.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { CasePlace } from './case-place.ts'
import { addFrozen, lastRevision } from './frozen.ts'
import type { FrozenRecords } from './frozen.ts'

/**
 * Keeps what the owner has corrected for a question: a whole submission again, with the pinned records as they are now
 * and all others as they were. What was submitted before stays beside it.
 */
export async function freezeAgain(
  tx: TenantTransaction,
  place: CasePlace,
  revision: number,
  { frozen, records }: Pick<Extract<Effect, { effect: 'freeze-again' }>, 'frozen' | 'records'>,
): Promise<void> {
  const { id, tenant } = place
  const before = await lastFrozen(tx, id)
  await addFrozen(tx, place, revision, frozen)
  const sections = new Set([...before.keys(), ...records.map(({ section }) => section)])
  const values = [...sections].map((section) => {
    const pinned = records.filter((record) => record.section === section)
    const after = tenant.forms.has(section)
      ? corrected(before.get(section) ?? [], pinned, entryField(formOf(tenant, section).document.schema))
      : before.get(section)
    return { tenant: tx.tenant, case_id: id, revision, section, records: JSON.stringify(after) }
  })
  if (values.length > 0) await tx.db.insertInto('case_frozen_records').values(values).execute()
}

/** The frozen records of a section with some of them as they are now, in the order of their entry numbers. */
function corrected(
  before: readonly JsonObject[],
  pinned: readonly PinnedRecord[],
  entry: string,
): readonly JsonObject[] {
  const isAsked = (record: JsonObject) => pinned.some(({ entryNo }) => record[entry] === entryNo)
  const kept = before.filter((record) => !isAsked(record))
  const now = pinned.flatMap(({ after }) => (after === undefined ? [] : [after]))
  return [...kept, ...now].toSorted((one, other) => Number(one[entry]) - Number(other[entry]))
}

/** All records of the last submission of a case, by section. */
async function lastFrozen({ tenant, db }: TenantTransaction, id: string): Promise<FrozenRecords> {
  const rows = await db
    .selectFrom('case_frozen_records')
    .select(['section', 'records'])
    .where('tenant', '=', tenant)
    .where('case_id', '=', id)
    .where('revision', '=', lastRevision(tenant))
    .execute()
  return new Map(rows.map(({ section, records }) => [section, records]))
}
