import { randomUUID } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import type { ScheduledPublicationsTable } from '../platform/database/tables/publications.ts'

export type ScheduleRow = Selectable<ScheduledPublicationsTable>

/** How many the history shows. */
const shown = 100

/** Publications that wait, then those that are over, the newest first. */
export const readSchedules = ({ tenant, db }: TenantTransaction): Promise<ScheduleRow[]> =>
  db
    .selectFrom('scheduled_publications')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy((order) => order.case().when('state', '=', 'waiting').then(0).else(1).end())
    .orderBy('scheduled_at', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute()

/** A scheduled publication; undefined when there is none with this id. */
export const readSchedule = async ({ tenant, db }: TenantTransaction, id: string): Promise<ScheduleRow | undefined> =>
  isUuid(id)
    ? db
        .selectFrom('scheduled_publications')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined

interface NewSchedule {
  readonly document: DocumentId
  readonly actions: readonly JsonObject[]
  /** What was published for the document when its draft was made. */
  readonly published: readonly JsonObject[]
  readonly dueAt: Date
  readonly reason: string
  readonly by: string
  /** Who wrote the draft. */
  readonly authors: readonly string[]
}

/** Stores a publication that waits, and returns its id; undefined when one of the document waits already. */
export async function writeSchedule(
  { tenant, db }: TenantTransaction,
  { document, actions, published, dueAt, reason, by, authors }: NewSchedule,
  now: Date,
): Promise<string | undefined> {
  const written = await db
    .insertInto('scheduled_publications')
    .values({
      tenant,
      id: randomUUID(),
      document,
      actions: JSON.stringify(actions),
      published: JSON.stringify(published),
      due_at: dueAt,
      reason,
      scheduled_by: by,
      scheduled_at: now,
      authors: JSON.stringify(authors),
      state: 'waiting',
      ended_at: null,
      publication: null,
      failure: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return written?.id
}

type ScheduleChange = Pick<
  Updateable<ScheduledPublicationsTable>,
  'due_at' | 'state' | 'ended_at' | 'publication' | 'failure'
>

/** Changes one that waits; false, and nothing is changed, when it is over. */
export async function changeSchedule(
  { tenant, db }: TenantTransaction,
  id: string,
  change: ScheduleChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('scheduled_publications')
    .set(change)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
