import { sql } from 'kysely'
import type { Insertable, RawBuilder, Selectable } from 'kysely'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { statementOf } from '../platform/database/statement.ts'
import { later, together } from '../platform/database/together.ts'
import type { RetiredAnswers } from '../../engine/revision/revise-record.ts'
import type { RecordsTable } from '../platform/database/tables/profiles.ts'
import { isOfRecord } from './record-key.ts'
import type { RecordKey } from './record-key.ts'

export type RecordRow = Selectable<RecordsTable>

/** The records of some sections of a profile, in the order of their entry numbers. */
export async function listRecords(
  { tenant, db }: TenantTransaction,
  profileId: string,
  sections: readonly DocumentId[],
): Promise<readonly RecordRow[]> {
  return db
    .selectFrom('records')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profileId)
    .where('section', 'in', sections)
    .orderBy('section')
    .orderBy('entry_no')
    .execute()
}

/**
 * Locks a section of a profile until the transaction ends, and takes entry numbers. They are never used again, unless
 * the transaction is rolled back.
 *
 * @param taken how many numbers to take
 * @returns the last number taken so far
 */
export async function lockSection(
  tx: TenantTransaction,
  profileId: string,
  section: DocumentId,
  taken = 0,
): Promise<number> {
  const [[counter]] = await together(tx, sectionLock(tx, profileId, section, taken))
  if (!counter) throw new Error('A counter that is written returns its number.')
  return counter.last_entry_no
}

/** The statement of `lockSection`. */
export const sectionLock = ({ tenant }: TenantTransaction, profileId: string, section: DocumentId, taken: number) =>
  lockStatement({ tenant, profileId, section, taken })

const lockStatement = statementOf<SectionTaking>()((db, value) =>
  db
    .insertInto('section_counters')
    .values({
      tenant: value('tenant'),
      profile_id: value('profileId'),
      section: value('section'),
      last_entry_no: value('taken'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'profile_id', 'section'])
        .doUpdateSet({ last_entry_no: sql`section_counters.last_entry_no + excluded.last_entry_no` }),
    )
    .returning('last_entry_no'),
)

interface SectionTaking {
  readonly tenant: string
  readonly profileId: string
  readonly section: DocumentId
  /** How many entry numbers are taken. */
  readonly taken: number
}

/** A record to be stored. */
export interface RecordDraft {
  readonly profileId: string
  readonly section: DocumentId
  readonly entryNo: number
  readonly answers: JsonObject
  readonly formHash: string
  /** Answers to fields that the form no longer contains. */
  readonly retired: RetiredAnswers
}

/**
 * Adds a record with an entry number from `lockSection`. The statement is only queued, because the row is known before.
 */
export async function insertRecord(
  tx: TenantTransaction,
  { profileId, section, entryNo, answers, formHash, retired }: RecordDraft,
  now: Date,
): Promise<RecordRow> {
  const { tenant } = tx
  const key = { tenant, profile_id: profileId, section, entry_no: entryNo }
  const rest = { form_hash: formHash, revision: 1, created_at: now, updated_at: now }
  const stored = { ...key, ...rest, answers: JSON.stringify(answers), retired: JSON.stringify(retired) }
  await later(tx, recordStatement(stored))
  return { ...key, ...rest, answers, retired }
}

const recordStatement = statementOf<
  Insertable<RecordsTable> & { readonly revision: number; readonly retired: string }
>()((db, value) =>
  db.insertInto('records').values({
    tenant: value('tenant'),
    profile_id: value('profile_id'),
    section: value('section'),
    entry_no: value('entry_no'),
    answers: value('answers'),
    form_hash: value('form_hash'),
    retired: value('retired'),
    revision: value('revision'),
    created_at: value('created_at'),
    updated_at: value('updated_at'),
  }),
)

/** Replaces the answers of a record. */
export async function updateRecord(
  tx: TenantTransaction,
  { profileId, section, entryNo, answers, formHash, retired }: RecordDraft,
  now: Date,
): Promise<RecordRow> {
  return writeRecord(
    tx,
    { profile_id: profileId, section, entry_no: entryNo },
    { answers: JSON.stringify(answers), form_hash: formHash, retired: JSON.stringify(retired), updated_at: now },
  )
}

/** Writes columns of a record. All changes go through here, so that each real change increases the revision. */
export async function writeRecord(
  { tenant, db }: TenantTransaction,
  record: RecordKey,
  columns: RecordColumns,
): Promise<RecordRow> {
  const { answers, form_hash = sql.ref('form_hash'), retired = sql.ref('retired') } = columns
  const next = sql`(${answers})::jsonb, ${form_hash}, (${retired})::jsonb`
  const isChange = sql`(answers, form_hash, retired) is distinct from (${next})`
  return db
    .updateTable('records')
    .set({ ...columns, revision: sql<number>`revision + (case when ${isChange} then 1 else 0 end)` })
    .where(isOfRecord(tenant, record))
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface RecordColumns {
  /** JSON, or SQL that computes it from the stored answers. */
  readonly answers: string | RawBuilder<string>
  readonly form_hash?: string
  readonly retired?: string
  readonly updated_at?: Date
}

export async function deleteRecord(tx: TenantTransaction, record: RecordRow): Promise<void> {
  await later(tx, tx.db.deleteFrom('records').where(isOfRecord(tx.tenant, record)))
}
