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

/** Keeps the event that everything billed for a case is paid, to be applied as soon as the case is woken. */
export async function keepSettled({ tenant, db }: TenantTransaction, caseId: string, now: Date): Promise<void> {
  const { visit } = await db
    .selectFrom('cases')
    .select('visit')
    .where('tenant', '=', tenant)
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow()
  const columns = { visit, reasons: '[]', tries: 0, due_at: now }
  await db
    .insertInto('case_events')
    .values({ tenant, case_id: caseId, event: 'settled', ...columns })
    .onConflict((conflict) => conflict.columns(['tenant', 'case_id', 'event']).doUpdateSet(columns))
    .execute()
}
