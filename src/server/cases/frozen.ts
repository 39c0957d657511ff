import type { ExpressionBuilder } from 'kysely'
import type { FrozenAnswers } from '../../engine/cases/model/case.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { Tables } from '../platform/database/tables.ts'
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
  await addFrozen(tx, { id, tenant, type, now }, revision, frozen)
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

/** Adds a submission without its records. */
export async function addFrozen(
  tx: TenantTransaction,
  { id, tenant, type, now }: Pick<CasePlace, 'id' | 'tenant' | 'type' | 'now'>,
  revision: number,
  frozen: FrozenAnswers,
): Promise<void> {
  const row = { case_id: id, revision, form_hash: formOf(tenant, type.id).hash, at: now }
  await tx.db
    .insertInto('case_frozen')
    .values({ tenant: tx.tenant, ...row, frozen: JSON.stringify(frozen) })
    .execute()
}

/** Of the frozen records of a case, the revision of the newest. */
export const lastRevision = (tenant: string) => (records: ExpressionBuilder<Tables, 'case_frozen_records'>) =>
  records
    .selectFrom('case_frozen')
    .select((select) => select.fn.max('case_frozen.revision').as('revision'))
    .where('case_frozen.tenant', '=', tenant)
    .whereRef('case_frozen.case_id', '=', 'case_frozen_records.case_id')

/** Records as they were at the last submission of a case, by their section. */
export type FrozenRecords = ReadonlyMap<DocumentId, readonly JsonObject[]>

/** The records of some sections as they were at the last submission. */
export async function frozenRecords(
  tx: TenantTransaction,
  id: string,
  sections: ReadonlySet<DocumentId>,
): Promise<FrozenRecords> {
  return (await frozenOfCases(tx, [id], sections))(id)
}

/** The same for several cases; returns what gives those of each. */
export async function frozenOfCases(
  { tenant, db }: TenantTransaction,
  ids: readonly string[],
  sections: ReadonlySet<DocumentId>,
): Promise<(id: string) => FrozenRecords> {
  if (ids.length === 0 || sections.size === 0) return () => new Map()
  const rows = await db
    .selectFrom('case_frozen_records')
    .select(['case_id', 'section', 'records'])
    .where('tenant', '=', tenant)
    .where('case_id', 'in', ids)
    .where('section', 'in', [...sections])
    .where('revision', '=', lastRevision(tenant))
    .execute()
  return (id) =>
    new Map(rows.flatMap(({ case_id, section, records }) => (case_id === id ? [[section, records] as const] : [])))
}
