import type { Case } from '../../engine/cases/model/case.ts'
import type { CaseRefusal } from '../../engine/cases/model/outcome.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

const firstWait = 5 * 60_000
const longestWait = 24 * 60 * 60_000

/** When an event is tried again after so many tries: the waits grow up to a day. */
const nextTry = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(longestWait, firstWait * 2 ** tries))

/** Keeps an event that could not be applied, with the reasons, until it can be or the case is elsewhere. */
export async function keepEvent(
  { tenant, db }: TenantTransaction,
  caseId: string,
  { visit }: Pick<Case, 'visit'>,
  { event, reasons, tries, now }: WaitingEvent,
): Promise<void> {
  const columns = { visit, reasons: JSON.stringify(reasons), tries: tries + 1, due_at: nextTry(tries, now) }
  await db
    .insertInto('case_events')
    .values({ tenant, case_id: caseId, event, ...columns })
    .onConflict((conflict) => conflict.columns(['tenant', 'case_id', 'event']).doUpdateSet(columns))
    .execute()
}

export interface WaitingEvent {
  readonly event: string
  readonly reasons: readonly CaseRefusal[]
  /** How often it was tried before. */
  readonly tries: number
  readonly now: Date
}

/** Forgets the events of earlier visits, and those that were applied. */
export async function dropEvents(
  { tenant, db }: TenantTransaction,
  caseId: string,
  visit: number,
  applied: readonly string[] = [],
): Promise<void> {
  await db
    .deleteFrom('case_events')
    .where('tenant', '=', tenant)
    .where('case_id', '=', caseId)
    .where((where) =>
      where.or([where('visit', '<>', visit), ...(applied.length > 0 ? [where('event', 'in', applied)] : [])]),
    )
    .execute()
}

/** The events of a case that wait, in the order of their names. */
export async function waitingEvents({ tenant, db }: TenantTransaction, caseId: string) {
  const query = db.selectFrom('case_events').selectAll().where('tenant', '=', tenant).where('case_id', '=', caseId)
  return query.orderBy('event').execute()
}

/**
 * Keeps an event of several cases, in the visits in which they are, to be applied as soon as each is woken. What is
 * kept of the same event is due at once again.
 */
export async function keepEvents(
  { tenant, db }: TenantTransaction,
  ids: readonly string[],
  event: string,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const cases = await db
    .selectFrom('cases')
    .select(['id', 'visit'])
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .execute()
  const columns = { reasons: '[]', tries: 0, due_at: now }
  const rows = cases.map(({ id, visit }) => ({ tenant, case_id: id, event, visit, ...columns }))
  if (rows.length === 0) return
  await db
    .insertInto('case_events')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'case_id', 'event'])
        .doUpdateSet((row) => ({ ...columns, visit: row.ref('excluded.visit') })),
    )
    .execute()
}
