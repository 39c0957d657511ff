import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { BillingRunsTable } from '../platform/database/tables/billing.ts'
import { cancelJob, jobColumns } from '../platform/jobs/job-overview.ts'
import type { ListedJob } from '../platform/jobs/job-overview.ts'
import { enqueue } from '../platform/jobs/job-rows.ts'
import { Refusal } from '../platform/refusal.ts'
import type { AskedBilling, YearlyBilling } from './billing-terms.ts'

/** The kinds of work in the background that bill members, and that undo a run. */
export const billingKind = 'bill-members'
export const undoingKind = 'undo-billing'

/** How many runs a list has. */
const listed = 20

export type RunRow = Selectable<BillingRunsTable>

/** Who asks, and when. */
export interface Asking {
  readonly actorId: string
  readonly now: Date
}

/**
 * Queues a run, and records who asked for it. Returns its id.
 *
 * @throws Refusal `conflict` while members are billed, or a run is undone
 */
export async function beginRun(
  tx: TenantTransaction,
  { asked, billing }: { readonly asked: AskedBilling; readonly billing: YearlyBilling },
  { actorId, now }: Asking,
): Promise<string> {
  await requireIdle(tx)
  const id = randomUUID()
  const { tenant, db } = tx
  const { id: declaration, name: year } = billing
  await db
    .insertInto('billing_runs')
    .values({ tenant, id, declaration, year, begun_by: actorId, begun_at: now })
    .execute()
  await enqueue(tx, [{ kind: billingKind, id, payload: { ...asked, actor: actorId } }], now)
  await audit(tx, 'billing-begun', billing.source, { actorId, now })
  return id
}

/**
 * Queues the undoing of a run. It may be repeated: what was paid in between stays.
 *
 * @throws Refusal `not-found`; `conflict` while members are billed, or a run is undone
 */
export async function beginUndoing(
  tx: TenantTransaction,
  { run, reason }: { readonly run: string; readonly reason: string },
  { actorId, now }: Asking,
): Promise<void> {
  const found = await findRun(tx, run)
  if (found === undefined) throw new Refusal('not-found')
  await requireIdle(tx)
  const payload = { run, reason, actor: actorId }
  await enqueue(tx, [{ kind: undoingKind, id: randomUUID(), payload }], now)
  await audit(tx, 'billing-undone', `${found.declaration.replace('billing/', '')} ${found.year}`, { actorId, now })
}

/**
 * Cancels the billing of a run, which is not over; whom it has billed by then stays billed.
 *
 * @throws Refusal `not-found`
 */
export async function cancelRun(tx: TenantTransaction, id: string, { actorId, now }: Asking): Promise<void> {
  const found = await findRun(tx, id)
  if (found === undefined || !(await cancelJob(tx, { kind: billingKind, id }, now))) throw new Refusal('not-found')
  await audit(tx, 'billing-cancelled', `${found.declaration.replace('billing/', '')} ${found.year}`, { actorId, now })
}

const audit = (
  tx: TenantTransaction,
  action: 'billing-begun' | 'billing-undone' | 'billing-cancelled',
  detail: string,
  { actorId, now }: Asking,
): Promise<void> => recordAudit(tx, { actor_id: actorId, action, subject_id: null, detail }, now)

export const findRun = ({ tenant, db }: TenantTransaction, id: string): Promise<RunRow | undefined> =>
  db.selectFrom('billing_runs').selectAll().where('tenant', '=', tenant).where('id', '=', id).executeTakeFirst()

/** Two at once would each say of the other's members that they were billed. No member would be billed twice. */
async function requireIdle({ tenant, db }: TenantTransaction): Promise<void> {
  const found = await db
    .selectFrom('jobs')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', 'in', [billingKind, undoingKind])
    .where('due_at', 'is not', null)
    .limit(1)
    .execute()
  if (found.length > 0) throw new Refusal('conflict', { message: { key: 'server.billing.in-progress' } })
}

/** A run with what it has billed, in cents, and its work in the background; that is pruned after some weeks. */
export interface ListedRun extends RunRow {
  readonly billed: number
  readonly amount: number
  readonly undone: number
  readonly job: ListedJob | undefined
  /** The newest undoing. */
  readonly undoing: ListedJob | undefined
}

/** What a run has billed. */
const bills = sql`from yearly_bills b where b.tenant = r.tenant and b.run_id = r.id`

/** The newest runs, the latest first. */
export async function listRuns(tx: TenantTransaction): Promise<readonly ListedRun[]> {
  const { tenant, db } = tx
  const runs = await db
    .selectFrom('billing_runs as r')
    .selectAll('r')
    .select([
      sql<number>`(select count(*)::int ${bills})`.as('billed'),
      sql<number>`(select coalesce(sum(b.amount_cents), 0)::bigint ${bills})`.as('amount'),
      sql<number>`(select count(b.reversed_at)::int ${bills})`.as('undone'),
    ])
    .where('r.tenant', '=', tenant)
    .orderBy('r.begun_at', 'desc')
    .orderBy('r.id')
    .limit(listed)
    .execute()
  const jobs = await db
    .selectFrom('jobs')
    .select(jobColumns)
    .select(sql<string | null>`payload ->> 'run'`.as('run'))
    .where('tenant', '=', tenant)
    .where('kind', 'in', [billingKind, undoingKind])
    .orderBy('clock_at', 'desc')
    .execute()
  return runs.map((run) => ({
    ...run,
    job: jobs.find(({ kind, id }) => kind === billingKind && id === run.id),
    undoing: jobs.find(({ kind, run: undone }) => kind === undoingKind && undone === run.id),
  }))
}
