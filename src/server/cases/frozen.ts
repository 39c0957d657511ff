import type { FrozenAnswers } from '../../engine/cases/model/case.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { listRecords } from '../profiles/records.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import { fullRecord } from '../sections/wire-record.ts'
import type { CasePlace } from './case-place.ts'

/**
 * Keeps what is submitted: the answers with their evidence, and every record of the profile as it is now. A later
 * submission is kept beside it.
 */
export async function freezeCase(
  tx: TenantTransaction,
  { id, tenant, type, profile, now }: CasePlace,
  revision: number,
  frozen: FrozenAnswers,
): Promise<void> {
  const key = { tenant: tx.tenant, case_id: id, revision }
  await tx.db
    .insertInto('case_frozen')
    .values({ ...key, frozen: JSON.stringify(frozen), form_hash: formOf(tenant, type.id).hash, at: now })
    .execute()
  const sections = [...tenant.forms.keys()].filter((section) => section.startsWith('sections/'))
  const rows = await listRecords(tx, profile.id, sections)
  const recordsOf = (section: DocumentId) => rows.filter((row) => row.section === section)
  const values = [...new Set(rows.map(({ section }) => section))].map((section) => ({
    ...key,
    section,
    records: JSON.stringify(recordsOf(section).map((row) => fullRecord(formOf(tenant, section), row))),
  }))
  if (values.length > 0) await tx.db.insertInto('case_frozen_records').values(values).execute()
}

/** The records of some sections as they were at the last submission. */
export async function frozenRecords(
  { tenant, db }: TenantTransaction,
  id: string,
  sections: ReadonlySet<DocumentId>,
): Promise<ReadonlyMap<DocumentId, readonly JsonObject[]>> {
  if (sections.size === 0) return new Map()
  const last = db
    .selectFrom('case_frozen')
    .select((select) => select.fn.max('revision').as('revision'))
    .where('tenant', '=', tenant)
    .where('case_id', '=', id)
  const rows = await db
    .selectFrom('case_frozen_records')
    .select(['section', 'records'])
    .where('tenant', '=', tenant)
    .where('case_id', '=', id)
    .where('revision', '=', last)
    .where('section', 'in', [...sections])
    .execute()
  return new Map(rows.map(({ section, records }) => [section, records]))
}
